"""`python -m alcatraz.testing`: the battery without pytest."""

import subprocess
import sys

import pytest

from alcatraz.testing import __main__ as command
from alcatraz.testing.battery import every_check
from tests.example_game import EXAMPLE


def test_it_runs_every_check_of_a_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Of the shortest one: test_battery.py has the others."""
    monkeypatch.setattr(command, "BUNDLES", {"race": EXAMPLE})
    assert command.main(["race"]) == 0
    assert f"race: {len(every_check())} checks, 1 sizes of table, 0 failed" in capsys.readouterr().out


def test_a_check_that_fails_is_named_and_the_others_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def always_fails(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(command, "every_check", lambda: (always_fails,))
    assert command.main([]) == 1
    said = capsys.readouterr()
    assert "FAILED boat, 2 players: always_fails" in said.err
    assert "scapegoat: 1 checks, 2 sizes of table, 2 failed" in said.out


def test_without_assertions_nothing_is_claimed() -> None:
    done = subprocess.run([sys.executable, "-O", "-m", "alcatraz.testing"], check=False, capture_output=True)
    assert done.returncode == 2


def test_a_game_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["chess"]) == 2
    assert "No such game: chess." in capsys.readouterr().err
