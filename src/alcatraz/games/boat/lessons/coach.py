"""The coach of Alcatraz (1999): what is worth a word in the view of a seat, the most important first."""

from alcatraz.bundle.lessons import Occasion
from alcatraz.games.boat.guide.previews import previews
from alcatraz.games.boat.rules.board import BITS, MARKED, TO_WIN
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

_MARKED_SQUARES = [[row + 1, column + 1] for row, columns in enumerate(MARKED) for column in BITS[columns]]


def occasions(view: Json, seat: int) -> list[Occasion]:
    moves: list[Json] = next((each["moves"] for each in view["decisions"] if each["seat"] == seat), [])
    found = []
    boarding = [move["from"] for move in moves if move["type"] == "board"]
    if any(move["type"] == "alarm" for move in moves):
        return [_occasion("alarm")]
    if boarding and _aboard(view, seat) == TO_WIN - 1:
        found.append(_occasion("win", *boarding))
    threats = [
        at
        for other in range(view["players"])
        if other != seat and _aboard(view, other) == TO_WIN - 1
        for at in view["prisoners"][other]
        if at in _MARKED_SQUARES and not _guard_ahead(view, at)
    ]
    if threats:
        found.append(_occasion("danger", *threats))
    found.append(_occasion("begin"))
    if boarding:
        found.append(_occasion("board", *boarding))
    swept = [event["at"] for events in previews(view, moves) for event in events if event["type"] == "caught"]
    if swept:
        found.append(_occasion("sweep", *swept))
    reached = [move["to"] for move in moves if move.get("to") in _MARKED_SQUARES]
    if reached:
        found.append(_occasion("reach", *reached))
    if view["turns_played"] >= _SETTLED and "cell" in view["prisoners"][seat] and not boarding:
        found.append(_occasion("cell"))
    return found


# Turns of all, after which somebody who leaves a prisoner in the cell may have forgotten it.
_SETTLED = 6


def _occasion(name: str, *squares: list[int]) -> Occasion:
    return Occasion(name, Message(f"coach-boat-{name}"), {"squares": list(squares)} if squares else {})


def _aboard(view: Json, seat: int) -> int:
    aboard: int = view["prisoners"][seat].count("boat")
    return aboard


def _guard_ahead(view: Json, at: list[int]) -> bool:
    row, column = at
    return any(view["guards"][ahead] == column for ahead in range(row - 1))
