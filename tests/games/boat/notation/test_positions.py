"""Positions as JSON: what is left out has a default, what cannot be is refused, all reasons at once."""

import json
from typing import Any

import pytest

from alcatraz.games.boat.game import GAME
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from tests.games.boat.scenario import board, new_game, yard

CELL = ["cell"] * 4


def problems(**position: Any) -> list[tuple[str, str]]:
    """What is wrong with the position: text and field of each reason."""
    with pytest.raises(ContractError) as refused:
        GAME.load({"game": "boat", **position}, seed=1)
    assert refused.value.kind == "bad_position"
    return [(problem.id, str(problem.args["field"])) for problem in refused.value.problems]


# -- what loads ------------------------------------------------------------------------------------


def test_everything_has_a_default() -> None:
    position = GAME.position(GAME.load({}, seed=1))
    assert position.pop("chance").endswith(":0")
    assert position == {
        "format": 1,
        "game": "boat",
        "players": 2,
        "options": {"alarm": True, "own_capture": False, "turn_limit": 1000},
        "guards": [5, 4, 7, 3, 8, 2, 9, 1],
        "prisoners": [CELL, CELL],
        "turn": 0,
        "turns_played": 0,
        "alarm_row": None,
        "outcome": None,
    }


def test_the_lists_of_prisoners_say_how_many_players_there_are() -> None:
    assert GAME.position(GAME.load({"prisoners": [CELL] * 3}, seed=1))["players"] == 3
    assert GAME.position(GAME.load({"players": 4}, seed=1))["prisoners"] == [CELL] * 4


def test_prisoners_of_a_seat_are_written_in_one_order() -> None:
    position = GAME.load({"prisoners": [["boat", [9, 9], "cell", [7, 3]], CELL]}, seed=1)
    assert GAME.position(position)["prisoners"][0] == ["cell", [7, 3], [9, 9], "boat"]


def test_a_complete_position_continues_the_same_game() -> None:
    table = yard(amber=[[1, 3]], teal=[[3, 5]], guards={1: 9}).plays("amber", board([1, 3]))
    again = GAME.load(json.loads(json.dumps(table.position)), seed="another")
    assert GAME.position(again) == table.position
    assert GAME.legal(again, 1) == GAME.legal(table.table.state, 1)


@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_game_survives_json(seed: int) -> None:
    state = GAME.new(2 + seed % 3, seed, {"guards": "random", "own_capture": seed > 1, "turn_limit": 60})
    for number in range(100):
        position = GAME.position(state)
        assert GAME.position(GAME.load(json.loads(json.dumps(position)), seed=0)) == position
        if position["outcome"] is not None:
            return
        moves = GAME.legal(state, state.turn)
        GAME.apply(state, state.turn, moves[draw(key_of(seed), number, len(moves))])
    raise AssertionError("the limit of 60 turns never came")


def test_a_finished_game_loads() -> None:
    won = {"reason": "boat", "winners": [1], "losers": [0]}
    assert GAME.deciding(GAME.load({"prisoners": [CELL, ["boat"] * 3 + ["cell"]], "outcome": won}, seed=1)) == []
    drawn = {"reason": "turn_limit", "winners": [], "losers": []}
    assert GAME.position(GAME.load({"outcome": drawn}, seed=1))["turns_played"] == 1000


# -- what does not ---------------------------------------------------------------------------------


def test_all_problems_come_at_once() -> None:
    found = problems(guards=[1, 2], prisoners=[CELL, ["cell", [10, 1], "home", "cell"]], turn=2, unknown=1)
    assert found == [
        ("boat-guards-number", "guards"),
        ("boat-not-a-square", "prisoners[1][1]"),
        ("boat-position-nowhere", "prisoners[1][2]"),
        ("json-not-an-integer", "turn"),
        ("json-unknown-field", "unknown"),
    ]


