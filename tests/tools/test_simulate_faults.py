"""The simulation of the server with faults: it finds nothing wrong, every bug planted in it, and the same each time."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.simulate_faults.planted import BUGS, with_bug
from tools.simulate_faults.world import simulate

ROOT = Path(__file__).parent.parent.parent
SEEDS, BLOCK = 200, 10


def run(*arguments: str, hash_seed: str = "0") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools.simulate_faults", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("first", range(0, SEEDS, BLOCK))
def test_nothing_is_lost_doubled_leaked_or_frozen(first: int) -> None:
    found = [(seed, simulate(seed).violation) for seed in range(first, first + BLOCK)]
    assert [each for each in found if each[1] is not None] == []


@pytest.mark.parametrize("bug", BUGS)
def test_a_planted_bug_is_found(bug: str) -> None:
    found = run("--planted", bug)
    assert found.returncode == 0, found.stdout + found.stderr


def test_at_least_twenty_bugs_are_planted_and_each_fits_its_module() -> None:
    assert len(BUGS) >= 20
    for bug in BUGS.values():
        source = (ROOT / "src" / bug.module.replace(".", "/")).with_suffix(".py").read_text()
        assert with_bug(bug, source) != source


def test_a_seed_replays_exactly() -> None:
    first, again = run("--seed", "7", hash_seed="1"), run("--seed", "7", hash_seed="2")
    assert first.returncode == 0
    assert first.stdout == again.stdout


def test_a_failure_names_the_seed_that_replays_it() -> None:
    found = run("--planted", "request-ids-forgotten").stdout
    seed = found.split("seed ")[1].split(":")[0]
    again = run("--planted", "request-ids-forgotten", "--seed", seed)
    assert again.returncode == 1
    assert "VIOLATION" in again.stdout
    assert found.split(": ", 2)[2].strip() in again.stdout
