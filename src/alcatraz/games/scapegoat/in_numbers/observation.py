"""What a seat sees as bytes. S-14: secrets are decided here as view.py decides them; a test compares the two.

Planes run over the twelve locations in the order of their ids; seats count from the one that looks. What a view tells
and no number does: the order of the discards, and what refused offers were (the legal actions leave them out).
"""

from functools import cache, lru_cache
from typing import Final

from alcatraz.bundle.in_numbers import CLOCKWISE, Feature, length, starts
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import BITS, count
from alcatraz.games.scapegoat.model.components import CARDS, COLUMNS, ELEMENTS, GOODS, ITEMS, KINDS, PLACES, ROWS, bits
from alcatraz.games.scapegoat.model.edition import Task
from alcatraz.games.scapegoat.model.state import (
    ACTIONS,
    BREAK_TIE,
    CHOOSE_CARD,
    CONSENT,
    HAND_OVER,
    KEEP,
    LEAVE_BEHIND,
    MOVE_GUARD,
    NAMES,
    NO_TASK,
    NO_VOTE,
    NOBODY,
    NOTHING,
    PATROL_REST,
    PENDING,
    PHASES,
    State,
)
from alcatraz.games.scapegoat.rules.blackmail.places import patrol_left, patrol_origin
from alcatraz.games.scapegoat.rules.decisions import deciding
from alcatraz.games.scapegoat.rules.ending import tied_now
from alcatraz.games.scapegoat.rules.plan import prisoners_needed, proposed

SEATS: Final = moves.MOST_SEATS
# Task cards of an edition that have a number of their own.
TASKS: Final = 30
_MOST: Final = 255

FEATURES: Final = (
    Feature("row", (PLACES, ROWS), "The row of each location in the grid."),
    Feature("column", (PLACES, COLUMNS), "Its column."),
    Feature("gold", (PLACES,), "Locations with the gold side up."),
    Feature("guards", (PLACES,), "The guards really there."),
    Feature("stock", (PLACES, KINDS), "Items that lie there."),
    Feature("task_element", (PLACES, len(ELEMENTS)), "The element of the task there."),
    Feature("task_prisoners", (PLACES,), "How many prisoners it needs at this table."),
    Feature("task_guards", (PLACES,), "1 + how many guards it allows; 0 without a task."),
    Feature("task_items", (PLACES, KINDS), "The items it needs."),
    Feature("used", (PLACES,), "Functions used this turn."),
    Feature("bribes", (PLACES,), "Guards bribed this turn."),
    Feature("locked", (PLACES,), "Locations under a lockdown."),
    Feature("seated", (SEATS,), "The seats of this table."),
    Feature("at", (SEATS, PLACES), "Where each player stands."),
    Feature("stamina", (SEATS,), "Stamina of each player."),
    Feature("cash", (SEATS,), "Cash of each player."),
    Feature("held", (SEATS, KINDS), "Items of each player."),
    Feature("plan", (SEATS, len(ELEMENTS)), "Elements of each player."),
    Feature("hand_count", (SEATS,), "How many blackmail cards each player holds."),
    Feature("isolated", (SEATS,), "Players who skip their turn this round."),
    Feature("voted", (SEATS,), "Players who have voted."),
    Feature("scapegoat", (SEATS,), "The Scapegoat; until the election, that of the last round."),
    Feature("turn", (SEATS,), "Whose turn it is; nobody's outside the actions."),
    Feature("deciding", (SEATS,), "Players who must choose now."),
    Feature("own_vote", (SEATS,), "Whom the seat that looks voted for."),
    Feature("hand", (len(CARDS),), "Its blackmail cards."),
    Feature("hand_shown", (len(CARDS),), "The hand that it chooses a card of, by the alternative of S-12.14."),
    Feature("discard", (len(CARDS),), "Blackmail cards discarded."),
    Feature("tasks_gone", (TASKS,), "Task cards out of the game, in the edition's order."),
    Feature("tasks_known", (TASKS,), "Task cards known under the deck: 1 for the last, 2 for the one above, …"),
    Feature("decks", (2,), "How many task cards and blackmail cards lie in their decks."),
    Feature("round", (1,), "The round."),
    Feature("phase", (len(PHASES),), "Negotiation, voting, actions, over."),
    Feature("bonus", (1,), "The Scapegoat's further action points."),
    Feature("ap", (1,), "Action points left in this turn."),
    Feature("spent", (2,), "Whether Stamina was spent, and whether something was stolen, this turn."),
    Feature("offers", (2,), "Offers made this turn, and those that were refused."),
    Feature("effects", (2,), "Assemblies and false alarms of this round."),
    Feature("pending", (len(PENDING),), "What must be chosen first; the first entry: nothing."),
    Feature("pending_seats", (SEATS,), "Whom it concerns: the partner of a trade, the tied, the robbed."),
    Feature("pending_give", (SEATS, len(GOODS)), "What each seat gives in a trade, or for a task."),
    Feature("pending_cards", (len(CARDS),), "The cards to keep one of, for the seat that chooses."),
    Feature("pending_from", (PLACES,), "Where the rest of a patrol starts."),
    Feature("pending_left", (1,), "Guards that may still be moved."),
    Feature("stays", (SEATS,), "After an escape: who stayed."),
)

