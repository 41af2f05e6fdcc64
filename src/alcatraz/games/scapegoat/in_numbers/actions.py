"""Every numbered move, in a fixed order, as the seat that acts names the others: itself 0, then clockwise.

The number of an action is its place here; a change of the order is a change of `rules_version`. Two things are bounded:
a trade is one thing for one thing, or a gift of one thing (a thing is an item or one Cash), and a task is paid with at
most three tokens. But for trades the built-in edition needs no more.
"""

from itertools import combinations_with_replacement

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import ONE
from alcatraz.games.scapegoat.model.components import (
    ASSEMBLY,
    BAD_PLAN,
    BODY_SEARCH,
    BULLYING,
    CARDS,
    CASH,
    CHANGE_OF_PLANS,
    ERRAND_BOY,
    ESCORT,
    FALSE_ALARM,
    GOODS,
    ISOLATION_CELL,
    KINDS,
    LOCKDOWN,
    PATROL,
    PLACES,
)
from alcatraz.games.scapegoat.rules.blackmail.places import MOST_PATROL
from alcatraz.games.scapegoat.rules.functions import (
    ANY_KIND,
    DISCARD_A_CARD,
    GOLD,
    SILVER,
    TAKE_A_CARD,
    TAKE_ITEMS,
    Function,
)

MOST_TOKENS = 3
_SEATS = range(moves.MOST_SEATS)
_OTHERS = range(1, moves.MOST_SEATS)
_PLACES = range(PLACES)
_KINDS = range(KINDS)
NOTHING = -1
_PAIRS = [(one, other) for one in _PLACES for other in _PLACES if one != other]


def every_move() -> list[int]:
    plain = [
        moves.CALL_VOTE,
        moves.END_TURN,
        moves.ACCEPT,
        moves.DECLINE,
        moves.BRIBE,
        moves.STAMINA,
        moves.DONE,
    ]
    return [
        *plain,
        *(moves.vote(seat) for seat in _SEATS),
        *(moves.leave_behind(seat) for seat in _SEATS),
        *(moves.walk(place) for place in _PLACES),
        *(moves.riot(place) for place in _PLACES),
        *(moves.drop(kind) for kind in _KINDS),
        *(moves.steal(seat, what) for seat in _OTHERS for what in (moves.NOT_SAID, *range(len(GOODS)))),
        *(moves.hand_over(what) for what in range(len(GOODS))),
        *(moves.keep(card) for card in range(len(CARDS))),
        *(moves.choose(card) for card in range(len(CARDS))),
        *(moves.move_guard(one, other) for one, other in _PAIRS),
        *_uses(),
        *_blackmail(),
        *_completions(),
        *(swap(seat, give, take) for seat in _OTHERS for give, take in _swaps()),
    ]


def _swaps() -> list[tuple[int, int]]:
    """S-7.1: what is given and taken; not nothing for nothing."""
    things = range(NOTHING, len(GOODS))
    return [(give, take) for give in things for take in things if (give, take) != (NOTHING, NOTHING)]


def swap(partner: int, give: int, take: int) -> int:
    """S-7.1: one thing for one thing; either may be nothing (-1)."""
    return moves.trade(partner, _bag(give), int(give == CASH), _bag(take), int(take == CASH))


def _bag(what: int) -> int:
    return ONE[what] if 0 <= what < KINDS else 0


def _uses() -> list[int]:
    """S-12: every `use` of any location, each once."""
    return list(dict.fromkeys(use for place in _PLACES for use in _uses_of(place)))


def _uses_of(place: int) -> list[int]:
    return list(dict.fromkeys([*_uses_of_side(SILVER[place]), *_uses_of_side(GOLD[place])]))


def _uses_of_side(function: Function) -> list[int]:
    """S-12: with every payment, target and choice of items that it may ask for."""
    pays = range(1, len(GOODS) + 1) if function.pays else (moves.NO_PAY,)
    if function.effect == TAKE_ITEMS:
        kinds = _KINDS if function.item == ANY_KIND else (function.item,)
        bags = [
            sum(ONE[kind] for kind in chosen)
            for number in range(1, function.amount + 1)
            for chosen in combinations_with_replacement(kinds, number)
        ]
        return [moves.use(pay, take=bag) for pay in pays for bag in bags]
    if function.effect in (DISCARD_A_CARD, TAKE_A_CARD):
        return [moves.use(pay, target) for pay in pays for target in _OTHERS]
    return [moves.use(pay) for pay in pays]


def _blackmail() -> list[int]:
    """S-13, card by card."""
    return [
        moves.blackmail(ASSEMBLY),
        *(moves.blackmail(BAD_PLAN, place) for place in _PLACES),
        moves.blackmail(BODY_SEARCH),
        *(moves.blackmail(BULLYING, seat, kind) for seat in _OTHERS for kind in _KINDS),
        *(moves.blackmail(CHANGE_OF_PLANS, one, other) for one, other in _PAIRS),
        *(moves.errand(place, use) for place in _PLACES for use in _uses_of(place)),
        *(moves.blackmail(ESCORT, seat, place) for seat in _SEATS for place in _PLACES),
        moves.blackmail(FALSE_ALARM),
        *(moves.blackmail(ISOLATION_CELL, seat) for seat in _OTHERS),
        *(moves.blackmail(LOCKDOWN, place) for place in _PLACES),
        *(moves.blackmail(PATROL, one, other, n) for one, other in _PAIRS for n in range(1, MOST_PATROL + 1)),
    ]


def _completions() -> list[int]:
    """S-9.4: every multiset of one to three tokens of the four seats."""
    tokens = [(seat, kind) for seat in _SEATS for kind in _KINDS]
    found = []
    for number in range(1, MOST_TOKENS + 1):
        for chosen in combinations_with_replacement(tokens, number):
            paid = [0] * moves.MOST_SEATS
            for seat, kind in chosen:
                paid[seat] += ONE[kind]
            found.append(moves.complete(paid))
    return found


# -- whose seats ------------------------------------------------------------------------------------

# Kinds of moves that name a seat in their first field.
_FIRST = frozenset(
    {
        moves.VOTE,
        moves.LEAVE_BEHIND,
        moves.STEAL,
        moves.TRADE,
        moves.BLACKMAIL + BULLYING,
        moves.BLACKMAIL + ESCORT,
        moves.BLACKMAIL + ISOLATION_CELL,
    }
)
# Kinds that may name one in their second field, as the target of a function.
_TARGET = frozenset({moves.USE, moves.BLACKMAIL + ERRAND_BOY})


def seen_at(move: int, seat: int, players: int) -> int | None:
    """The move of a seat with the seats counted as the rules do; None if this table has no such seat."""
    kind = moves.kind_of(move)
    if kind in _FIRST:
        named = moves.a_of(move)
        return None if named >= players else move + (((seat + named) % players - named) << moves.A)
    if kind in _TARGET and moves.target_of(move) != moves.NO_TARGET:
        named = moves.target_of(move)
        return None if named >= players else move + (((seat + named) % players - named) << moves.B)
    if kind == moves.COMPLETE:
        paid = [moves.paid_by(move, other) for other in _SEATS]
        if any(paid[players:]):
            return None
        return moves.complete([paid[(other - seat) % players] for other in range(players)])
    return move
