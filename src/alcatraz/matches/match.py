"""Matches between policies. Each sees its own view and decision, and nothing else of the table."""

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from alcatraz.kernel.chance import Seed, draw, key_of
from alcatraz.kernel.game import Event, Game, Json, Move
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget, Policy
from alcatraz.matches.policies import play_at_random

S = TypeVar("S")


def play_match(
    game: Game[S],
    policies: Sequence[Policy],
    seed: Seed,
    options: Json | None = None,
    *,
    iterations: int | None = None,
) -> Match[S]:
    """A whole match, one policy per seat. The same seed gives the same match."""
    table = Match.new(game, len(policies), seed, options or {})
    for _ in play_on(table, policies, seed, iterations=iterations):
        pass
    return table


def play_on(
    table: Match[Any], policies: Sequence[Policy], seed: Seed, *, iterations: int | None = None
) -> Iterator[list[Event]]:
    """Play until the game is over; yields what happened at every move. Raises what the table refuses."""
    game = table.game
    number = 0
    while deciding := game.deciding(table.state):
        seat = deciding[0]
        budget = Budget(f"{seed}/{number}", iterations)
        yield table.play(seat, chosen_move(table, seat, policies[seat], budget))
        number += 1


def chosen_move(table: Match[Any], seat: int, policy: Policy, budget: Budget) -> Move:
    """What the policy plays for a deciding seat."""
    if policy is play_at_random:
        return _random_move(table, seat, budget)
    view, decision = seen_by(table, seat)
    return table.read_move(seat, policy(view, decision, budget))


def seen_by(table: Match[Any], seat: int) -> tuple[Json, Json]:
    """The view and the decision of a deciding seat, as its policy gets them."""
    view = table.game.view(table.state, seat)

    return view, next(decision for decision in view["decisions"] if decision["seat"] == seat)


def _random_move(table: Match[Any], seat: int, budget: Budget) -> Move:
    """The same move as play_at_random: it looks at nothing but the list, so that no view need be made."""
    moves = table.game.legal(table.state, seat)
    return moves[draw(key_of(budget.seed), 0, len(moves))]
