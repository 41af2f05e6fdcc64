"""Tables that begin with an arranged position: they say so, and their luck is nobody's."""

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import texts
from alcatraz.records.record import replay
from alcatraz.server.outgoing.messages import table_info
from alcatraz.server.outgoing.sentences import line
from alcatraz.server.runtime.tokens import new_shuffle_secrets
from alcatraz.server.tables.creation import rematch_entry
from alcatraz.server.tables.errors import Denied
from alcatraz.server.tables.folding.fold import open_room
from alcatraz.server.tables.records import record_of
from tests.server.rooms import TestRoom

# One step from the end: who boards has three in the boat.
NEARLY: Json = {
    "format": 1,
    "game": "boat",
    "guards": [9, 9, 9, 9, 9, 9, 9, 9],
    "prisoners": [["boat", "boat", "cell", [1, 5]], ["cell", "cell", "cell", [9, 9]]],
    "turn": 0,
}
OVER: Json = {
    **NEARLY,
    "prisoners": [["boat", "boat", "boat", "cell"], ["cell"] * 4],
    "outcome": {"reason": "boat", "winners": [0], "losers": [1]},
}


def arranged(start: Json = NEARLY) -> TestRoom:
    return TestRoom("boat", 2, start=start, seed=None)


def test_the_game_begins_with_the_position() -> None:
    table = arranged().started()
    assert table.room.match.position()["prisoners"][0] == ["cell", [1, 5], "boat", "boat"]


def test_the_table_says_that_it_was_arranged_from_the_lobby_to_the_record() -> None:
    table = arranged()
    assert table_info(table.room, "", texts("en")).arranged
    assert not table_info(TestRoom("boat", 2).room, "", texts("en")).arranged
    table.started().plays(0, {"type": "board", "from": [1, 5]})
    assert table.room.phase == "over"
    written = record_of(table.room, table.log)
    assert written["start"]["guards"] == [9] * 8
    assert replay(BUNDLES["boat"].game, written).players == 2


def test_the_log_tells_it_to_those_who_come_later() -> None:
    assert "arranged" in (line(arranged().started().room, {"type": "started"}, texts("en")) or "")
    assert "arranged" not in (line(TestRoom("boat", 2).room, {"type": "started"}, texts("en")) or "")


def test_the_log_rebuilds_it() -> None:
    table = arranged().started()
    again = open_room("table", table.log)
    assert again.match.position() == table.room.match.position()


def test_the_luck_of_the_position_is_not_taken_over() -> None:
    game = BUNDLES["scapegoat"].game
    known = Match.new(game, 3, "known", {}).position()
    table = TestRoom("scapegoat", 3, start=known, seed=None).started()
    assert table.room.match.position()["chance"] != known["chance"]
    assert table.room.match.position()["guards"] == known["guards"]


def test_a_rematch_begins_there_again_with_other_luck() -> None:
    table = arranged().started()
    table.plays(0, {"type": "board", "from": [1, 5]})
    entry = rematch_entry(table.room, "ann", new_shuffle_secrets())
    assert entry.start is not None
    assert entry.seed != table.room.created.seed


@pytest.mark.parametrize(
    ("wish", "kind"),
    [
        ({"start": NEARLY, "listed": True}, "arranged_listed"),
        ({"start": NEARLY, "options": {"alarm": False}}, "arranged_options"),
        ({"start": {**NEARLY, "prisoners": [["cell"] * 4] * 3}}, "arranged_seats"),
        ({"start": OVER}, "arranged_over"),
    ],
)
def test_what_cannot_be_made(wish: Json, kind: str) -> None:
    with pytest.raises(Denied) as error:
        TestRoom("boat", 2, seed=None, **wish)
    assert error.value.kind == kind


def test_every_problem_of_a_position_is_told_before_there_is_a_table() -> None:
    with pytest.raises(ContractError) as error:
        arranged({**NEARLY, "guards": [0] * 8, "turn": 9})
    assert error.value.kind == "bad_position"
    fields = {problem.args["field"] for problem in error.value.problems}
    assert fields >= {"turn", *(f"guards[{row}]" for row in range(8))}


def test_the_position_must_be_one_of_the_tables_game() -> None:
    with pytest.raises(ContractError):
        arranged({"game": "scapegoat", "players": [{"at": "chapel"}] * 3})
