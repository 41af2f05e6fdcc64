"""The prison for a small terminal: two lines per tile, a line per prisoner, the tasks and one's own cards in short."""

from collections import Counter
from textwrap import wrap
from typing import Final

from alcatraz.bundle.drawing import StyledLine
from alcatraz.bundle.words import Say
from alcatraz.games.scapegoat.guide.task_cards import card_of
from alcatraz.games.scapegoat.terminal.rooms import RoomDrawing, fitted, pawn
from alcatraz.games.scapegoat.terminal.sheets import offer_lines, player_rows, prisoners_needed
from alcatraz.games.scapegoat.words import terms
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message

_LOCKED: Final = "✗"


def compact_room(room: RoomDrawing, say: Say, width: int) -> list[StyledLine]:
    """The name, the task and the number of the choice that leads here; then guards, items and pawns."""
    number: StyledLine = [(text.lstrip(), style) for text, style in room.number_mark]
    above: StyledLine = [(" ", ""), *room.task_mark, *number] if room.task_mark or number else []
    pawns: StyledLine = [pawn(seat, say, named=False) for seat in room.pawns]
    watch: StyledLine = [*_watch(room), (" ", "")]
    space = width - sum(len(text) for text, _ in [*watch, *pawns]) - 1
    return [
        fitted([(say(room.title), room.title_style)], above, width),
        fitted([*watch, (_items(room, say, space), "paper")], pawns, width),
    ]


def _watch(room: RoomDrawing) -> StyledLine:
    """A lamp per guard, a coin per bribed one, a cross for a lockdown."""
    bribed = min(room.bribed, room.lamps)
    counted = room.lamps - bribed
    line: StyledLine = [("$" * bribed, "dim"), ("●" * counted, "guard" if counted < 3 else "danger")]
    return [*line, (_LOCKED, "danger")] if room.is_locked else line


def _items(room: RoomDrawing, say: Say, space: int) -> str:
    """Codes with how many of each; where that is too long, only how many there are."""
    items = room.view["items"][room.name]
    codes = [
        (str(count) if count > 1 else "") + say(Message("scapegoat-code-" + item))
        for item, count in Counter(items).items()
    ]
    listed = " ".join(codes)
    return listed if len(listed) <= space else say(Message("scapegoat-compact-items", {"count": len(items)}))


def compact_sheets(view: Json, say: Say, width: int) -> list[StyledLine]:
    offer = offer_lines(view, say, width)
    return [*offer, *player_rows(view, say, width), *_hand(view, say, width), *_tasks(view, say, width)]


def _hand(view: Json, say: Say, width: int) -> list[StyledLine]:
    """The viewer's cards by name; the rules and the whole drawing say what they do."""
    hand = [] if view["you"] is None else view["players"][view["you"]].get("blackmail", [])
    if not hand:
        return []
    named = say(Message("scapegoat-compact-hand", {"cards": tuple(terms.card(name) for name in hand)}))
    return [[("▪ ", "danger"), (part, "paper")] for part in wrap(named, width - 2)[:1]]


def _tasks(view: Json, say: Say, width: int) -> list[StyledLine]:
    """As many on a line as fit; a line never breaks inside a task."""
    lines: list[str] = []
    for task in (_task(view, name, say) for name in view["tasks"].values()):
        if lines and len(lines[-1]) + len(task) + 3 <= width:
            lines[-1] += f" · {task}"
        else:
            lines.append(task)
    return [[(line, "paper")] for line in lines]


def _task(view: Json, task: str, say: Say) -> str:
    card = card_of(view, task)
    items = " ".join(say(Message("scapegoat-code-" + item)) for item in card["items"])
    args: dict[str, Arg] = {
        "element": card["element"],
        "prisoners": prisoners_needed(view, card),
        "guards": card["guards"],
        "items": items or "–",
    }
    return say(Message("scapegoat-compact-task", args))
