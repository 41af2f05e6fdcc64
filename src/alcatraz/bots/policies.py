"""Playing at random: the policy that every other one is measured against."""

from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget, Policy


def play_at_random(view: Json, decision: Json, budget: Budget) -> Json:
    """Any listed move, each as likely as the others; templates are left alone."""
    moves = [move for move in decision["moves"] if not is_template(move)]
    chosen: Json = moves[draw(key_of(budget.seed), 0, len(moves))]
    return chosen


def is_template(move: Json) -> bool:
    """Whether a listed move stands for a family: a trade that names only its partner."""
    return move["type"] == "trade" and "give" not in move


POLICIES: dict[str, Policy] = {"random": play_at_random}
