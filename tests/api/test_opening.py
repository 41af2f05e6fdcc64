"""How tables of the public API begin: new games, positions, records, matches between bots."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import alcatraz
from alcatraz.locale.texts import languages

THREE: list[dict[str, Any]] = [{"at": "chapel"}, {"at": "chapel"}, {"at": "workshop"}]


def test_the_games_and_what_can_be_said_of_them() -> None:
    scapegoat, boat = alcatraz.list_games()
    assert (scapegoat.id, scapegoat.title, list(scapegoat.players)) == ("scapegoat", "Alcatraz: The Scapegoat", [3, 4])
    assert (boat.id, list(boat.players)) == ("boat", [2, 3, 4])
    assert {"random", "simple", "boss"} <= set(boat.policies)
    assert alcatraz.list_games("fr")[0].title != scapegoat.title


def test_the_same_seed_is_the_same_game_and_a_text_is_another_one() -> None:
    def start(seed: int | str) -> object:
        return alcatraz.new("scapegoat", players=3, seed=seed).position()["layout"]

    assert start(7) == start(7)
    assert start(7) != start("7")


def test_a_position_names_its_game_or_is_the_scapegoat() -> None:
    assert alcatraz.load({"players": THREE}).game == "scapegoat"
    assert alcatraz.load({"game": "boat", "players": 2}).game == "boat"


def test_a_loaded_position_goes_on_as_the_first_one_would() -> None:
    table = alcatraz.new("scapegoat", players=3, seed=7)
    again = alcatraz.load(table.position(), seed="another")
    seat = table.decisions()[0]["seat"]
    assert again.play(seat, {"type": "end_turn"}) == table.play(seat, {"type": "end_turn"})
    assert again.position() == table.position()


def test_a_record_is_rebuilt_step_by_step() -> None:
    table = alcatraz.play_match("boat", ["random", "simple"], seed=1, options={"turn_limit": 8})
    record = table.record(checkpoints=True)
    assert alcatraz.replay(record).position() == table.position()
    steps = [(step.move_count, events, step.last_events(None)) for step, events in alcatraz.replay_steps(record)]
    assert [number for number, _, _ in steps] == list(range(table.move_count + 1))
    assert steps[0][1] == []
    assert steps[1][1] == steps[1][2] != []


def test_a_broken_record_says_at_which_move() -> None:
    record = alcatraz.play_match("boat", ["random", "random"], seed=1, options={"turn_limit": 8}).record()
    record["moves"][4]["move"] = {"type": "pass"}
    with pytest.raises(alcatraz.BrokenRecord) as broken:
        alcatraz.replay(record)
    assert (broken.value.kind, broken.value.move) == ("bad_record", 5)
    assert "5" in str(broken.value)


def test_functions_and_names_play_together() -> None:
    def last(view: Any, decision: Any, budget: alcatraz.Budget) -> Any:
        return decision["moves"][-1]

    def play(seed: int) -> alcatraz.Table:
        return alcatraz.play_match("boat", [last, "random"], seed, {"turn_limit": 12, "first": 0})

    assert play(1).record() == play(1).record()
    assert play(1).record() != play(2).record()
    assert play(1).outcome() is not None


def test_a_simulation_counts_every_game() -> None:
    summary = alcatraz.simulate("boat", [2, 3], 2, ["random"], seed=1, options={"turn_limit": 10})
    assert [(table["players"], table["games"]) for table in summary["tables"]] == [(2, 2), (3, 2)]


@pytest.mark.parametrize(
    ("attempt", "kind", "sentence"),
    [
        (lambda: alcatraz.new("chess", 2), "malformed", 'game: "chess" is not one of these: scapegoat, boat'),
        (lambda: alcatraz.new(["boat"], 2), "malformed", 'game: ["boat"] is not one of these'),  # type: ignore[arg-type]
        (lambda: alcatraz.new("boat", "2"), "malformed", "players: a whole number"),  # type: ignore[arg-type]
        (lambda: alcatraz.new("boat", 9), "bad_options", "players: this game needs at least 2"),
        (lambda: alcatraz.new("boat", 2, options=[]), "malformed", "options: an object"),  # type: ignore[arg-type]
        (lambda: alcatraz.new("boat", 2, options={"x": 1}), "bad_options", "options.x: there is no such field"),
        (lambda: alcatraz.load([]), "malformed", "position: an object"),  # type: ignore[arg-type]
        (lambda: alcatraz.load({"game": "go"}), "bad_position", 'game: "go" is not one of these'),
        (lambda: alcatraz.load({"players": THREE, "round": 0}), "bad_position", "round: a whole number"),
        (lambda: alcatraz.replay(7), "malformed", "record: an object"),  # type: ignore[arg-type]
        (lambda: list(alcatraz.replay_steps({"game": "go"})), "bad_record", 'game: "go" is not one of these'),
        (lambda: alcatraz.imagine(None), "malformed", "view: an object"),  # type: ignore[arg-type]
        (lambda: alcatraz.play_match("boat", ["genius"] * 2), "malformed", 'policy: "genius" is not one of these'),
        (lambda: alcatraz.play_match("boat", ["random"]), "bad_options", "players: this game needs"),
        (lambda: alcatraz.simulate("boat", [2], 0, ["random"]), "malformed", "games: a whole number from 1"),
        (lambda: alcatraz.simulate("boat", [2], 1, ["random"] * 3), "malformed", "policies: one name for all seats"),
        (lambda: alcatraz.simulate("boat", [9], 1, ["random"]), "bad_options", "players: this game needs"),
        (lambda: alcatraz.list_games("xx"), "malformed", 'language: "xx" is not one of these'),
    ],
)
def test_wrong_arguments_are_refused_in_words(attempt: Callable[[], object], kind: str, sentence: str) -> None:
    with pytest.raises(alcatraz.InputError) as wrong:
        attempt()
    assert wrong.value.kind == kind
    assert str(wrong.value).startswith(sentence)


@pytest.mark.parametrize("seed", [None, True, 7.0, [1], {"a": 1}, b"7"])
def test_a_seed_is_a_whole_number_or_a_text(seed: Any) -> None:
    for attempt in (
        lambda: alcatraz.new("boat", players=2, seed=seed),
        lambda: alcatraz.load({"game": "boat", "players": 2}, seed=seed),
        lambda: alcatraz.play_match("boat", ["random"] * 2, seed=seed),
        lambda: alcatraz.simulate("boat", [2], 1, ["random"], seed=seed),
    ):
        with pytest.raises(alcatraz.InputError, match="seed: a whole number or a text is expected"):
            attempt()


@pytest.mark.parametrize("language", languages())
def test_errors_survive_pickling_with_their_words(language: str) -> None:
    def error(attempt: Callable[[], object]) -> alcatraz.InputError:
        with pytest.raises(alcatraz.InputError) as raised:
            attempt()
        return raised.value

    table = alcatraz.load({"players": THREE})
    for raised in (
        error(lambda: alcatraz.new("chess", 2)),
        error(lambda: table.play(1, {"type": "end_turn"})),
        error(lambda: alcatraz.replay({})),
    ):
        again = pickle.loads(pickle.dumps(raised))
        assert type(again) is type(raised)
        assert (again.kind, again.text(language)) == (raised.kind, raised.text(language))


def test_every_public_name_is_there_and_listed() -> None:
    assert set(alcatraz.__all__) <= set(dir(alcatraz))
    for name in alcatraz.__all__:
        assert getattr(alcatraz, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        getattr(alcatraz, "nothing")  # noqa: B009 - what a type checker would refuse


def test_importing_alcatraz_alone_imports_nothing_of_it() -> None:
    asked = "import sys, alcatraz; alcatraz.__version__; print([m for m in sys.modules if m.startswith('alcatraz.')])"
    answer = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert answer.stdout == "[]\n"
