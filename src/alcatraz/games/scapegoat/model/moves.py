"""A move in one int: its kind in the lowest five bits, then four small fields, then two bags of items.

The rules build moves and take them apart with the functions below. Which field of a kind sits where is declared in
notation/move_table.py, from which JSON is read and written; a test compares the two.
"""

from typing import Final

from alcatraz.games.scapegoat.model.bag import selections
from alcatraz.games.scapegoat.model.components import BULLYING, CARDS, CASH, ERRAND_BOY, KINDS, PLACES

VOTE: Final = 0
MOVE: Final = 1
END_TURN: Final = 2
USE: Final = 3
STEAL: Final = 4
RIOT: Final = 5
COMPLETE: Final = 6
DROP: Final = 7
TRADE: Final = 8
ACCEPT: Final = 9
DECLINE: Final = 10
BRIBE: Final = 11
STAMINA: Final = 12
CALL_VOTE: Final = 13
MOVE_GUARD: Final = 14
DONE: Final = 15
KEEP: Final = 16
LEAVE_BEHIND: Final = 17
# The blackmail cards are kinds of their own: BLACKMAIL + card.
BLACKMAIL: Final = 18

# Past the last card.
CHOOSE: Final = 29
HAND_OVER: Final = 30

# Where the parts of a move start, and how many bits they have.
KIND_BITS: Final = 5
FIELD_BITS: Final = 4
BAG_BITS: Final = 24
A: Final = 5
B: Final = 9
C: Final = 13
D: Final = 17
BAG: Final = 21
BAG_2: Final = 45
_KIND: Final = 31
_FIELD: Final = 15
_WHOLE_BAG: Final = (1 << 24) - 1

NO_PAY: Final = 0
NO_TARGET: Final = -1
# S-6.3, by its alternative: the thief does not say what.
NOT_SAID: Final = -1


def kind_of(move: int) -> int:
    return move & _KIND


def a_of(move: int) -> int:
    return move >> A & _FIELD


def b_of(move: int) -> int:
    return move >> B & _FIELD


def c_of(move: int) -> int:
    return move >> C & _FIELD


def d_of(move: int) -> int:
    return move >> D & _FIELD


def bag_part(move: int) -> int:
    return move >> BAG & _WHOLE_BAG


def second_bag(move: int) -> int:
    return move >> BAG_2 & _WHOLE_BAG


def vote(seat: int) -> int:
    return VOTE | seat << A


def walk(to: int) -> int:
    return MOVE | to << A


def move_guard(origin: int, to: int) -> int:
    return MOVE_GUARD | origin << A | to << B


def keep(card: int) -> int:
    return KEEP | card << A


def choose(card: int) -> int:
    return CHOOSE | card << A


def steal(victim: int, what: int) -> int:
    """`what`: an item or CASH, or NOT_SAID."""
    return STEAL | victim << A | (what + 1) << B


def loot_of(move: int) -> int:
    """What a `steal` names, or NOT_SAID."""
    return (move >> B & _FIELD) - 1


def hand_over(what: int) -> int:
    return HAND_OVER | what << A


def riot(origin: int) -> int:
    return RIOT | origin << A


def drop(item: int) -> int:
    return DROP | item << A


def leave_behind(seat: int) -> int:
    return LEAVE_BEHIND | seat << A


def trade(partner: int, give: int, give_cash: int, take: int, take_cash: int) -> int:
    return TRADE | partner << A | give_cash << B | take_cash << C | give << BAG | take << BAG_2


def complete(paid: list[int]) -> int:
    """What each seat pays, a bag per seat."""
    return COMPLETE | bags_in_one(paid) << A


def bags_in_one(paid: list[int]) -> int:
    """A bag per seat, one behind the other."""
    bags = 0
    for seat, bag in enumerate(paid):
        bags |= bag << 24 * seat
    return bags


def bag_in(bags: int, seat: int) -> int:
    return bags >> 24 * seat & _WHOLE_BAG


def paid_by(move: int, seat: int) -> int:
    return move >> (A + 24 * seat) & _WHOLE_BAG


def use(pay: int = NO_PAY, target: int = NO_TARGET, take: int = 0, *, takes: bool = False) -> int:
    """The function of the player's location. `pay`: NO_PAY, or 1 + the item or CASH."""
    return USE | _asked(pay, target, take, takes=takes or take != 0)


def _asked(pay: int, target: int, take: int, *, takes: bool) -> int:
    """The fields a function may ask for; they lie at the same place in `use` and in the Errand-boy."""
    return pay << A | (target + 1) << B | int(takes) << C | take << BAG


def pay_of(move: int) -> int:
    """NO_PAY, or 1 + the item or CASH."""
    return move >> A & _FIELD


def target_of(move: int) -> int:
    return (move >> B & _FIELD) - 1


def names_take(move: int) -> bool:
    return (move >> C & _FIELD) != 0


def errand(at: int, used: int) -> int:
    """The Errand-boy card: the fields of a `use` move, and the location."""
    return (used & ~_KIND) | (BLACKMAIL + ERRAND_BOY) | at << D


def use_by_errand(move: int) -> int:
    """The `use` move inside an Errand-boy."""
    return (move & ~_KIND & ~(_FIELD << D)) | USE


def blackmail(card: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """a, b, c: task_at + to · task_at · target + item · target + to · target · at · from + to + count."""
    return (BLACKMAIL + card) | a << A | b << B | c << C


def card_of(move: int) -> int:
    return (move & _KIND) - BLACKMAIL


# Ready-made lists, so that listing legal moves is mostly looking up.
MOST_SEATS: Final = 4
VOTES: Final = [[vote(seat) for seat in range(players)] for players in range(MOST_SEATS + 1)]
WALKS: Final = [walk(place) for place in range(PLACES)]
RIOTS: Final = [riot(place) for place in range(PLACES)]


def _per_sheet(one_of: list[int]) -> dict[int, list[int]]:
    """For every bag that a sheet can hold: the entries of its different kinds."""
    every_bag = {bag for number in range(4) for bag in selections(_THREE_OF_EACH, number)}
    return {bag: [one_of[kind] for kind in range(KINDS) if bag >> 4 * kind & 15] for bag in every_bag}


_THREE_OF_EACH: Final = sum(3 << 4 * kind for kind in range(KINDS))
DROPS: Final = _per_sheet([drop(kind) for kind in range(KINDS)])
STEALS: Final = [_per_sheet([steal(seat, kind) for kind in range(KINDS)]) for seat in range(MOST_SEATS)]
STEAL_UNSAID: Final = [steal(seat, NOT_SAID) for seat in range(MOST_SEATS)]
STEAL_CASH: Final = [steal(seat, CASH) for seat in range(MOST_SEATS)]
BULLIES: Final = [_per_sheet([blackmail(BULLYING, seat, kind) for kind in range(KINDS)]) for seat in range(MOST_SEATS)]
assert BLACKMAIL + len(CARDS) == CHOOSE
