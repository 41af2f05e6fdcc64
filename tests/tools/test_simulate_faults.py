"""The simulation of the server with faults: it finds nothing wrong, every bug planted in it, and the same each time."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tools.simulate_faults.__main__ import main
from tools.simulate_faults.plan import FAULTS
from tools.simulate_faults.planted_bugs import BUGS
from tools.simulate_faults.world import simulate

ROOT = Path(__file__).parent.parent.parent
# `make simulate-faults` has thousands.
SEEDS = 50


# Several bugs are found with the same seed.
without_bugs = cache(simulate)


def test_nothing_is_lost_doubled_leaked_or_frozen_whatever_fails() -> None:
    results = [without_bugs(seed, faults=()) for seed in range(SEEDS)]
    assert [(result.seed, result.violation) for result in results if result.violation] == []
    assert frozenset[str]().union(*(result.faults for result in results)) == set(FAULTS)
    assert sum(result.deaths for result in results) > SEEDS / 2


@pytest.mark.parametrize("name", BUGS)
def test_a_planted_bug_is_found_and_without_it_nothing(name: str) -> None:
    bug = BUGS[name]
    found = bug.find()
    assert found is not None
    assert without_bugs(found.seed, faults=bug.faults).violation is None


def test_at_least_twenty_bugs_are_planted() -> None:
    assert len(BUGS) >= 20
    assert all(bug.about for bug in BUGS.values())


def test_a_seed_replays_exactly() -> None:
    command = [sys.executable, "-m", "tools.simulate_faults", "--seed", "7"]
    first, again = (
        subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True)
        for seed in "12"
    )
    assert first.stdout == again.stdout


def test_a_failure_names_the_seed_that_replays_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--planted", "reconnect-repeats-an-entry"]) == 0
    found = capsys.readouterr().out
    seed = found.split("seed ")[1].split(":")[0]
    assert main(["--planted", "reconnect-repeats-an-entry", "--seed", seed]) == 1
    trace = capsys.readouterr().out
    assert f"VIOLATION {found.split(': ', 2)[2].strip()}" in trace