WON: Json = {"reason": "boat", "winners": [0], "losers": [1]}
DRAWN: Json = {"reason": "turn_limit", "winners": [], "losers": []}
THREE = [["boat", "boat", "boat", "cell"], CELL]


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        ({"format": 2}, ("json-not-the-number", "format")),
        ({"game": "chess"}, ("json-not-one-of", "game")),
        ({"players": 5}, ("error-players", "players")),
        ({"players": "two"}, ("error-players", "players")),
        ({"prisoners": [CELL]}, ("error-players", "players")),
        ({"players": 3, "prisoners": [CELL] * 2}, ("boat-position-seats", "prisoners")),
        ({"prisoners": "all"}, ("json-not-a-list", "prisoners")),
        ({"prisoners": [CELL, "cell"]}, ("json-not-a-list", "prisoners[1]")),
        ({"prisoners": [CELL, ["cell"]]}, ("boat-position-prisoners", "prisoners[1]")),
        ({"prisoners": [CELL, [*CELL[:3], "yard"]]}, ("boat-position-nowhere", "prisoners[1][3]")),
        ({"prisoners": [CELL, [*CELL[:3], [0, 3]]]}, ("boat-not-a-square", "prisoners[1][3]")),
        ({"prisoners": [CELL, [*CELL[:3], [3, 10]]]}, ("boat-not-a-square", "prisoners[1][3]")),
        ({"prisoners": [CELL, [*CELL[:3], [3]]]}, ("boat-not-a-square", "prisoners[1][3]")),
        ({"prisoners": [CELL, [*CELL[:3], [3, True]]]}, ("boat-not-a-square", "prisoners[1][3]")),
        ({"prisoners": [CELL, [*CELL[:3], None]]}, ("boat-not-a-square", "prisoners[1][3]")),
        ({"prisoners": [CELL, ["cell", "cell", [9, 3], [9, 3]]]}, ("boat-position-two-prisoners", "prisoners[1][3]")),
        ({"prisoners": [[*CELL[:3], [9, 3]], [[9, 3], *CELL[:3]]]}, ("boat-position-two-prisoners", "prisoners[1][0]")),
        ({"prisoners": [CELL, [*CELL[:3], [8, 1]]]}, ("boat-position-on-guard", "prisoners[1][3]")),
        ({"prisoners": [["boat"] * 4, CELL], "outcome": WON}, ("boat-position-boat-full", "prisoners[0]")),
        ({"prisoners": THREE}, ("boat-position-won", "prisoners[0]")),
        ({"guards": "random"}, ("json-not-a-list", "guards")),
        ({"guards": [5, 4, 7, 3, 8, 2, 9]}, ("boat-guards-number", "guards")),
        ({"guards": [5, 4, 7, 3, 8, 2, 9, 10]}, ("json-not-an-integer", "guards[7]")),
        ({"options": {"alarm": 1}}, ("json-not-a-boolean", "options.alarm")),
        ({"options": {"turn_limit": 0}}, ("json-not-an-integer", "options.turn_limit")),
        ({"options": {"first": 0}}, ("json-unknown-field", "options.first")),
        ({"options": []}, ("json-not-an-object", "options")),
        ({"turn": 2}, ("json-not-an-integer", "turn")),
        ({"turns_played": -1}, ("json-not-an-integer", "turns_played")),
        ({"turns_played": 1000}, ("boat-position-past-limit", "turns_played")),
        ({"turns_played": 1001, "prisoners": THREE, "outcome": WON}, ("boat-position-past-limit", "turns_played")),
        ({"turns_played": 999, "outcome": DRAWN}, ("boat-position-drawn-early", "outcome.reason")),
        ({"options": {"turn_limit": None}, "outcome": DRAWN}, ("boat-position-drawn-early", "outcome.reason")),
        ({"alarm_row": 9}, ("json-not-an-integer", "alarm_row")),
        ({"alarm_row": 3, "options": {"alarm": False}}, ("boat-position-no-alarm", "alarm_row")),
        ({"alarm_row": 3, "outcome": DRAWN}, ("boat-position-alarm-over", "alarm_row")),
        ({"outcome": {**DRAWN, "reason": "escape"}}, ("json-not-one-of", "outcome.reason")),
        ({"outcome": {**DRAWN, "losers": [0, 1]}}, ("boat-position-outcome-seats", "outcome")),
        ({"outcome": {**DRAWN, "losers": [7]}}, ("json-not-an-integer", "outcome.losers[0]")),
        ({"prisoners": THREE, "outcome": {**WON, "losers": []}}, ("boat-position-outcome-seats", "outcome")),
        ({"prisoners": THREE, "outcome": DRAWN}, ("boat-position-reason", "outcome.reason")),
        ({"outcome": {"reason": "boat", "winners": [], "losers": []}}, ("boat-position-reason", "outcome.reason")),
        ({"outcome": {"reason": "turn_limit"}}, ("json-missing", "outcome.winners")),
        ({"chance": "dice"}, ("json-not-chance", "chance")),
        ({"chance": 7}, ("json-not-chance", "chance")),
    ],
)
def test_what_cannot_be_is_refused(position: Json, expected: tuple[str, str]) -> None:
    assert expected in problems(**position)


