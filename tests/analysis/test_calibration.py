"""Predicted values are moved to what games have shown."""

from itertools import pairwise

import pytest

from alcatraz.analysis.calibration import calibrated
from alcatraz.games.registry import BUNDLES

pytestmark = pytest.mark.no_cover

KNOTS = ((0.0, 0.05), (0.5, 0.6), (1.0, 0.95))


def test_between_two_knots_on_the_line() -> None:
    assert calibrated(0.25, KNOTS) == pytest.approx(0.325)
    assert calibrated(1.0, KNOTS) == 0.95


def test_without_knots_as_predicted() -> None:
    assert calibrated(0.37, ()) == 0.37


@pytest.mark.parametrize("game", BUNDLES)
def test_better_stays_better(game: str) -> None:
    bundle = BUNDLES[game]
    assert bundle.valuation is not None
    for players in bundle.game.seats:
        knots = list(bundle.valuation.knots(players))
        assert not knots or (knots[0][0], knots[-1][0]) == (0.0, 1.0)
        assert all(a < c and b <= d for (a, b), (c, d) in pairwise(knots))
        assert all(0 <= true <= 1 for _, true in knots)
