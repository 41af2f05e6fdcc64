"""The pieces in the box by name and number (S-1.1, S-1.4). Names are public ids; the rules use the numbers."""

from typing import Final

LOCATIONS: Final = (
    "chapel",
    "radio_room",
    "dining_hall",
    "infirmary",
    "exercise_yard",
    "visiting_area",
    "workshop",
    "recreation_room",
    "cell_block",
    "laundry",
    "guards_room",
    "wardens_office",
)
CHAPEL: Final = 0
RADIO_ROOM: Final = 1
DINING_HALL: Final = 2
INFIRMARY: Final = 3
EXERCISE_YARD: Final = 4
VISITING_AREA: Final = 5
WORKSHOP: Final = 6
RECREATION_ROOM: Final = 7
CELL_BLOCK: Final = 8
LAUNDRY: Final = 9
GUARDS_ROOM: Final = 10
WARDENS_OFFICE: Final = 11
PLACES: Final = 12
EVERYWHERE: Final = (1 << 12) - 1

ITEMS: Final = ("key", "knife", "clothes", "drug", "tool", "gun")
KEY: Final = 0
KNIFE: Final = 1
CLOTHES: Final = 2
DRUG: Final = 3
TOOL: Final = 4
GUN: Final = 5
KINDS: Final = 6
# What can be paid or stolen: an item, or one Cash.
CASH: Final = 6
GOODS: Final = (*ITEMS, "cash")

# Where a kind of item belongs (S-1.7, S-11.1); the gun belongs to the visiting area.
PRIMARY: Final = [GUARDS_ROOM, CELL_BLOCK, LAUNDRY, INFIRMARY, WORKSHOP, VISITING_AREA]

ELEMENTS: Final = ("A", "B", "C", "D", "E", "F")
WHOLE_PLAN: Final = 0b111111

CARDS: Final = (
    "assembly",
    "bad_plan",
    "body_search",
    "bullying",
    "change_of_plans",
    "errand_boy",
    "escort",
    "false_alarm",
    "isolation_cell",
    "lockdown",
    "patrol",
)
ASSEMBLY: Final = 0
BAD_PLAN: Final = 1
BODY_SEARCH: Final = 2
BULLYING: Final = 3
CHANGE_OF_PLANS: Final = 4
ERRAND_BOY: Final = 5
ESCORT: Final = 6
FALSE_ALARM: Final = 7
ISOLATION_CELL: Final = 8
LOCKDOWN: Final = 9
PATROL: Final = 10

ROWS: Final = 3
COLUMNS: Final = 4
MOST_GUARDS: Final = 4  # S-1.6
MOST_OFFERS: Final = 6  # S-7.1
MOST_BONUS: Final = 3  # S-4.6
MOST_TASKS: Final = 3  # S-9.1


def bits(mask: int) -> list[int]:
    """The numbers in a set of small numbers: locations, cards, seats or elements."""
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


def mask_of(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
