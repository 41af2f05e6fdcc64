"""The prisoners' sheets, the tasks on the board and the viewer's own cards."""

from textwrap import wrap
from typing import Final

from alcatraz.bundle.drawing import StyledLine
from alcatraz.bundle.words import Say
from alcatraz.games.scapegoat.guide.task_cards import card_of
from alcatraz.games.scapegoat.model.components import ELEMENTS
from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.games.scapegoat.terminal.rooms import pawn
from alcatraz.games.scapegoat.words import terms
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message

# Below this width a sheet takes three lines instead of one.
_ONE_LINE: Final = 76
_NAME, _PLAN, _TRACK, _ITEMS = 15, 8, 8, 26


def sheet_lines(view: Json, say: Say, width: int) -> list[StyledLine]:
    return [
        *player_rows(view, say, width),
        *_task_lines(view, say, width),
        *_card_lines(view, say, width),
        *offer_lines(view, say, width),
    ]


def player_rows(view: Json, say: Say, width: int) -> list[StyledLine]:
    seats = range(len(view["players"]))
    if width >= _ONE_LINE:
        return [_header(say), *(_row(view, seat, say) for seat in seats)]
    return [line for seat in seats for line in _stacked(view, seat, say)]


def _header(say: Say) -> StyledLine:
    heads = [say(Message("scapegoat-head-" + name)) for name in ("plan", "cash", "stamina", "items", "cards")]
    plan, cash, stamina, items, cards = heads
    words = f"{'':{_NAME}}{plan:{_PLAN}}{cash:{_TRACK}}{stamina:{_TRACK}}{items:{_ITEMS}}{cards}"
    return [(words.rstrip(), "dim")]


def _row(view: Json, seat: int, say: Say) -> StyledLine:
    sheet = view["players"][seat]
    return [
        *_name(view, seat, say, _NAME),
        *_plan(view, seat),
        ("  ", ""),
        (f"{_track(view, sheet, 'cash'):{_TRACK}}", "paper"),
        (f"{_track(view, sheet, 'stamina'):{_TRACK}}", "paper"),
        (f"{_items(sheet, say):{_ITEMS}}", "paper"),
        (f"{sheet['blackmail_count']} ", "paper"),
        *_marks(view, seat, say),
    ]


def _stacked(view: Json, seat: int, say: Say) -> list[StyledLine]:
    sheet = view["players"][seat]
    cash, stamina, cards = (say(Message("scapegoat-head-" + name)) for name in ("cash", "stamina", "cards"))
    tracks = f"  {cash} {_track(view, sheet, 'cash')}  {stamina} {_track(view, sheet, 'stamina')}"
    return [
        [*_name(view, seat, say, _NAME), *_marks(view, seat, say)],
        [("  ", ""), *_plan(view, seat), (tracks, "paper")],
        [(f"  {_items(sheet, say)}  ", "paper"), (f"{cards} {sheet['blackmail_count']}", "dim")],
    ]


def _name(view: Json, seat: int, say: Say, width: int) -> StyledLine:
    """An arrow for a seat that must decide."""
    deciding = any(decision["seat"] == seat for decision in view["decisions"])
    text, style = pawn(seat, say, named=True)
    return [("▸ " if deciding else "  ", "you"), (f"{text[: width - 3]:{width - 2}}", style)]


def _plan(view: Json, seat: int) -> StyledLine:
    """The elements of a seat; those that no other seat has marked are highlighted."""
    owned, alone = view["players"][seat]["plan"], view["stays"]["alone"][seat]
    return [
        (element if element in owned else "·", "safe" if element in alone else "bold" if element in owned else "dim")
        for element in ELEMENTS
    ]


def _track(view: Json, sheet: Json, name: str) -> str:
    most: int = (view["edition"] if "edition" in view else built_in_edition().content)["sheet"][name]["value"]
    number: int = sheet[name]
    return "●" * number + "○" * (most - number)


