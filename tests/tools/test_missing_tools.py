"""Tests skip where a browser or PostgreSQL is missing; the end of the run says so, and continuous integration fails."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CHROMIUM = "tests/book/test_print_page.py::test_the_player_aid_fits_one_page"
FIREFOX = "tests/web/firefox/test_whole_games.py::test_a_whole_game_of_1999"
POSTGRES = "tests/server/admin/test_move.py::test_there_and_back_nothing_changes"
NOWHERE = dict.fromkeys(("ALCATRAZ_CHROMIUM", "ALCATRAZ_FIREFOX", "ALCATRAZ_POSTGRES"), "/nowhere")


@pytest.mark.parametrize(("ci", "code"), [("", 0), ("true", 1)], ids=["at home", "in continuous integration"])
def test_the_end_of_the_run_says_what_is_missing(ci: str, code: int) -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-n",
        "1",
        "--color=no",
        "-p",
        "no:cacheprovider",
        CHROMIUM,
        FIREFOX,
        POSTGRES,
    ]
    outer = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV"))}
    done = subprocess.run(
        command, cwd=ROOT, env={**outer, **NOWHERE, "CI": ci}, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stderr
    title, *said, _ = done.stdout.splitlines()[-5:]
    assert "TESTS DID NOT RUN" in title
    assert said == [
        "4 without Chromium. To install it: make browser",
        "1 without Firefox. To install it: make browser",
        "1 without PostgreSQL. To install it: make postgres",
    ]