_AT: Final = starts(FEATURES)
_BOARD: Final = _AT["guards"]
_BAGS: Final = KINDS
_GOODS: Final = len(GOODS)
_ELEMENTS: Final = len(ELEMENTS)
_EMPTY: Final = bytes(length(FEATURES))
_PLACE_SETS: Final = [bytes(mask >> place & 1 for place in range(PLACES)) for mask in range(1 << PLACES)]
_CARD_SETS: Final = [bytes(mask >> card & 1 for card in range(len(CARDS))) for mask in range(1 << len(CARDS))]
_PLANS: Final = [bytes(mask >> element & 1 for element in range(_ELEMENTS)) for mask in range(1 << _ELEMENTS)]


class _Bags(dict[int, bytes]):
    """By bag, how many of each kind; made when first asked for."""

    def __missing__(self, bag: int) -> bytes:
        made = self[bag] = bytes(count(bag, kind) for kind in range(len(ITEMS)))
        return made


_BAG: Final = _Bags()


def observe(s: State, viewer: int) -> bytes:
    out = bytearray(_tiles(tuple(s.prison.layout), s.prison.gold))
    clockwise = CLOCKWISE[s.players][viewer]
    _write_board(s, out)
    _write_sheets(s, viewer, clockwise, out)
    _write_cards(s, viewer, out)
    _write_progress(s, out)
    if s.pending != NOTHING:
        _write_pending(s, viewer, clockwise, out)
    return bytes(out)


