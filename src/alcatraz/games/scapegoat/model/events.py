"""What happened, as tuples of ints, and how each is written as JSON for those who may see it (S-14.1).

A line of FIELDS says everything about a kind of event: its public name, its fields with their types, and which
of them are secret. Types name what a number stands for; `masks` and bags become lists.
"""

from typing import Any, Final

from alcatraz.games.scapegoat.model.bag import contents
from alcatraz.games.scapegoat.model.components import CARDS, ELEMENTS, GOODS, ITEMS, LOCATIONS, bits
from alcatraz.games.scapegoat.model.edition import task_json
from alcatraz.games.scapegoat.model.state import REASONS, Prison
from alcatraz.kernel.game import AUTHORITY, Event, Json, Viewer

ROUND_STARTED: Final = 0
GUARD_PLACED: Final = 1
VOTE_CALLED: Final = 2
VOTED: Final = 3
VOTES_REVEALED: Final = 4
ELECTED: Final = 5
TURN_STARTED: Final = 6
TURN_ENDED: Final = 7
TURN_SKIPPED: Final = 8
MOVED: Final = 9
FUNCTION_USED: Final = 10
CASH_PAID: Final = 11
ITEM_DROPPED: Final = 12
ITEMS_TAKEN: Final = 13
STAMINA_GAINED: Final = 14
CASH_GAINED: Final = 15
CARD_DRAWN: Final = 16
CARDS_OFFERED: Final = 17
CARD_KEPT: Final = 18
CARD_DISCARDED: Final = 19
CARD_TAKEN: Final = 20
BLACKMAIL_SHUFFLED: Final = 21
GUARD_MOVED: Final = 22
STOLEN: Final = 23
TASK_COMPLETED: Final = 24
ELEMENT_MARKED: Final = 25
REWARD_REVEALED: Final = 26
TASK_BURIED: Final = 27
TASK_PLACED: Final = 28
TASK_REMOVED: Final = 29
TASK_MOVED: Final = 30
NO_TASK_FOUND: Final = 31
TRADE_OFFERED: Final = 32
TRADE_ACCEPTED: Final = 33
TRADE_DECLINED: Final = 34
BRIBED: Final = 35
STAMINA_SPENT: Final = 36
BLACKMAIL_PLAYED: Final = 37
CASH_LOST: Final = 38
ITEM_BULLIED: Final = 39
ESCORTED: Final = 40
ISOLATED: Final = 41
LOCKED_DOWN: Final = 42
CHOICE_LEFT: Final = 43
GAME_ENDED: Final = 44
CONSENT_ASKED: Final = 45
CONSENT_GIVEN: Final = 46
CONSENT_REFUSED: Final = 47
HAND_SHOWN: Final = 48
GUARDS_DONE: Final = 49
THEFT_ASKED: Final = 50
TIE_LEFT: Final = 51
NAMES_ASKED: Final = 52
STAY_NAMED: Final = 53
NAMES_EVEN: Final = 54

