"""Votes: which seat the escape needs least, and how the others will probably vote."""

from typing import Final

from alcatraz.games.scapegoat.bots.first.knowledge.item_routes import FAR
from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import COMPANION_STEP, PositionCache
from alcatraz.games.scapegoat.bots.first.knowledge.standing import lacking_without
from alcatraz.games.scapegoat.model.state import State

# S-4.6: re-elected, the Scapegoat gets stronger.
PER_BONUS: Final = 0.5
# How near a seat is to its next task counts less than any element.
PER_POINT: Final = 0.04
FURTHEST: Final = 12.0


def need_for(cache: PositionCache, seat: int) -> float:
    """How much the escape needs this seat: elements first, then how soon it can complete a task."""
    s = cache.s
    stronger = PER_BONUS * s.bonus if seat == s.scapegoat else 0.0
    return lacking_without(s, seat) + stronger - PER_POINT * nearest_task(cache, seat)


def nearest_task(cache: PositionCache, seat: int) -> float:
    """Action points until the seat completes a task, companions' steps included."""
    nearest = FURTHEST
    for place in cache.tasks:
        errand = cache.errand(seat, place)
        nearest = min(nearest, errand.points + COMPANION_STEP * errand.waiting)
    return nearest


def needs(s: State) -> list[float]:
    cache = PositionCache(s)
    return [need_for(cache, seat) for seat in range(s.players)]


def expected_votes(s: State, needed: list[float]) -> list[int]:
    """Every seat votes for the other seat that it needs least."""
    return [
        min([other for other in range(s.players) if other != voter], key=lambda other: needed[other])
        for voter in range(s.players)
    ]


def elected_by(s: State, votes: list[int], needed: list[float]) -> int:
    """S-4.4, S-4.5."""
    numbers = [votes.count(seat) for seat in range(s.players)]
    most = max(numbers)
    if numbers.count(most) > 1:
        if s.prison.tie_chosen_anew:
            return break_tie(s, [seat for seat in range(s.players) if numbers[seat] == most], needed)
        return votes[s.scapegoat]
    return numbers.index(most)


def break_tie(s: State, tied: list[int], needed: list[float]) -> int:
    """S-4.5, by its alternative: of the tied the least needed, the last Scapegoat only if nobody else is."""
    return min(tied, key=lambda seat: (seat == s.scapegoat, needed[seat]))


def choose_vote(s: State, seat: int, needed: list[float]) -> int:
    """The vote that, given the expected votes, elects the least needed seat other than its own."""
    votes = expected_votes(s, needed)
    others = sorted((other for other in range(s.players) if other != seat), key=lambda other: needed[other])
    best, best_worth = others[0], -FAR
    for choice in others:
        votes[seat] = choice
        elected = elected_by(s, votes, needed)
        worth = -FAR if elected == seat else -needed[elected]
        if worth > best_worth:
            best, best_worth = choice, worth
    return best
