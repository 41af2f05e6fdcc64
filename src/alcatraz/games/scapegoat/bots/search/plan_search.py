"""The search of `boss`: a few plans for its turn, compared by playouts in the same determinizations of its view.

Hidden cards and future draws are drawn anew for every world. In each world all seats play on by their heuristics until
the next Scapegoat is elected; that state is evaluated. All plans meet the same worlds, so that luck cancels out when
they are compared, and plans that are clearly worse are dropped.
"""

from collections.abc import Callable
from math import sqrt
from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.knowledge.threat import singled_out
from alcatraz.games.scapegoat.bots.planning.spare_time import use_here
from alcatraz.games.scapegoat.bots.search.evaluation import evaluate, evaluate_singled_out
from alcatraz.games.scapegoat.bots.search.playouts import play_on, play_turn
from alcatraz.games.scapegoat.bots.search.turn_plans import TurnPlan, plans
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.model.moves import END_TURN, TRADE
from alcatraz.games.scapegoat.model.state import ACTIONS, NO_VOTE, NOTHING, VOTING, State
from alcatraz.games.scapegoat.rules.decisions import apply, deciding, legal
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

SEATS: Final = range(3, 5)
ITERATIONS: Final = 96
ENDLESS: Final = 1 << 30
# Another plan than that of `inmate` must be better by this much, and by so many standard errors.
MARGIN: Final = 0.01
SURE: Final = 1.0
CLEARLY_WORSE: Final = 2.0
FEW: Final = 4


class World:
    """A determinization, and what kind of people the others are in it."""

    __slots__ = ("s", "singled_out")

    def __init__(self, s: State, *, singled_out: bool) -> None:
        self.s = s
        self.singled_out = singled_out


class Trial:
    """One plan, its value in each world so far, and the states in which it was evaluated there."""

    __slots__ = ("ends", "plan", "values")

    def __init__(self, plan: TurnPlan) -> None:
        self.plan = plan
        self.values: list[float] = []
        self.ends: list[State] = []

    def play_in(self, world: World, seat: int, budget: Budget) -> bool:
        """Play the plan in one more world; False if the time ran out."""
        end = world.s.copy()
        value = try_out(end, seat, self.plan, budget.expired, singled_out=world.singled_out)
        if budget.expired is not None and budget.expired():
            return False
        self.values.append(value)
        self.ends.append(end)
        return True


class Comparison:
    """What a search found: the plan it chose, and all it compared that one with."""

    __slots__ = ("best", "moves", "others")

    def __init__(self, best: Trial, others: list[Trial], moves: tuple[int, ...]) -> None:
        self.best = best
        self.others = others
        # Those of the plan, or what is done in place of ending the turn.
        self.moves = moves


def think(view: Json, seat: int, budget: Budget) -> int:
    """The first move of the best plan."""
    return compare(view, seat, budget).moves[0]


def compare(view: Json, seat: int, budget: Budget) -> Comparison:
    """The whole search, for those who also want to know why."""
    trials = [Trial(plan) for plan in plans(imagine(view, budget.seed, SEATS), seat, budget.expired)]
    tried = trials.copy()
    if len(trials) > 1:
        _try_out_all(trials, view, seat, budget)
    best = _best(trials)
    line = best.plan.moves
    if line[0] == END_TURN:
        line = (_last_use(imagine(view, budget.seed, SEATS), seat),)
    return Comparison(best, [trial for trial in tried if trial is not best], line)


def _last_use(s: State, seat: int) -> int:
    """Before a turn ends: points that are left go into the function of the place, if it gives anything."""
    use = use_here(PositionCache(s), LegalByKind(s, seat))
    return END_TURN if use is None else use


def _try_out_all(trials: list[Trial], view: Json, seat: int, budget: Budget) -> None:
    """Play all plans until the budget ends; clearly worse ones are removed from the list."""
    most = most_iterations(budget)
    # Plan by plan at first: if the budget ends early, those that came first have been compared.
    few = [_imagined(view, seat, budget, number) for number in range(FEW)]
    played = 0
    for trial in trials:
        for world in few:
            if played >= most or not trial.play_in(world, seat, budget):
                return
            played += 1
    number = FEW
    trials[:] = _without_clearly_worse(trials)
    while len(trials) > 1 and played < most:
        world = _imagined(view, seat, budget, number)
        for trial in trials:
            if not trial.play_in(world, seat, budget):
                return
        played += len(trials)
        number += 1
        trials[:] = _without_clearly_worse(trials)


def _imagined(view: Json, seat: int, budget: Budget, number: int) -> World:
    s = imagine(view, f"{budget.seed}/{number}", SEATS)
    s.key = key_of(f"{budget.seed}/{number}/chance")
    odds = singled_out(s) if seat == s.scapegoat else 0.0
    return World(s, singled_out=bool(odds) and draw(s.key, ENDLESS, 100) < 100 * odds)


def most_iterations(budget: Budget) -> int:
    if budget.iterations is not None:
        return budget.iterations
    # Without a clock a time limit cannot be kept: use a fixed number.
    return ITERATIONS if budget.expired is None else ENDLESS


def try_out(
    s: State,
    seat: int,
    plan: TurnPlan,
    expired: Callable[[], bool] | None = None,
    *,
    singled_out: bool = False,
) -> float:
    """Play the plan, then on until the next election; the evaluation there (meaningless if the time ran out)."""
    last_round = s.round
    if s.phase == VOTING:
        s.votes = [NO_VOTE] * s.players
    for move in plan.moves:
        if s.phase not in (ACTIONS, VOTING) or not _still_possible(s, seat, move):
            break
        apply(s, seat, move)
    if s.phase == ACTIONS and s.turn == seat and s.pending == NOTHING and seat != s.scapegoat and s.round == last_round:
        play_turn(s, plan.goal, expired)
    play_on(s, last_round, expired, again=singled_out)
    return evaluate_singled_out(s, seat) if singled_out else evaluate(s, seat)


def _still_possible(s: State, seat: int, move: int) -> bool:
    return seat in deciding(s) and (move & 31 == TRADE or move in legal(s, seat))


def _without_clearly_worse(trials: list[Trial]) -> list[Trial]:
    best = _leader(trials)
    kept = (best, trials[0])
    return [trial for trial in trials if trial in kept or not _surely_better(best, trial, CLEARLY_WORSE)]


def _leader(trials: list[Trial]) -> Trial:
    return max(trials, key=lambda trial: sum(trial.values))


def _best(trials: list[Trial]) -> Trial:
    """The leader among those that can be compared, unless the plan of `inmate` is about as good."""
    sound = trials[0]
    known = [trial for trial in trials if len(trial.values) >= FEW]
    if len(known) < 2:
        return sound
    worlds = min([len(trial.values) for trial in known])
    for trial in known:
        del trial.values[worlds:]
        del trial.ends[worlds:]
    best = _leader(known)
    return best if _surely_better(best, sound, SURE) else sound


def _surely_better(best: Trial, other: Trial, sureness: float) -> bool:
    """Compared world by world: better by the margin, and by so many standard errors."""
    differences = [a - b for a, b in zip(best.values, other.values, strict=True)]
    number = len(differences)
    mean = sum(differences) / number
    variance = sum([(difference - mean) ** 2 for difference in differences]) / max(1, number - 1)
    return mean > MARGIN and mean > sureness * sqrt(variance / number)
