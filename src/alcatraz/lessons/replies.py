"""What the others do at a table where one learns: the moves that the stage names, then those of a policy."""

from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.lessons import Lesson
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.matches.policies import policies

# Policies that search get a number of iterations in place of time, so that their answers depend on the seed alone.
_ITERATIONS = 40


def reply_of_policy(match: Match[Any], seat: int, level: str, seed: str) -> Json:
    """What a bot of this level does; the same whenever it is asked. `seed` is that of the table."""
    view = match.game.view(match.state, seat)
    decision = next(each for each in view["decisions"] if each["seat"] == seat)
    own_seed = f"{seed} {len(match.moves)} {seat}"
    return policies(match.game.id)[level](view, decision, Budget(own_seed, iterations=_ITERATIONS))


class Replies:
    """Counts what each seat has done by the script of a stage."""

    def __init__(self, bundle: GameBundle, lesson: Lesson) -> None:
        self._bundle = bundle
        self._lesson = lesson
        self._used: dict[int, int] = {}

    def copy(self) -> "Replies":
        other = Replies(self._bundle, self._lesson)
        other._used = dict(self._used)
        return other

    def unused(self) -> list[Json]:
        """What the script would still say."""
        return [move for seat, moves in self._lesson.replies.items() for move in moves[self._used.get(seat, 0) :]]

    def move(self, match: Match[Any], seat: int) -> Json:
        used, script = self._used.get(seat, 0), self._lesson.replies.get(seat, ())
        if used < len(script) and _is_legal(match, seat, script[used]):
            self._used[seat] = used + 1
            return script[used]
        level = self._lesson.others or self._bundle.stand_in
        return reply_of_policy(match, seat, level, self._lesson.seed)


def _is_legal(match: Match[Any], seat: int, move: Json) -> bool:
    try:
        return not match.why_not(seat, match.read_move(seat, move))
    except ContractError:
        return False
