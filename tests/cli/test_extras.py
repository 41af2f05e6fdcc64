"""Installations without the optional packages: commands and imports say what to install."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from alcatraz.extras import EXTRAS, MissingExtra, require
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def without(monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    """Python cannot import the package any more."""
    monkeypatch.setitem(sys.modules, package, None)


@pytest.mark.parametrize(
    ("package", "command", "extra"),
    [
        ("rich", ["play"], "terminal"),
        ("rich", ["rules", "S-1.1"], "terminal"),
        ("uvicorn", ["serve"], "server"),
        ("starlette", ["admin", "list"], "server"),
        ("websockets", ["join", "localhost"], "client"),
    ],
)
def test_a_command_says_what_it_needs(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, package: str, command: list[str], extra: str
) -> None:
    without(monkeypatch, package)
    assert terminal.run(*command) == 2
    assert f'needs {package}, which is not installed. In a checkout this installs it: pip install ".[{extra}]"' in (
        terminal.complained
    )
    assert terminal.run(*command, "--language", "fr") == 2
    assert "qui n’est pas installé" in terminal.complained


def test_what_needs_no_extra_runs_without_any(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in {package for packages in EXTRAS.values() for package in packages}:
        without(monkeypatch, package)
    assert terminal.run("--help") == 0
    assert terminal.run("play", "--help") == 0
    assert terminal.run("edition", "show") == 0
    assert terminal.run("completion", "fish") == 0


def test_an_import_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "uvicorn")
    with pytest.raises(MissingExtra, match=re.escape('pip install ".[server]"')):
        require("server")


def test_the_extras_are_those_that_pip_knows() -> None:
    declared = {
        extra: {re.split(r"[<>=;\[ ]", requirement)[0] for requirement in requirements}
        for extra, requirements in PROJECT["optional-dependencies"].items()
    }
    assert declared.pop("all") == {PROJECT["name"]}
    # uvloop speeds the server up where it exists; nothing imports it by name.
    assert {extra: names - {"uvloop"} for extra, names in declared.items()} == {
        extra: set(packages) for extra, packages in EXTRAS.items()
    }
