"""The yard in characters: what a person sees of a position."""

from alcatraz.bundle.drawing import StyledLine
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.terminal.drawing import DRAWING
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import texts

SAY = texts("en").tell


def view_of(**changes: object) -> Json:
    prisoners = [["cell", "boat", [7, 3], [9, 9]], ["cell", "cell", "cell", "cell"]]
    position = {"format": 1, "game": "boat", "players": 2, "prisoners": prisoners, **changes}
    return GAME.view(Match.from_position(GAME, position, 1).state, 0)


def plain(lines: list[StyledLine]) -> list[str]:
    return ["".join(text for text, _ in line) for line in lines]


def board(offered: dict[int, Json] | None = None) -> list[str]:
    return plain(DRAWING.board(view_of(), SAY, 80, offered or {}))


def test_guards_prisoners_and_marked_squares() -> None:
    lines = board()
    assert lines[0].strip("═ ") == "BOAT"
    assert lines[2].split() == ["1", "·", "·", "≈", "≈", "G", "≈", "≈", "·", "·"]
    assert lines[8].split() == ["7", "·", "·", "▲", "·", "·", "·", "·", "·", "G"]
    assert lines[11].strip("═ ") == "CELL"


def test_what_the_chosen_prisoner_can_reach_shows_its_number() -> None:
    lines = board({4: {"type": "walk", "from": [7, 3], "to": [7, 5]}})
    assert lines[8].split() == ["7", "·", "·", "[▲]", "·", "4", "·", "·", "·", "G"]


def test_the_sheets_count_cell_and_boat() -> None:
    lines = plain(DRAWING.sheets(view_of(), SAY, 34))
    assert lines[:2] == ["▸ ▲ Amber", "    boat ▲··  cell ▲···"]
    assert lines[2:4] == ["  ● Teal", "    boat ···  cell ●●●●"]
    assert max(len(line) for line in lines) <= 36


def test_the_status_tells_whose_turn_it_is_and_the_alarm() -> None:
    assert plain([DRAWING.status(view_of(), SAY)]) == ["Alcatraz (1999) · Turn 1 · ▲ Amber"]
    assert plain([DRAWING.status(view_of(alarm_row=3), SAY)])[0].endswith("Alarm in row 3")


def test_the_standing_counts_what_is_missing() -> None:
    assert plain(DRAWING.standing(view_of(), SAY))[0] == "▲ Amber needs 2 more in the boat."
