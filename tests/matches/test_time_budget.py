"""The clock of a decision runs from the moment it is handed out, and leaves a little time for the answer."""

from alcatraz.kernel.policy import Budget
from alcatraz.matches.time_budget import with_clock


def test_time_runs_out_a_little_before_its_end() -> None:
    now = [5.0]
    expired = with_clock(Budget("s", milliseconds=1000), lambda: now[0]).expired
    assert expired is not None
    now[0] = 5.9
    assert not expired()
    now[0] = 5.96
    assert expired()


def test_a_budget_without_a_time_has_no_clock() -> None:
    assert with_clock(Budget("s", 100)).expired is None


def test_a_clock_that_runs_is_not_started_again() -> None:
    running = with_clock(Budget("s", milliseconds=1000))
    assert with_clock(running) is running
