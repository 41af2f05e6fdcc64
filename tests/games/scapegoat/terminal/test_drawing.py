"""The prison in characters: what a person sees of a position."""

from typing import Any

import pytest

from alcatraz.bundle.drawing import StyledLine
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.components import LOCATIONS
from alcatraz.games.scapegoat.terminal.drawing import DRAWING
from alcatraz.games.scapegoat.terminal.rooms import RoomDrawing, room_lines
from alcatraz.games.scapegoat.words.scapegoat_words import WORDS
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import Texts, languages, texts


def view_of(seat: int = 0, **changes: Any) -> Json:
    players = [
        {"at": "infirmary", "items": ["key", "gun"], "blackmail": ["patrol"]},
        {"at": "chapel"},
        {"at": "chapel"},
    ]
    position = {"format": 1, "game": "scapegoat", "players": players, **changes}
    return GAME.view(Match.from_position(GAME, position, 1).state, seat)


def plain(lines: list[StyledLine]) -> str:
    return "\n".join("".join(text for text, _ in line) for line in lines)


def words(language: str = "en") -> Texts:
    return texts(language).named(WORDS.names(view_of(), language))


def board(view: Json, offered: dict[int, Json] | None = None, width: int = 80) -> str:
    return plain(DRAWING.board(view, words().tell, width, offered or {}))


def test_lamps_show_the_guards_and_what_they_mean() -> None:
    drawn = board(view_of(guards={"infirmary": 2, "chapel": 3, "laundry": 4}))
    assert "●●○○ +1 AP" in drawn
    assert "●●●○ no work" in drawn
    assert "●●●● sealed" in drawn


def test_four_guards_and_a_false_alarm_are_four_lamps_before_bribes() -> None:
    turn = {"seat": 0, "ap": 3, "bribes": {"infirmary": 2}}
    drawn = board(view_of(guards={"infirmary": 4}, turn=turn, effects={"false_alarm": 1}))
    assert "$$●● +1 AP" in drawn


def test_bribes_and_false_alarms_are_counted() -> None:
    turn = {"seat": 0, "ap": 3, "bribes": {"infirmary": 1}}
    drawn = board(view_of(guards={"infirmary": 2}, turn=turn, effects={"false_alarm": 1}))
    assert "$●●○ +1 AP" in drawn
    assert "False alarm: every location counts 1 guard more" in drawn


def test_pawns_items_tasks_and_lockdown_stand_in_their_rooms() -> None:
    drawn = board(view_of(tasks={"workshop": "dig_the_tunnel"}, effects={"lockdown": ["workshop"]}))
    assert "▲ Amber" in drawn
    assert "● Teal ■ Rose" in drawn
    assert "dr dr dr" in drawn
    assert "○○○○ locked" in drawn
    assert "[B]" in drawn


def test_rooms_show_the_number_of_the_choice_that_leads_there() -> None:
    assert "→12" in board(view_of(), {12: {"type": "move", "to": "chapel"}})


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("gold", [[], list(LOCATIONS)])
def test_the_board_fits_and_is_a_rectangle(language: str, width: int, gold: list[str]) -> None:
    view = view_of(gold=gold, guards={"infirmary": 3})
    lines = plain(DRAWING.board(view, words(language).tell, width, {})).splitlines()
    assert len({len(line) for line in lines}) == 1
    assert len(lines[0]) <= width
    assert "…" not in "".join(lines)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("width", [38, 80])
def test_the_sheets_fit(language: str, width: int) -> None:
    view = view_of(tasks={"workshop": "stitch_a_raft_of_raincoats", "chapel": "drug_the_warden"})
    lines = plain(DRAWING.sheets(view, words(language).tell, width)).splitlines()
    assert max(len(line) for line in lines) <= width


def test_a_viewer_sees_the_own_hand_and_the_number_of_the_others_cards() -> None:
    assert "Your card Patrol" in plain(DRAWING.sheets(view_of(0), words().tell, 80))
    assert "Patrol" not in plain(DRAWING.sheets(view_of(1), words().tell, 80))


def test_the_status_tells_round_guards_phase_and_points() -> None:
    status = plain([DRAWING.status(view_of(guards={"chapel": 3}), words().tell)])
    assert status.startswith("Round 1 · Guards 3 of 20 ▮▮▮▯")
    assert status.endswith("Actions · Amber: 4 AP")


def test_the_standing_says_what_the_others_lack() -> None:
    players = [{"at": "chapel", "plan": "ABC"}, {"at": "chapel", "plan": "DE"}, {"at": "chapel", "plan": "F"}]
    standing = plain(DRAWING.standing(view_of(players=players), words().tell))
    assert "Without Amber the others own DEF and lack ABC." in standing
    assert "Nobody can escape yet" in standing


def test_a_waiting_offer_is_shown() -> None:
    pending = {"kind": "trade", "with": 1, "give": ["key"], "give_cash": 0, "take": [], "take_cash": 1}
    players = [{"at": "chapel", "items": ["key"]}, {"at": "chapel", "cash": 1}, {"at": "chapel"}]
    sheets = plain(DRAWING.sheets(view_of(1, players=players, pending=pending), words().tell, 80))
    assert "Amber gives: key. In return for: 1 Cash." in sheets


def test_the_standing_names_those_of_whom_the_scapegoat_would_choose() -> None:
    players = [{"at": "chapel", "plan": "ABCD"}, {"at": "chapel", "plan": "EF"}, {"at": "chapel", "plan": "EF"}]
    *_, last = DRAWING.standing(view_of(players=players), words().tell)
    assert [style for _, style in last] == ["danger"]
    assert plain([last]).endswith("the Scapegoat would choose who of these stays behind: Teal, Rose.")


def test_a_line_that_is_too_long_for_its_room_is_cut_to_its_width() -> None:
    room = RoomDrawing(view_of(tasks={"chapel": "dig_the_tunnel"}), "chapel", None)
    lines = plain(room_lines(room, words().tell, 9)).splitlines()
    assert {len(line) for line in lines} == {9}
    assert any("…" in line for line in lines)
    assert any(line.endswith("[B]") for line in lines)


def test_a_sheet_marks_who_is_isolated() -> None:
    sheets = plain(DRAWING.sheets(view_of(effects={"isolated": [2]}), words().tell, 80)).splitlines()
    assert [("isolated" in line) for line in sheets if "Teal" in line or "Rose" in line] == [False, True]


def test_a_sheet_shortens_items_whose_names_are_too_long_together() -> None:
    players = [{"at": "chapel"}, {"at": "chapel", "items": ["clothes", "clothes", "clothes"]}, {"at": "chapel"}]
    view = view_of(players=players)
    assert "clothes, clothes, clothes" in plain(DRAWING.sheets(view, words("en").tell, 80))
    french = plain(DRAWING.sheets(view, words("fr").tell, 80))
    assert "vê vê vê" in french
    assert "vêtements, vêtements" not in french