# A star marks a secret: the seat named first knows it; two stars: the seat named second too. A question mark: left out
# if it is nobody.
FIELDS: Final[tuple[tuple[str, str], ...]] = (
    ("round_started", "round:int"),
    ("guard_placed", "seat:seat at:location"),
    ("vote_called", "seat:seat"),
    ("voted", "seat:seat for:seat*"),
    ("votes_revealed", "votes:votes"),
    ("elected", "seat:seat bonus:int tied:seats"),
    ("turn_started", "seat:seat ap:int"),
    ("turn_ended", "seat:seat unused:int"),
    ("turn_skipped", "seat:seat"),
    ("moved", "seat:seat from:location to:location"),
    ("function_used", "seat:seat at:location"),
    ("cash_paid", "seat:seat"),
    ("item_dropped", "seat:seat item:item to:location"),
    ("items_taken", "seat:seat from:location items:items"),
    ("stamina_gained", "seat:seat amount:int"),
    ("cash_gained", "seat:seat amount:int"),
    ("card_drawn", "seat:seat card:card*"),
    ("cards_offered", "seat:seat count:int cards:cards*"),
    ("card_kept", "seat:seat card:card*"),
    ("card_discarded", "seat:seat card:card"),
    ("card_taken", "seat:seat from:seat card:card**"),
    ("blackmail_shuffled", "count:int"),
    ("guard_moved", "seat:seat from:location to:location"),
    ("stolen", "seat:seat from:seat what:goods"),
    ("task_completed", "seat:seat at:location task:task"),
    ("element_marked", "seat:seat element:element"),
    ("reward_revealed", "task:task"),
    ("task_buried", "task:task"),
    ("task_placed", "task:task at:location"),
    ("task_removed", "task:task at:location"),
    ("task_moved", "task:task from:location to:location"),
    ("no_task_found", ""),
    ("trade_offered", "seat:seat with:seat give:items give_cash:int take:items take_cash:int"),
    ("trade_accepted", "seat:seat with:seat give:items give_cash:int take:items take_cash:int"),
    ("trade_declined", "seat:seat with:seat"),
    ("bribed", "seat:seat at:location"),
    ("stamina_spent", "seat:seat"),
    ("blackmail_played", "seat:seat card:card"),
    ("cash_lost", "seat:seat amount:int"),
    ("item_bullied", "seat:seat from:seat item:item"),
    ("escorted", "seat:seat from:location to:location"),
    ("isolated", "seat:seat"),
    ("locked_down", "at:location"),
    ("choice_left", "seat:seat tied:seats"),
    ("game_ended", "reason:reason left_behind:seat?"),
    ("consent_asked", "seat:seat at:location task:task asked:seats"),
    ("consent_given", "seat:seat"),
    ("consent_refused", "seat:seat"),
    ("hand_shown", "seat:seat from:seat cards:cards**"),
    ("guards_done", "seat:seat"),
    ("theft_asked", "seat:seat from:seat"),
    ("tie_left", "seat:seat tied:seats"),
    ("names_asked", "asked:seats tied:seats"),
    ("stay_named", "seat:seat player:seat"),
    ("names_even", "tied:seats player:seat"),
)


def _fields(line: str) -> tuple[tuple[str, str, int], ...]:
    """Each field's label, its type, and how many know it if it is secret."""
    parts = [field.partition(":") for field in line.split()]
    return tuple((label, kind.rstrip("*"), kind.count("*")) for label, _, kind in parts)


_READ: Final = tuple((name, _fields(line)) for name, line in FIELDS)


def event_json(prison: Prison, event: Event, viewer: Viewer) -> Json:
    name, fields = _READ[event[0]]
    written: Json = {"type": name}
    for value, (label, kind, stars) in zip(event[1:], fields, strict=True):
        if stars and not _may_see(event, stars, viewer):
            continue
        if kind != "seat?":
            written[label] = _written(prison, kind, value)
        elif value >= 0:
            written[label] = value
    return written


def _may_see(event: Event, stars: int, viewer: Viewer) -> bool:
    return viewer == AUTHORITY or viewer in event[1 : 1 + stars]


def _written(prison: Prison, kind: str, value: int) -> Any:
    if kind in _NAMES:
        return _NAMES[kind][value]
    if kind == "items":
        return [ITEMS[item] for item in contents(value)]
    if kind == "cards":
        return [CARDS[card] for card in bits(value)]
    if kind == "seats":
        return bits(value)
    if kind == "votes":
        return unpack_votes(value)
    if kind == "task":
        return task_json(prison.tasks[value])
    return value


_NAMES: Final = {
    "location": LOCATIONS,
    "item": ITEMS,
    "goods": GOODS,
    "card": CARDS,
    "element": ELEMENTS,
    "reason": REASONS,
}


def pack_votes(votes: list[int]) -> int:
    """The votes of all seats in one number: four bits each, and a one in front to keep their number."""
    packed = 1
    for vote in reversed(votes):
        packed = packed << 4 | vote
    return packed


def unpack_votes(packed: int) -> list[int]:
    votes = []
    while packed > 1:
        votes.append(packed & 15)
        packed >>= 4
    return votes
