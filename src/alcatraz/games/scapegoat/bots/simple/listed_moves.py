"""Choosing among the listed moves."""

from collections.abc import Callable
from typing import Any, TypeVar

from alcatraz.games.scapegoat.bots.simple.position import SeenPosition
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

T = TypeVar("T")


def of_type(moves: list[Json], kind: str) -> list[Json]:
    return [move for move in moves if move["type"] == kind]


def first(moves: list[Json], kind: str) -> Json | None:
    return next((move for move in moves if move["type"] == kind), None)


def least(moves: list[Json], key: Callable[[Json], Any]) -> Json | None:
    """The move with the smallest key, the first of equals."""
    return min(moves, key=key, default=None)


def any_of(choices: list[T], position: SeenPosition, budget: Budget) -> T:
    """A fair choice that depends on nothing but the seed, the seat and the round: seats with one seed differ."""
    key = key_of(f"{budget.seed}/{position.me}/{position.view['round']}")
    return choices[draw(key, 0, len(choices))]


def step_towards(position: SeenPosition, moves: list[Json], goal: str) -> Json | None:
    """The legal step that leads nearest to the goal, through useful places if it can; None if none leads nearer."""
    now = position.distance(position.here, goal)
    nearer = [move for move in of_type(moves, "move") if position.distance(move["to"], goal) < now]
    return least(nearer, lambda move: (position.distance(move["to"], goal), not gives_strength(position, move["to"])))


def gives_strength(position: SeenPosition, place: str) -> bool:
    return place == "dining_hall" and position.players[position.me]["stamina"] <= 1
