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
    def title_style(self) -> str:
        return "you" if self.view["you"] in self.pawns else "gold" if self.is_gold else "bold"

    @property
    def is_locked(self) -> bool:
        return self.name in self.view["effects"]["lockdown"]

    @property
    def task_mark(self) -> StyledLine:
        task: Any = self.view["tasks"].get(self.name)
        return [] if task is None else [(f"[{card_of(self.view, task)['element']}]", "paper")]

    @property
    def number_mark(self) -> StyledLine:
        return [] if self.number is None else [(f" →{self.number}", "you")]

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
        fitted([(say(room.title), room.title_style)], [], width),
        fitted([(say(_short_function(room)), "dim")], [], width),
        fitted(_watch_line(room, say), room.task_mark, width),
        fitted(_items_line(room, say), [], width),
        fitted(_pawns_line(room, say, width), room.number_mark, width),
    ]


def fitted(left: StyledLine, right: StyledLine, width: int) -> StyledLine:
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
    if room.is_locked:
        line.append((" " + say(Message("scapegoat-watch-locked")), "danger"))
    elif counted >= 2:
        style = "guard" if counted == 2 else "danger"
        line.append((" " + say(Message(f"scapegoat-watch-{counted}")), style))
    return line


def _items_line(room: RoomDrawing, say: Say) -> StyledLine:
    codes = [say(Message("scapegoat-code-" + item)) for item in room.view["items"][room.name]]
    return [(" ".join(codes), "paper")]


def _pawns_line(room: RoomDrawing, say: Say, width: int) -> StyledLine:
    """With names if they fit beside the number, else shapes alone."""
    named = [pawn(seat, say, named=True) for seat in room.pawns]
    space = width - len(room.number_mark) * 5
    if sum(len(text) + 1 for text, _ in named) > space:
        named = [pawn(seat, say, named=False) for seat in room.pawns]
    return [part for span in named for part in (span, (" ", ""))]


def pawn(seat: int, say: Say, *, named: bool) -> Span:
    """Colour and shape always together."""
    name = " " + say(Message(f"seat-{seat}")) if named else ""
    return SHAPES[seat] + name, f"seat-{seat}"
