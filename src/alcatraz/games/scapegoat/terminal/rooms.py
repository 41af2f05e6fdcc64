"""One tile of the prison: name, function, guards and task, items, pawns."""

from dataclasses import dataclass
from typing import Any, Final

from alcatraz.bundle.drawing import Span, StyledLine
from alcatraz.bundle.words import Say
from alcatraz.games.scapegoat.guide.task_cards import card_of
from alcatraz.games.scapegoat.model.components import MOST_GUARDS
from alcatraz.games.scapegoat.words import terms
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

ROOM_LINES: Final = 5
SHAPES: Final = "▲●■◆"
_LAMP, _BRIBED, _DARK = "●", "$", "○"


@dataclass(frozen=True, slots=True)
class RoomDrawing:
    view: Json
    name: str
    # The choice that leads here, if there is one.
    number: int | None

    @property
    def title(self) -> Message:
        return Message(str(terms.place(self.name)))

    @property
    def is_gold(self) -> bool:
        return self.name in self.view["gold"]

    @property
    def pawns(self) -> list[int]:
        return [seat for seat, sheet in enumerate(self.view["players"]) if sheet["at"] == self.name]

    @property
    def bribed(self) -> int:
        turn = self.view["turn"]
        return turn["bribes"].get(self.name, 0) if turn else 0

    @property
    def lamps(self) -> int:
        """S-8: guards and False alarms, before bribes."""
        number: int = self.view["guards"][self.name] + self.view["effects"]["false_alarm"]
        return min(number, MOST_GUARDS)


def room_lines(room: RoomDrawing, say: Say, width: int) -> list[StyledLine]:
    return [
        _fitted(_name_line(room, say), [], width),
        _fitted([(say(_short_function(room)), "dim")], [], width),
        _fitted(_watch_line(room, say), _task_mark(room), width),
        _fitted(_items_line(room, say), [], width),
        _fitted(_pawns_line(room, say, width), _number(room), width),
    ]


def _fitted(left: StyledLine, right: StyledLine, width: int) -> StyledLine:
    """Exactly as wide as the room: cut or filled on the left, the right part kept."""
    room = width - sum(len(text) for text, _ in right)
    fitted: StyledLine = []
    for text, style in left:
        if len(text) > room:
            fitted.append((text[: max(room - 1, 0)] + "…" if room else "", style))
            room = 0
            break
        fitted.append((text, style))
        room -= len(text)
    return [*fitted, (" " * room, ""), *right]


def _name_line(room: RoomDrawing, say: Say) -> StyledLine:
    here = room.view["you"] in room.pawns
    style = "you" if here else "gold" if room.is_gold else "bold"
    return [(say(room.title), style)]


def _short_function(room: RoomDrawing) -> Message:
    side = "gold" if room.is_gold else "silver"
    return Message(f"scapegoat-short-{room.name.replace('_', '-')}-{side}")


def _watch_line(room: RoomDrawing, say: Say) -> StyledLine:
    """Four lamps, one per guard; what they mean to the player whose turn it is stands beside them."""
    bribed = min(room.bribed, room.lamps)
    counted = room.lamps - bribed
    line: StyledLine = [
        (_BRIBED * bribed, "dim"),
        (_LAMP * counted, "guard"),
        (_DARK * (MOST_GUARDS - room.lamps), "dim"),
    ]
    if room.name in room.view["effects"]["lockdown"]:
        line.append((" " + say(Message("scapegoat-watch-locked")), "danger"))
    elif counted >= 2:
        style = "guard" if counted == 2 else "danger"
        line.append((" " + say(Message(f"scapegoat-watch-{counted}")), style))
    return line


def _task_mark(room: RoomDrawing) -> StyledLine:
    task: Any = room.view["tasks"].get(room.name)
    return [] if task is None else [(f"[{card_of(room.view, task)['element']}]", "paper")]


def _items_line(room: RoomDrawing, say: Say) -> StyledLine:
    codes = [say(Message("scapegoat-code-" + item)) for item in room.view["items"][room.name]]
    return [(" ".join(codes), "paper")]


def _pawns_line(room: RoomDrawing, say: Say, width: int) -> StyledLine:
    """With names if they fit beside the number, else shapes alone."""
    named = [pawn(seat, say, named=True) for seat in room.pawns]
    space = width - len(_number(room)) * 5
    if sum(len(text) + 1 for text, _ in named) > space:
        named = [pawn(seat, say, named=False) for seat in room.pawns]
    return [part for span in named for part in (span, (" ", ""))]


def pawn(seat: int, say: Say, *, named: bool) -> Span:
    """Colour and shape always together."""
    name = " " + say(Message(f"seat-{seat}")) if named else ""
    return SHAPES[seat] + name, f"seat-{seat}"


def _number(room: RoomDrawing) -> StyledLine:
    return [] if room.number is None else [(f" →{room.number}", "you")]
