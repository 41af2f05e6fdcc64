"""The names that JSON of The Scapegoat uses, as declared types; what a word in the table of events stands for."""

from typing import Final

from alcatraz.games.scapegoat.model.components import (
    CARDS,
    COLUMNS,
    ELEMENTS,
    GOODS,
    GUN,
    ITEMS,
    LOCATIONS,
    MOST_GUARDS,
    ROWS,
)
from alcatraz.games.scapegoat.model.state import PHASES, REASONS
from alcatraz.kernel.notation.schema import AnyOf, Field, ListOf, Names, Number, Record, Seat, Text, Type

SEAT: Final = Seat()
LOCATION: Final = Names("location", LOCATIONS)
ITEM: Final = Names("item", ITEMS)
GOODS_TYPE: Final = Names("goods", GOODS)
CARD: Final = Names("card", CARDS)
ELEMENT: Final = Names("element", ELEMENTS)
PHASE: Final = Names("phase", PHASES)
REASON: Final = Names("reason", REASONS[1:])
SEATS: Final = ListOf(SEAT)
ITEM_LIST: Final = ListOf(ITEM)
CARD_LIST: Final = ListOf(CARD)
LAYOUT: Final = ListOf(ListOf(LOCATION, COLUMNS, COLUMNS), ROWS, ROWS)

TOKEN: Final = Record(
    "token",
    (Field("seat", SEAT, "Whose token it is."), Field("item", ITEM, "Which item.")),
)
TASK_ID: Final = Text("the id of a task card")
DESCRIBED_TASK: Final = Record(
    "described_task",
    (
        Field("element", ELEMENT, "The element of the plan that it gives."),
        Field("prisoners", Number(1, 4), "How many prisoners must be there."),
        Field("guards", Number(0, MOST_GUARDS), "How many guards it allows."),
        Field("items", ListOf(Names("task_item", ITEMS[:GUN]), 0, 6), "Which items it costs."),
    ),
)
TASK: Final = AnyOf((TASK_ID, DESCRIBED_TASK), "task")

EVENT_TYPES: Final[dict[str, Type]] = {
    "int": Number(0),
    "seat": SEAT,
    "seats": SEATS,
    "location": LOCATION,
    "item": ITEM,
    "items": ITEM_LIST,
    "goods": GOODS_TYPE,
    "card": CARD,
    "cards": CARD_LIST,
    "element": ELEMENT,
    "reason": REASON,
    "task": TASK,
    "votes": SEATS,
}
