"""The yard in characters: the squares between the boat and the cell, guards, prisoners, what can be reached."""

from collections.abc import Mapping
from typing import Final

from alcatraz.bundle.drawing import Span, StyledLine
from alcatraz.bundle.words import Say
from alcatraz.games.boat.model.names import column_name
from alcatraz.games.boat.rules.board import COLUMNS, MARKED, MARKED_BLOCK, PRISONERS, ROWS, TO_WIN
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

SHAPES: Final = "▲●■◆"
_CELL: Final = 4
_MARGIN: Final = 4
_OUT: Final = Message("boat-sheet-out")


class BoatDrawing:
    def status(self, view: Json, say: Say) -> StyledLine:
        turns = Message("boat-status-turn", {"turn": view["turns_played"] + 1})
        line: StyledLine = [(say(Message("game-boat")), "title"), (" · ", "dim"), (say(turns), "bold")]
        if view["outcome"] is None:
            seat = view["turn"]
            line += [(" · ", "dim"), (f"{SHAPES[seat]} {say(Message(f'seat-{seat}'))}", f"seat-{seat}")]
        if view["alarm_row"] is not None:
            alarm = Message("boat-status-alarm", {"row": view["alarm_row"]})
            line += [(" · ", "dim"), (say(alarm), "danger")]
        return line

    def board(self, view: Json, say: Say, width: int, offered: Mapping[int, Json]) -> list[StyledLine]:
        numbers = {tuple(move["to"]): number for number, move in offered.items() if "to" in move}
        chosen = {tuple(move["from"]) for move in offered.values() if "from" in move and "to" in move}
        lines = [_shore(say, "boat", "water"), _column_letters()]
        return [*lines, *_rows(view, numbers, chosen), _shore(say, "cell", "wall")]

    def compact_board(self, view: Json, say: Say, width: int, offered: Mapping[int, Json]) -> list[StyledLine]:
        """Without the shores: the boat is above, the cell below, and the sheets say who is there."""
        _, header, *rows, _ = self.board(view, say, width, offered)
        return [header, *rows]

    def sheets(self, view: Json, say: Say, width: int) -> list[StyledLine]:
        """For each player who waits in the cell, who is on the board, who is in the boat."""
        lines: list[StyledLine] = []
        for seat, prisoners in enumerate(view["prisoners"]):
            boat, cell = prisoners.count("boat"), prisoners.count("cell")
            arrow = "▸ " if any(decision["seat"] == seat for decision in view["decisions"]) else "  "
            name = f"{SHAPES[seat]} {say(Message(f'seat-{seat}'))}"
            out = seat in view.get("out", ())
            lines.append([(arrow, "you"), (name, f"seat-{seat}"), *([(f" {say(_OUT)}", "danger")] if out else [])])
            lines.append(
                [
                    (f"    {say(Message('boat-sheet-boat'))} ", "dim"),
                    (SHAPES[seat] * boat, f"seat-{seat}"),
                    ("·" * max(TO_WIN - boat, 0), "dim"),
                    (f"  {say(Message('boat-sheet-cell'))} ", "dim"),
                    (SHAPES[seat] * cell, f"seat-{seat}"),
                    ("·" * (PRISONERS - cell), "dim"),
                ]
            )
        return [*lines, [], *_legend(say)]

    def compact_sheets(self, view: Json, say: Say, width: int) -> list[StyledLine]:
        return [line for line in self.sheets(view, say, width) if line]

    def standing(self, view: Json, say: Say) -> list[StyledLine]:
        """B-4.3: how many each still needs."""
        lines: list[StyledLine] = []
        for seat, prisoners in enumerate(view["prisoners"]):
            args = {
                "player": f"{SHAPES[seat]} {say(Message(f'seat-{seat}'))}",
                "left": TO_WIN - prisoners.count("boat"),
            }
            lines.append([(say(Message("boat-standing", args)), f"seat-{seat}")])
        return lines


DRAWING = BoatDrawing()


def _standing(view: Json) -> dict[tuple[int, int], int]:
    """Whose prisoner stands on a square."""
    return {
        (at[0], at[1]): seat
        for seat, prisoners in enumerate(view["prisoners"])
        for at in prisoners
        if isinstance(at, list)
    }


def _rows(view: Json, numbers: Mapping[tuple[int, ...], int], chosen: set[tuple[int, ...]]) -> list[StyledLine]:
    standing = _standing(view)
    lines: list[StyledLine] = []
    for row in range(1, ROWS + 1):
        line: StyledLine = [(f"{row:>{_MARGIN - 1}} ", "danger" if row == view["alarm_row"] else "dim")]
        for column in range(1, COLUMNS + 1):
            at = (row, column)
            line.append(_square(view, at, standing.get(at), numbers.get(at), chosen=at in chosen))
        lines.append(line)
    return lines


def _legend(say: Say) -> list[StyledLine]:
    return [[(say(Message("boat-legend")), "dim")], [(say(Message("boat-legend-marked")), "water")]]


def _shore(say: Say, name: str, style: str) -> StyledLine:
    word = f" {say(Message('boat-shore-' + name))} "
    return [(" " * _MARGIN, ""), (f"{word:═^{_CELL * COLUMNS}}", style)]


def _column_letters() -> StyledLine:
    return [(" " * _MARGIN + "".join(f"{column_name(column):^{_CELL}}" for column in range(COLUMNS)), "dim")]


def _square(view: Json, at: tuple[int, int], seat: int | None, number: int | None, *, chosen: bool) -> Span:
    row, column = at
    if row <= len(view["guards"]) and view["guards"][row - 1] == column:
        return f"{'G':^{_CELL}}", "guard"
    if seat is not None:
        return f"{f'[{SHAPES[seat]}]' if chosen else SHAPES[seat]:^{_CELL}}", f"seat-{seat}"
    if number is not None:
        return f"{number:^{_CELL}}", "you"
    rows = MARKED_BLOCK if "B-1.3" in view["options"].get("rulings", ()) else MARKED
    marked = rows[row - 1] >> (column - 1) & 1
    return (f"{'≈':^{_CELL}}", "water") if marked else (f"{'·':^{_CELL}}", "dim")
