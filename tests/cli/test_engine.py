"""The engine protocol over a real pipe: every request, every error, and garbage in between."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alcatraz.cli.engine.protocol import Engine
from alcatraz.games.registry import GAMES

Answer = dict[str, Any]
THREE = [{"at": "infirmary"}, {"at": "chapel"}, {"at": "chapel"}]


class Pipe:
    """`alcatraz engine` as another program would drive it."""

    def __init__(self) -> None:
        command = [sys.executable, "-c", "from alcatraz.cli.main import run; run(['engine'])"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def send(self, line: bytes) -> Answer:
        answer: Answer = json.loads(self.line(line))
        return answer

    def line(self, line: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()

    def ask(self, do: str, **fields: Any) -> Answer:
        return self.send(json.dumps({"id": "x", "do": do, **fields}).encode())

    def error(self, do: str, **fields: Any) -> Answer:
        answer = self.ask(do, **fields)
        assert answer["ok"] is False, answer
        assert answer["error"]["message"]
        found: Answer = answer["error"]
        return found

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        assert self.process.wait(timeout=10) == 0


@pytest.fixture(scope="module")
def running() -> Iterator[Pipe]:
    pipe = Pipe()
    yield pipe
    pipe.close()


@pytest.fixture
def engine(running: Pipe) -> Pipe:
    """The engine with a small position: amber under three guards in the infirmary, the others in the chapel."""
    assert running.ask("load", position={"players": THREE, "guards": {"infirmary": 3}}, seed=1)["ok"]
    return running


def test_before_a_game_there_is_no_game() -> None:
    pipe = Pipe()
    assert pipe.error("legal")["kind"] == "no_game"
    pipe.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_bots_its_record_and_its_replay(running: Pipe, game: str) -> None:
    options = {"turn_limit": 40} if game == "boat" else {}
    assert running.ask("new", game=game, players=3, seed="s", options=options)["ok"]
    number, move = 0, {}
    while decisions := running.ask("legal")["decisions"]:
        seat = decisions[-1]["seat"]
        move = running.ask("bot", seat=seat, policy="random", seed=number, iterations=1)["move"]
        assert move in decisions[-1]["moves"]
        assert running.ask("play", seat=seat, move=move)["ok"]
        number += 1
    outcome = running.ask("outcome", language="fr")["outcome"]
    assert outcome["explanation"][0]["text"]
    written = running.ask("record")["record"]
    position = running.ask("position")["position"]
    assert running.ask("replay", record=written) == {"id": "x", "ok": True}
    assert running.ask("position")["position"] == position
    assert running.error("play", seat=0, move=move)["kind"] == "over"
    assert running.error("explain", seat=0, move=move)["kind"] == "over"
    assert running.error("bot", seat=0, policy="random", seed=1)["kind"] == "over"


def test_explain_names_the_rule_in_the_asked_language(engine: Pipe) -> None:
    asked: Answer = {"seat": 0, "move": {"type": "use", "take": ["drug"]}}
    english = engine.ask("explain", **asked)
    french = engine.ask("explain", **asked, language="fr")
    assert (english["allowed"], english["rule"], english["rules"]) == (False, "S-8.3", ["S-8.3"])
    assert english["rules"] == french["rules"]
    assert english["message"] != french["message"]


def test_explain_says_what_an_allowed_move_costs(engine: Pipe) -> None:
    answer = engine.ask("explain", seat=0, move={"type": "move", "to": "dining_hall"})
    assert answer == {"id": "x", "ok": True, "allowed": True, "cost": 1}


def test_a_refused_move_changes_nothing(engine: Pipe) -> None:
    before = engine.ask("position")
    error = engine.error("play", seat=0, move={"type": "use", "take": ["drug"]})
    assert (error["kind"], error["rule"]) == ("refused", "S-8.3")
    assert engine.ask("position") == before


def test_a_move_out_of_turn_names_whose_turn_rule_it_breaks(engine: Pipe) -> None:
    error = engine.error("play", seat=1, move={"type": "end_turn"})
    assert (error["kind"], error["rule"]) == ("not_your_decision", "S-5.1")


def test_all_rules_that_forbid_a_move_are_listed_in_order(engine: Pipe) -> None:
    error = engine.error("play", seat=0, move={"type": "steal", "from": 1, "what": "key"})
    assert error["rules"] == ["S-6.3", "S-8.3"]


def test_events_as_a_seat_sees_them(engine: Pipe) -> None:
    position = {"players": [{"at": "wardens_office"}, *THREE[1:]], "blackmail_deck": ["patrol"]}
    events = []
    for viewer in ({}, {"as": 0}, {"as": 1}):
        engine.ask("load", position=position, seed=1)
        events.append(engine.ask("play", seat=0, move={"type": "use"}, **viewer)["events"])
    drawn = [next(event for event in seen if event["type"] == "card_drawn") for seen in events]
    assert [event.get("card") for event in drawn] == ["patrol", "patrol", None]


def test_a_view_hides_what_the_seat_may_not_know(engine: Pipe) -> None:
    engine.ask("load", position={"players": [{"at": "chapel", "blackmail": ["escort"]}, *THREE[1:]]}, seed=1)
    assert engine.ask("view", seat=0)["view"]["players"][0]["blackmail"] == ["escort"]
    spectator = engine.ask("view", seat=None)["view"]
    assert spectator["you"] is None
    assert "escort" not in json.dumps(spectator)


def test_perft_counts_leaves(engine: Pipe) -> None:
    assert engine.ask("perft", depth=0)["nodes"] == 1
    assert engine.ask("perft", depth=1)["nodes"] == len(engine.ask("legal")["decisions"][0]["moves"])
    assert engine.error("perft", depth=-1)["kind"] == "malformed"


@pytest.mark.parametrize(
    ("kind", "request_"),
    [
        ("malformed", {"do": "new"}),
        ("malformed", {"do": "new", "game": "chess", "players": 3, "seed": 1}),
        ("malformed", {"do": "new", "game": "scapegoat", "players": "3", "seed": 1}),
        ("malformed", {"do": "new", "game": "scapegoat", "players": 3, "seed": None}),
        ("malformed", {"do": "new", "game": "scapegoat", "players": 3, "seed": True}),
        ("malformed", {"do": "new", "game": "scapegoat", "players": 3, "seed": 7.0}),
        ("malformed", {"do": "new", "game": "scapegoat", "players": 3, "seed": [1]}),
        ("malformed", {"do": "load", "position": {"players": THREE}, "seed": {}}),
        ("malformed", {"do": "new", "game": "scapegoat", "players": 3, "seed": 1, "surprise": 1}),
        ("bad_options", {"do": "new", "game": "scapegoat", "players": 9, "seed": 1}),
        ("bad_options", {"do": "new", "game": "scapegoat", "players": 10**40, "seed": 1}),
        ("bad_options", {"do": "new", "game": "boat", "players": -(10**4000), "seed": 1, "language": "fr"}),
        ("malformed", {"do": "legal", "x" * 3000: 1}),
        ("bad_position", {"do": "load", "position": {"players": THREE, "guards": {"x" * 3000: 1}}}),
        ("bad_options", {"do": "new", "game": "scapegoat", "players": 3, "seed": 1, "options": {"sides": "blue"}}),
        ("bad_options", {"do": "new", "game": "scapegoat", "players": 3, "seed": 1, "options": {"x": 1}}),
        ("malformed", {"do": "load", "position": 5}),
        ("bad_position", {"do": "load", "position": {"game": "chess"}}),
        ("bad_position", {"do": "load", "position": {"players": [{"at": "pool"}] * 3}}),
        ("bad_record", {"do": "replay", "record": {"moves": []}}),
        ("malformed", {"do": "play", "seat": 7, "move": {"type": "end_turn"}}),
        ("malformed", {"do": "play", "seat": 0, "move": {"type": "fly"}}),
        ("malformed", {"do": "play", "seat": 0, "move": {"type": "move", "to": "pool"}}),
        ("malformed", {"do": "play", "seat": 0, "move": {"type": "move", "to": "chapel", "fast": True}}),
        ("malformed", {"do": "play", "seat": 0}),
        ("malformed", {"do": "view", "seat": 3}),
        ("malformed", {"do": "bot", "seat": 0, "policy": "genius", "seed": 1}),
        ("not_your_decision", {"do": "bot", "seat": 1, "policy": "random", "seed": 1}),
        ("malformed", {"do": "legal", "language": "tlh"}),
        ("unknown_request", {"do": "dance"}),
        ("malformed", {"do": 5}),
        ("malformed", {}),
    ],
)
def test_what_is_wrong_with_a_request_is_said(engine: Pipe, kind: str, request_: Answer) -> None:
    answer = engine.send(json.dumps({"id": 4, **request_}).encode())
    assert answer["id"] == 4
    assert answer["error"]["kind"] == kind
    assert answer["error"]["message"]
    assert engine.ask("legal")["decisions"][0]["seat"] == 0


@pytest.mark.parametrize(
    "line",
    [b"", b"{", b"[]", b"7", b"null", b"\xff\xfe", b"[" * 100_000, b'{"id": NaN}', b'{"id": 1e999}', b"9" * 5000],
)
def test_garbage_gets_an_answer_and_the_engine_goes_on(engine: Pipe, line: bytes) -> None:
    answer = engine.send(line)
    assert answer["error"]["kind"] == "malformed"
    assert engine.ask("legal")["ok"]


@pytest.mark.parametrize(
    "line", ['{"id": %s, "do": "legal"}', '{"do": "load", "position": {"guards": {"chapel": %s}}}']
)
def test_brackets_that_can_just_be_read_get_an_answer_too(engine: Pipe, line: str) -> None:
    """How many are too many to read, to quote or to send back depends on the depth of the program's own calls."""
    for depth in range(900, 1010):
        assert b'"ok": ' in engine.line((line % ("[" * depth + "]" * depth)).encode())
    assert engine.ask("legal")["ok"]


