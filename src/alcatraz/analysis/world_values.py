"""Values of positions: means over worlds, always the same worlds, so that luck cancels out in differences."""

from collections.abc import Sequence
from typing import Any

from alcatraz.analysis.calibration import calibrated
from alcatraz.analysis.recorded_match import RecordedMatch
from alcatraz.analysis.shapley import Values
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import Move


class WorldValues:
    """Open values: hands lie open, decks and draws to come are unknown to all."""

    def __init__(self, match: RecordedMatch, seed: Seed, worlds: int, *, raw: bool = False) -> None:
        self.match = match
        self.worlds = worlds
        self._knots = () if raw else match.valuation.knots(match.players)
        self._seeds = [f"{seed}/{number}" for number in range(worlds)]

    def of(self, state: Any, horizon: int) -> Values:
        valuation = self.match.valuation
        if not self.match.bundle.game.deciding(state):
            return valuation.values(self.match.bundle.game.copy(state), horizon)
        return self._made_true([valuation.values(valuation.world(state, seed), horizon) for seed in self._seeds])

    def after(self, state: Any, moves: Sequence[tuple[int, Move]], horizon: int) -> Values:
        """The value of moves before chance has answered: averaged over what chance might make of the last one."""
        valuation, game = self.match.valuation, self.match.bundle.game
        state = game.copy(state)
        for seat, move in moves[:-1]:
            game.apply(state, seat, move)
        seat, move = moves[-1]
        outcomes = valuation.outcomes(state, seat, move)
        if outcomes:
            weighed = [(share, self.of(outcome, horizon)) for share, outcome in outcomes]
            return [sum(share * values[i] for share, values in weighed) for i in range(self.match.players)]
        found = []
        for seed in self._seeds:
            world = valuation.world(state, seed)
            game.apply(world, seat, move)
            found.append(valuation.values(world, horizon))
        return self._made_true(found)

    def _made_true(self, rows: Sequence[Values]) -> Values:
        return [calibrated(value, self._knots) for value in mean(rows)]


def mean(rows: Sequence[Values]) -> Values:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def difference(new: Values, old: Values) -> Values:
    return [a - b for a, b in zip(new, old, strict=True)]