@cache
def _tiles(layout: tuple[int, ...], gold: int) -> bytes:
    """The grid, which never changes during a game, and zeros for the rest."""
    out = bytearray(_EMPTY)
    for cell, place in enumerate(layout):
        out[_AT["row"] + place * ROWS + cell // COLUMNS] = 1
        out[_AT["column"] + place * COLUMNS + cell % COLUMNS] = 1
    _put(out, "gold", _PLACE_SETS[gold])
    return bytes(out)


def _put(out: bytearray, name: str, numbers: bytes) -> None:
    at = _AT[name]
    out[at : at + len(numbers)] = numbers


def _write_board(s: State, out: bytearray) -> None:
    """S-1.1, S-9.1, and what was done to the locations."""
    bag = _BAG
    out[_BOARD : _BOARD + PLACES + PLACES * _BAGS] = bytes(s.guards) + b"".join([bag[stock] for stock in s.stock])
    for place in range(PLACES):
        if s.task_at[place] != NO_TASK:
            _write_task(s, place, s.prison.tasks[s.task_at[place]], out)
    if s.phase == ACTIONS:
        _put(out, "used", _PLACE_SETS[s.used])
        if s.bribes:
            _put(out, "bribes", bytes(s.bribes >> BITS * place & 15 for place in range(PLACES)))
    if s.locked:
        _put(out, "locked", _PLACE_SETS[s.locked])


def _write_task(s: State, place: int, task: Task, out: bytearray) -> None:
    out[_AT["task_element"] + place * _ELEMENTS + task.element] = 1
    out[_AT["task_prisoners"] + place] = prisoners_needed(s, task)
    out[_AT["task_guards"] + place] = 1 + task.guards
    at = _AT["task_items"] + place * _BAGS
    out[at : at + _BAGS] = _BAG[task.items]


def _write_sheets(s: State, viewer: int, clockwise: tuple[int, ...], out: bytearray) -> None:
    """S-14.1: sheets lie open; of a hand only the size, of a vote only that it was given."""
    at, items, plan = _AT["at"], _AT["held"], _AT["plan"]
    seated, stamina, cash = _AT["seated"], _AT["stamina"], _AT["cash"]
    hands, isolated, voted = _AT["hand_count"], _AT["isolated"], _AT["voted"]
    for relative, seat in enumerate(clockwise):
        out[seated + relative] = 1
        out[at + relative * PLACES + s.at[seat]] = 1
        out[stamina + relative] = s.stamina[seat]
        out[cash + relative] = s.cash[seat]
        out[items + relative * _BAGS : items + (relative + 1) * _BAGS] = _BAG[s.held[seat]]
        out[plan + relative * _ELEMENTS : plan + (relative + 1) * _ELEMENTS] = _PLANS[s.plan[seat]]
        out[hands + relative] = s.hand[seat].bit_count()
        out[isolated + relative] = s.isolated >> seat & 1
        out[voted + relative] = s.votes[seat] != NO_VOTE
    out[_AT["scapegoat"] + (s.scapegoat - viewer) % s.players] = 1
    if s.phase == ACTIONS:
        out[_AT["turn"] + (s.turn - viewer) % s.players] = 1
    for seat in deciding(s):
        out[_AT["deciding"] + (seat - viewer) % s.players] = 1
    if s.votes[viewer] != NO_VOTE:
        out[_AT["own_vote"] + (s.votes[viewer] - viewer) % s.players] = 1
    if s.loser != NOBODY:
        out[_AT["stays"] + (s.loser - viewer) % s.players] = 1


def _write_cards(s: State, viewer: int, out: bytearray) -> None:
    """S-14.1, S-14.2: the viewer's own hand, what was discarded, and the task cards that everybody has seen."""
    _put(out, "hand", _CARD_SETS[s.hand[viewer]])
    discarded = 0
    for card in s.blackmail_discard:
        discarded |= 1 << card
    _put(out, "discard", _CARD_SETS[discarded])
    out[_AT["decks"]] = len(s.task_deck)
    out[_AT["decks"] + 1] = len(s.blackmail_deck)
    _put(out, "tasks_gone", _gone(s.task_deck, tuple(s.task_at), len(s.prison.edition.tasks)))
    known = _AT["tasks_known"]
    for place, card in enumerate(reversed(s.task_deck[len(s.task_deck) - s.task_deck_known :]), 1):
        if card < TASKS:
            out[known + card] = place


@lru_cache(maxsize=1024)
def _gone(deck: tuple[int, ...], on_board: tuple[int, ...], cards: int) -> bytes:
    """S-9.6, S-13.2: as `tasks_gone` of the view. Remembered, because few things change less often in a game."""
    return bytes(card not in deck and card not in on_board for card in range(min(cards, TASKS)))


def _write_progress(s: State, out: bytearray) -> None:
    """Round, phase and turn; everything here is public."""
    out[_AT["round"]] = min(s.round, _MOST)
    out[_AT["phase"] + s.phase] = 1
    out[_AT["bonus"]] = s.bonus
    out[_AT["effects"]] = min(s.assembly, _MOST)
    out[_AT["effects"] + 1] = min(s.false_alarm, _MOST)
    out[_AT["pending"] + s.pending] = 1
    if s.phase == ACTIONS:
        out[_AT["ap"]] = min(s.ap, _MOST)
        out[_AT["spent"]] = s.stamina_used
        out[_AT["spent"] + 1] = s.stolen
        out[_AT["offers"]] = min(s.offers, _MOST)
        out[_AT["offers"] + 1] = min(len(s.refused), _MOST)


def _write_pending(s: State, viewer: int, clockwise: tuple[int, ...], out: bytearray) -> None:
    """S-14.1: the cards drawn in the warden's office, and a hand that is shown, only for the one who chooses."""
    value = s.pending_value
    if s.pending == KEEP:
        if viewer == s.turn:
            _put(out, "pending_cards", _CARD_SETS[value])
    elif s.pending == CHOOSE_CARD:
        _mark(s, out, viewer, [value])
        if viewer == s.turn:
            _put(out, "hand_shown", _CARD_SETS[s.hand[value]])
    elif s.pending == HAND_OVER:
        _mark(s, out, viewer, [value])
    elif s.pending in (LEAVE_BEHIND, BREAK_TIE):
        _mark(s, out, viewer, bits(value))
    elif s.pending == NAMES:
        _mark(s, out, viewer, tied_now(s))
    elif s.pending == MOVE_GUARD:
        out[_AT["pending_left"]] = value
    elif s.pending == PATROL_REST:
        out[_AT["pending_from"] + patrol_origin(s)] = 1
        out[_AT["pending_left"]] = patrol_left(s)
    elif s.pending == CONSENT:
        move = proposed(s)
        for relative, seat in enumerate(clockwise):
            _put_goods(out, relative, moves.paid_by(move, seat), 0)
    else:
        partner = moves.a_of(value)
        _mark(s, out, viewer, [partner])
        _put_goods(out, (s.turn - viewer) % s.players, moves.bag_part(value), moves.b_of(value))
        _put_goods(out, (partner - viewer) % s.players, moves.second_bag(value), moves.c_of(value))


def _mark(s: State, out: bytearray, viewer: int, seats: list[int]) -> None:
    for seat in seats:
        out[_AT["pending_seats"] + (seat - viewer) % s.players] = 1


def _put_goods(out: bytearray, relative: int, bag: int, cash: int) -> None:
    at = _AT["pending_give"] + relative * _GOODS
    out[at : at + _GOODS] = _BAG[bag] + bytes((cash,))
