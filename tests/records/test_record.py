"""Records rebuild their game, and say so when they do not."""

import copy
from typing import Any

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.records.record import RecordBroken, record, replay
from alcatraz.testing.walks import walk

SCAPEGOAT = BUNDLES["scapegoat"]


@pytest.fixture(scope="module")
def finished() -> Json:
    table: Match[Any] = Match.new(SCAPEGOAT.game, 3, 11, {"sides": "gold"})
    for step in walk(SCAPEGOAT, SCAPEGOAT.game.copy(table.state), 11):
        table.play(step.seat, step.move)
    return record(table)


def broken(finished: Json, **changes: object) -> Json:
    return {**copy.deepcopy(finished), **changes}


def problem(data: Json) -> str:
    with pytest.raises(ContractError) as error:
        replay(SCAPEGOAT.game, data)
    assert error.value.kind == "bad_record"
    return error.value.problems[0].id


def test_a_record_names_what_it_needs(finished: Json) -> None:
    assert finished["format"] == 1
    assert finished["game"] == "scapegoat"
    assert finished["rules_version"] == SCAPEGOAT.game.rules_version
    assert finished["options"] == {"sides": "gold"}
    assert finished["edition"].startswith("sha256:")
    assert finished["talk"] == []


def test_a_record_rebuilds_its_last_position(finished: Json) -> None:
    assert record(replay(SCAPEGOAT.game, finished)) == finished


def test_a_record_from_a_position_carries_the_position() -> None:
    table: Match[Any] = Match.from_position(SCAPEGOAT.game, {"players": [{"at": "chapel"}] * 3}, 5)
    table.play(0, table.read_move(0, {"type": "end_turn"}))
    written = record(table)
    assert written["start"]["players"][0]["at"] == "chapel"
    assert replay(SCAPEGOAT.game, written).position() == table.position()


def test_another_digest_is_noticed(finished: Json) -> None:
    assert problem(broken(finished, digest="sha256:0")) == "record-other-digest"


def test_another_outcome_is_noticed(finished: Json) -> None:
    assert problem(broken(finished, outcome=None)) == "record-other-outcome"


def test_another_edition_is_noticed(finished: Json) -> None:
    assert problem(broken(finished, edition="sha256:0")) == "record-other-edition"


def test_a_move_that_is_not_legal_is_named_by_its_number(finished: Json) -> None:
    moves = [*finished["moves"][:4], {"seat": 0, "move": {"type": "decline"}}]
    with pytest.raises(ContractError) as error:
        replay(SCAPEGOAT.game, broken(finished, moves=moves))
    assert error.value.problems[0].id == "record-move-refused"
    assert error.value.problems[0].args["number"] == 5


def test_what_is_not_a_record_gets_all_reasons_at_once() -> None:
    with pytest.raises(ContractError) as error:
        replay(SCAPEGOAT.game, {"game": "scapegoat", "moves": [{"seat": "x"}], "surprise": 1})
    fields = {str(found.args["field"]) for found in error.value.problems}
    assert {"format", "players", "seed", "digest", "moves[0].seat", "moves[0].move", "surprise"} <= fields


def test_a_changed_edition_travels_with_the_record() -> None:
    content = copy.deepcopy(SCAPEGOAT.game.new(3, 1, {}).prison.edition.content)
    content["sheet"]["cash"]["value"] = 5
    table: Match[Any] = Match.new(SCAPEGOAT.game, 3, 1, {"edition": content})
    written = record(table)
    assert written["edition"]["sheet"]["cash"]["value"] == 5
    assert "edition" not in written["options"]
    assert replay(SCAPEGOAT.game, written).position() == table.position()


def test_a_start_that_is_no_position_is_told_as_a_broken_record(finished: Json) -> None:
    nowhere = {"players": [{"at": "chapel"}, {"at": "chapel"}, {"at": "pool"}]}
    with pytest.raises(RecordBroken) as error:
        replay(SCAPEGOAT.game, broken(finished, start=nowhere, moves=[]))
    assert error.value.kind == "bad_record"
    assert [found.args["field"] for found in error.value.problems] == ["players[2].at"]
    assert error.value.move is None


def test_true_is_no_seed(finished: Json) -> None:
    assert problem(broken(finished, seed=True)) == "json-not-a-seed"


@pytest.fixture(scope="module")
def from_a_position() -> Json:
    return record(Match.from_position(SCAPEGOAT.game, {"players": [{"at": "chapel"}] * 3}, 5))


def test_the_start_has_as_many_players_as_the_record_says(from_a_position: Json) -> None:
    assert problem(broken(from_a_position, players=4)) == "json-not-the-number"


SAID = {"id": 3, "seat": 1, "round": 1, "type": "say", "text": "Rose, it should be you."}


@pytest.mark.parametrize(
    "said",
    [
        SAID,
        {**SAID, "round": None},
        {"id": 9, "seat": 0, "round": 2, "after": 7, "type": "answer", "to": 3, "yes": True},
    ],
)
def test_what_was_said_comes_back(finished: Json, said: Json) -> None:
    assert replay(SCAPEGOAT.game, broken(finished, talk=[said])).talk == [said]


@pytest.mark.parametrize(
    ("wrong", "id_"),
    [
        ({"seat": 3}, "json-not-an-integer"),
        ({"seat": 0.0}, "json-not-an-integer"),
        ({"id": True}, "json-not-an-integer"),
        ({"round": "one"}, "json-not-an-integer"),
        ({"type": ["say"]}, "json-not-a-text"),
        ({"text": 5}, "json-not-a-text"),
        ({"text": "\x1b[2J"}, "talk-control-characters"),
        ({"text": "x" * 501}, "talk-text-length"),
    ],
)
def test_what_nobody_can_have_said_is_noticed(finished: Json, wrong: Json, id_: str) -> None:
    assert problem(broken(finished, talk=[{**SAID, **wrong}])) == id_


@pytest.mark.parametrize("field", SAID)
def test_a_statement_has_all_its_fields(finished: Json, field: str) -> None:
    said = {name: value for name, value in SAID.items() if name != field}
    assert problem(broken(finished, talk=[said])) == "json-missing"


def test_names_steer_no_terminal(finished: Json) -> None:
    seats = [{"name": "Anna"}, {"name": "\x1b[2J"}, {"policy": "simple"}]
    assert problem(broken(finished, seats=seats)) == "talk-control-characters"
