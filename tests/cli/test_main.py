"""The `alcatraz` command: its help in every language, its options, and what is typed wrong."""

import re

import pytest

from alcatraz import __version__
from alcatraz.cli.parsing.language import wished_language
from alcatraz.cli.program import COMMANDS
from alcatraz.locale.texts import languages
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]

NESTED = [["edition", "show"], ["edition", "check"]]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS), *NESTED], ids=" ".join)
def test_every_command_has_help_in_every_language(terminal: Terminal, command: list[str], language: str) -> None:
    assert terminal.run(*command, "--help", "--language", language) == 0
    assert " ".join(["alcatraz", *command]) in terminal.shown
    assert max(len(line.rstrip()) for line in terminal.shown.splitlines()) <= 80
    english = ("Show this message", "[default", "[required", "[OPTIONS]")
    assert not any(words in terminal.shown for words in english)
    # Every option says what it is for.
    assert not re.search(r"^  --?\S+( \S+)?$", terminal.shown, re.MULTILINE)


def test_without_arguments_the_help_lists_the_commands(terminal: Terminal) -> None:
    assert terminal.run() == 0
    assert all(f"  {name} " in terminal.shown for name in COMMANDS)


def test_a_command_of_commands_alone_says_which(terminal: Terminal) -> None:
    assert terminal.run("edition") == 0
    assert "check" in terminal.shown


def test_the_version(terminal: Terminal) -> None:
    assert terminal.run("--version") == 0
    assert terminal.shown == f"alcatraz {__version__}\n"


@pytest.mark.parametrize("arguments", [["--language", "fr", "rules", "S-1.1"], ["rules", "S-1.1", "--language=fr"]])
def test_the_language_can_stand_anywhere(terminal: Terminal, arguments: list[str]) -> None:
    assert terminal.run(*arguments) == 0
    assert "règle imprimée" in terminal.shown


def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ALCATRAZ_LANGUAGE", raising=False)
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert wished_language([]) == "fr"
    monkeypatch.setenv("ALCATRAZ_LANGUAGE", "en")
    assert wished_language([]) == "en"
    assert wished_language(["--language", "fr"]) == "fr"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dance"], "There is no command “dance”. These there are: "),
        (["edition", "dance"], "There is no command “dance”. These there are: show, check."),
        (["rules", "--gmae", "boat"], "There is no option --gmae. Did you mean --game?"),
        (["rules", "S-1.1", "S-1.2"], "That is more than this command understands."),
        (["rules", "--search"], "--search needs a value after it."),
        (["--language", "de", "rules"], "There is no language “de”. These there are: en, fr."),
        (["rules", "--language"], "--language needs a value after it."),
    ],
)
def test_what_is_typed_wrong_gets_a_sentence(terminal: Terminal, arguments: list[str], sentence: str) -> None:
    assert terminal.run(*arguments) == 2
    assert sentence in terminal.complained


STYLED = re.compile(r"\x1b\[[\d;]*m")


def test_colours_on_a_terminal_and_none_with_no_color(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    terminal.run("play", "--seed", "1")
    assert STYLED.search(terminal.shown)
    monkeypatch.setenv("NO_COLOR", "1")
    terminal.run("play", "--seed", "1")
    assert not STYLED.search(terminal.shown)


def test_a_pipe_has_no_escape_codes(terminal: Terminal) -> None:
    terminal.run("play", "--seed", "1")
    assert "\x1b" not in terminal.shown
