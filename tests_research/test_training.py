"""The example that trains, run whole: minutes of work, so only `make test-research TRAIN=1` does it."""

import pytest

from examples.train_boat import train


@pytest.mark.training
def test_the_boat_is_learnt_in_ten_minutes() -> None:
    share, seconds = train(600, goal=0.95, talk=True)
    assert share >= 0.9
    assert seconds < 700