def _items(sheet: Json, say: Say) -> str:
    if not sheet["items"]:
        return say(Message("scapegoat-sheet-nothing"))
    named = ", ".join(say(Message(str(terms.goods(item)))) for item in sheet["items"])
    if len(named) < _ITEMS:
        return named
    return " ".join(say(Message("scapegoat-code-" + item)) for item in sheet["items"])


def _marks(view: Json, seat: int, say: Say) -> StyledLine:
    line: StyledLine = []
    if seat == view["scapegoat"]:
        line.append((say(Message("scapegoat-sheet-scapegoat", {"bonus": view["bonus"]})), "danger"))
    if seat in view["effects"]["isolated"]:
        line.append((" " + say(Message("scapegoat-sheet-isolated")), "danger"))
    return line


def _task_lines(view: Json, say: Say, width: int) -> list[StyledLine]:
    """Each task with its room and its conditions; what does not fit on a line stands below the title."""
    lines: list[StyledLine] = []
    for place, task in view["tasks"].items():
        card = card_of(view, task)
        title = say(Message("scapegoat-task-title", {"task": terms.task(task)}))
        room = say(Message(str(terms.place(place))))
        needed = f"{say(prisoners_needed(view, card))} · {say(_guards(card))}{_wanted(card, say)}"
        conditions = say(Message("scapegoat-task-needs", {"room": room, "needed": needed}))
        head: StyledLine = [(f"[{card['element']}] ", "paper"), (title, "bold")]
        if len(title) + len(conditions) + 7 <= width:
            lines.append([*head, (" – " + conditions, "")])
        else:
            lines += [head, *([("    " + part, "")] for part in wrap(conditions, width - 4))]
    return lines


def prisoners_needed(view: Json, card: Json) -> Message:
    """S-9.2: as the card says, which may name another number for a table of three."""
    needed = card["prisoners"]
    if len(view["players"]) == 3:
        needed = card.get("prisoners_of_three", needed)
    return Message("scapegoat-task-prisoners", {"needed": needed})


def _guards(card: Json) -> Message:
    return Message("scapegoat-task-guards", {"most": card["guards"]})


def _wanted(card: Json, say: Say) -> str:
    items = ", ".join(say(Message(str(terms.goods(item)))) for item in card["items"])
    return f" · {items}" if items else ""


def _card_lines(view: Json, say: Say, width: int) -> list[StyledLine]:
    """The viewer's hand; without a seat, every hand that the view has."""
    if view["you"] is None:
        return _open_hands(view, say)
    hand = view["players"][view["you"]].get("blackmail", [])
    lines: list[StyledLine] = []
    for name in hand:
        args: dict[str, Arg] = {"card": terms.card(name), "effect": Message(str(terms.card(name)) + "-effect")}
        first, *others = wrap(say(Message("scapegoat-your-card", args)), width - 2)
        lines += [[("▪ ", "danger"), (first, "paper")], *([("  " + other, "paper")] for other in others)]
    return lines


def _open_hands(view: Json, say: Say) -> list[StyledLine]:
    lines: list[StyledLine] = []
    for seat, sheet in enumerate(view["players"]):
        cards = ", ".join(say(Message(str(terms.card(name)))) for name in sheet.get("blackmail", ()))
        if cards:
            lines.append(
                [("▪ ", "danger"), (say(Message(str(terms.seat(seat)))), f"seat-{seat}"), (f" {cards}", "paper")]
            )
    return lines


def offer_lines(view: Json, say: Say, width: int) -> list[StyledLine]:
    """A trade that waits for its answer."""
    pending = view["pending"]
    if pending is None or pending["kind"] != "trade":
        return []
    args: dict[str, Arg] = {
        "seat": terms.seat(view["turn"]["seat"]),
        "give": Message("scapegoat-trade-give", _side(pending, "give")),
        "take": Message("scapegoat-trade-take", _side(pending, "take")),
    }
    return [[(part, "you")] for part in wrap(say(Message("scapegoat-offer", args)), width)]


def _side(pending: Json, side: str) -> dict[str, Arg]:
    items = terms.listed(terms.goods(item) for item in pending[side])
    return {side: items, side + "_cash": pending[side + "_cash"]}
