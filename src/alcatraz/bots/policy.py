"""The policy interface, and the policy that every other one is measured against.

A policy gets what its seat may know and nothing else: the view, the decision in it, and a seed.
"""

from typing import Protocol

from alcatraz.kernel.chance import Seed, draw, key_of
from alcatraz.kernel.game import Json


class Policy(Protocol):
    def __call__(self, view: Json, decision: Json, seed: Seed) -> Json:
        """The move that the seat of this view makes in this decision."""
        ...


def play_at_random(view: Json, decision: Json, seed: Seed) -> Json:
    """Any listed move, each as likely as the others; templates are not filled in."""
    moves = [move for move in decision["moves"] if not is_template(move)]
    chosen: Json = moves[draw(key_of(seed), 0, len(moves))]
    return chosen


def is_template(move: Json) -> bool:
    """Whether a listed move stands for a family: a trade that names only its partner."""
    return move["type"] == "trade" and "give" not in move


POLICIES: dict[str, Policy] = {"random": play_at_random}
