"""Votes: whom the escape needs least, and how the others will probably vote."""

from typing import Final

from alcatraz.games.scapegoat.mind.look import COMPANION_STEP, Look
from alcatraz.games.scapegoat.mind.shopping import FAR
from alcatraz.games.scapegoat.mind.standing import lacking_without
from alcatraz.games.scapegoat.state import State

# S-4.6: re-elected, the Scapegoat gets stronger.
PER_BONUS: Final = 0.5
# How near a seat is to its next task counts less than any element.
PER_POINT: Final = 0.04
FURTHEST: Final = 12.0


def need_for(look: Look, seat: int) -> float:
    """How much the others need this seat outside: elements first, then how soon it completes something."""
    s = look.s
    stronger = PER_BONUS * s.bonus if seat == s.scapegoat else 0.0
    return lacking_without(s, seat) + stronger - PER_POINT * nearest_task(look, seat)


def nearest_task(look: Look, seat: int) -> float:
    """Points until the seat completes something, companions' steps included."""
    nearest = FURTHEST
    for place in look.tasks:
        errand = look.errand(seat, place)
        nearest = min(nearest, errand.points + COMPANION_STEP * errand.waiting)
    return nearest


def needs(s: State) -> list[float]:
    look = Look(s)
    return [need_for(look, seat) for seat in range(s.players)]


def expected_votes(s: State, needed: list[float]) -> list[int]:
    """Everybody for the one they need least, never for themselves."""
    return [
        min([other for other in range(s.players) if other != voter], key=lambda other: needed[other])
        for voter in range(s.players)
    ]


def elected_by(s: State, votes: list[int]) -> int:
    """S-4.4, S-4.5."""
    numbers = [votes.count(seat) for seat in range(s.players)]
    most = max(numbers)
    if numbers.count(most) > 1:
        return votes[s.scapegoat]
    return numbers.index(most)


def choose_vote(s: State, seat: int, needed: list[float]) -> int:
    """The vote after which, as the others will probably vote, the least needed but not oneself is elected."""
    votes = expected_votes(s, needed)
    others = sorted((other for other in range(s.players) if other != seat), key=lambda other: needed[other])
    best, best_worth = others[0], -FAR
    for choice in others:
        votes[seat] = choice
        elected = elected_by(s, votes)
        worth = -FAR if elected == seat else -needed[elected]
        if worth > best_worth:
            best, best_worth = choice, worth
    return best
