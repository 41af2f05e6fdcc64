"""A move in one int: its kind in the lowest five bits, then four small fields, then two bags of items.

The builders below are the only places that know the layout together with the part functions. What a field means
depends on the kind; it is said beside each builder.
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

_KIND: Final = 31
_FIELD: Final = 15
_A: Final = 5
_B: Final = 9
_C: Final = 13
_D: Final = 17
_BAG: Final = 21
_BAG_2: Final = 45
_WHOLE_BAG: Final = (1 << 24) - 1

NO_PAY: Final = 0
NO_TARGET: Final = -1


def kind_of(move: int) -> int:
    return move & _KIND


def a_of(move: int) -> int:
    return move >> _A & _FIELD


def b_of(move: int) -> int:
    return move >> _B & _FIELD


def c_of(move: int) -> int:
    return move >> _C & _FIELD


def d_of(move: int) -> int:
    return move >> _D & _FIELD


def bag_part(move: int) -> int:
    return move >> _BAG & _WHOLE_BAG


def second_bag(move: int) -> int:
    return move >> _BAG_2 & _WHOLE_BAG


def vote(seat: int) -> int:
    return VOTE | seat << _A


def walk(to: int) -> int:
    return MOVE | to << _A


def move_guard(origin: int, to: int) -> int:
    return MOVE_GUARD | origin << _A | to << _B


def keep(card: int) -> int:
    return KEEP | card << _A


def choose(card: int) -> int:
    return CHOOSE | card << _A


def steal(victim: int, what: int) -> int:
    return STEAL | victim << _A | what << _B


def riot(origin: int) -> int:
    return RIOT | origin << _A


def drop(item: int) -> int:
    return DROP | item << _A


def leave_behind(seat: int) -> int:
    return LEAVE_BEHIND | seat << _A


def trade(partner: int, give: int, give_cash: int, take: int, take_cash: int) -> int:
    return TRADE | partner << _A | give_cash << _B | take_cash << _C | give << _BAG | take << _BAG_2


def complete(paid: list[int]) -> int:
    """What each seat pays, a bag per seat."""
    move = COMPLETE
    for seat, bag in enumerate(paid):
        move |= bag << (_A + 24 * seat)
    return move


def paid_by(move: int, seat: int) -> int:
    return move >> (_A + 24 * seat) & _WHOLE_BAG


def use(pay: int = NO_PAY, target: int = NO_TARGET, take: int = 0, *, takes: bool = False) -> int:
    """The function of the player's location. `pay`: NO_PAY, or 1 + the item or CASH."""
    return USE | _asked(pay, target, take, takes=takes or take != 0)


def _asked(pay: int, target: int, take: int, *, takes: bool) -> int:
    """The fields a function may ask for; they lie at the same place in `use` and in the Errand-boy."""
    return pay << _A | (target + 1) << _B | int(takes) << _C | take << _BAG


def pay_of(move: int) -> int:
    """NO_PAY, or 1 + the item or CASH."""
    return move >> _A & _FIELD


def target_of(move: int) -> int:
    return (move >> _B & _FIELD) - 1


def names_take(move: int) -> bool:
    return (move >> _C & _FIELD) != 0


def errand(at: int, used: int) -> int:
    """The Errand-boy card: the fields of a `use` move, and the location."""
    return (used & ~_KIND) | (BLACKMAIL + ERRAND_BOY) | at << _D


def use_by_errand(move: int) -> int:
    """The `use` move inside an Errand-boy."""
    return (move & ~_KIND & ~(_FIELD << _D)) | USE


def blackmail(card: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """a, b, c: task_at + to · task_at · target + item · target + to · target · at · from + to + count."""
    return (BLACKMAIL + card) | a << _A | b << _B | c << _C


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
STEAL_CASH: Final = [steal(seat, CASH) for seat in range(MOST_SEATS)]
BULLIES: Final = [_per_sheet([blackmail(BULLYING, seat, kind) for kind in range(KINDS)]) for seat in range(MOST_SEATS)]
assert BLACKMAIL + len(CARDS) == CHOOSE