def test_a_field_that_comes_twice_is_refused(engine: Pipe) -> None:
    answer = engine.send(b'{"do": "play", "seat": 0, "move": {"type": "move", "to": "chapel", "to": "laundry"}}')
    assert answer["error"]["kind"] == "malformed"
    assert '"to"' in answer["error"]["message"]


def test_any_text_can_be_a_seed(engine: Pipe) -> None:
    assert engine.send(rb'{"do": "new", "game": "scapegoat", "players": 3, "seed": "\ud800"}')["ok"]


def test_events_as_nobody_are_those_of_a_spectator(engine: Pipe) -> None:
    position = {"players": [{"at": "wardens_office"}, *THREE[1:]], "blackmail_deck": ["patrol"]}
    engine.ask("load", position=position, seed=1)
    seen = engine.send(b'{"do": "play", "seat": 0, "move": {"type": "use"}, "as": null}')["events"]
    assert "patrol" not in json.dumps(seen)


def test_an_impossible_position_gets_all_reasons_at_once(engine: Pipe) -> None:
    bad = {"players": [{"at": "chapel", "cash": 9}, *THREE[1:]], "guards": {"chapel": 5}, "scapegoat": 7}
    message = engine.error("load", position=bad)["message"]
    assert all(field in message for field in ("players[0].cash", "guards.chapel", "scapegoat"))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 30) | st.sampled_from(["chapel", "key", "cash", "random", "turn", "x"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)
NAMES = st.sampled_from(
    [
        "game",
        "players",
        "seed",
        "options",
        "position",
        "seat",
        "move",
        "as",
        "record",
        "depth",
        "policy",
        "layout",
        "gold",
        "guards",
        "items",
        "tasks",
        "turn",
        "effects",
        "votes",
        "pending",
        "task_deck",
        "blackmail_deck",
        "outcome",
        "chance",
        "phase",
        "round",
        "bonus",
        "scapegoat",
        "type",
        "to",
        "from",
        "what",
        "pay",
        "take",
        "target",
        "card",
        "at",
        "task_at",
        "with",
        "give",
        "give_cash",
        "take_cash",
        "prisoners",
        "alarm_row",
        "turns_played",
        "sides",
        "rulings",
    ]
)
OBJECTS = st.dictionaries(NAMES, JSON | st.dictionaries(NAMES, JSON, max_size=4), max_size=6)


@given(do=st.sampled_from(["new", "load", "play", "explain", "replay", "view", "bot"]), fields=OBJECTS, inner=OBJECTS)
def test_no_request_breaks_the_engine(do: str, fields: Answer, inner: Answer) -> None:
    engine = Engine()
    engine.answer(json.dumps({"do": "load", "position": {"players": THREE}}))
    for name in ("position", "move", "record", "options"):
        request = {"do": do, **fields, name: {"type": "use", "players": THREE, **inner}}
        answer = json.loads(engine.answer(json.dumps(request)))
        assert answer["ok"] in (True, False)