def test_two_players_cannot_both_have_won() -> None:
    three = ["boat", "boat", "boat", "cell"]
    assert ("boat-position-two-winners", "prisoners") in problems(prisoners=[three, three], outcome=WON)


def test_a_position_that_is_no_object_is_refused() -> None:
    with pytest.raises(ContractError, match="bad_position"):
        GAME.load([], seed=1)  # type: ignore[arg-type]


# -- the options of a new game ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"guards": "anywhere"}, ("boat-options-guards", "options.guards")),
        ({"guards": None}, ("json-not-a-list", "options.guards")),
        ({"guards": [5]}, ("boat-guards-number", "options.guards")),
        ({"guards": [5, 0, 7, 3, 8, 2, 9, 1]}, ("json-not-an-integer", "options.guards[1]")),
        ({"guards": [6, 4, 7, 3, 8, 2, 9, 1]}, ("boat-options-guard-middle", "options.guards[0]")),
        ({"first": 2}, ("boat-options-first", "options.first")),
        ({"first": "amber"}, ("boat-options-first", "options.first")),
        ({"first": True}, ("boat-options-first", "options.first")),
        ({"turn_limit": "none"}, ("json-not-an-integer", "options.turn_limit")),
        ({"own_capture": "yes"}, ("json-not-a-boolean", "options.own_capture")),
        ({"clock": 5}, ("json-unknown-field", "options.clock")),
    ],
)
def test_options_that_make_no_sense_are_refused(options: Json, expected: tuple[str, str]) -> None:
    with pytest.raises(ContractError) as refused:
        GAME.new(2, 1, options)
    assert refused.value.kind == "bad_options"
    assert [(problem.id, problem.args["field"]) for problem in refused.value.problems] == [expected]


def test_five_players_are_too_many() -> None:
    with pytest.raises(ContractError, match="bad_options"):
        GAME.new(5, 1, {})


def test_the_table_may_play_without_a_limit() -> None:
    assert new_game(turn_limit=None).position["options"]["turn_limit"] is None


# -- views -----------------------------------------------------------------------------------------


def test_a_view_hides_only_the_draws_to_come() -> None:
    table = yard(amber=[[9, 5]])
    view, position = table.view("teal"), table.position
    assert position.pop("chance")
    assert {name: view[name] for name in position} == position
    assert set(view) - set(position) == {"you", "decisions"}
    assert view["you"] == 1
    assert view["decisions"] == [{"seat": 0, "kind": "turn"}]
    assert table.view("amber")["decisions"][0]["moves"] == table.legal("amber")
    assert table.view(None)["you"] is None
