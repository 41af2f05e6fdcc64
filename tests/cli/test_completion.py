"""`alcatraz completion`: scripts for three shells from the declarations of the commands; bash runs its own here."""

import subprocess
from pathlib import Path

import pytest

from alcatraz.cli.completion.command import SHELLS
from alcatraz.cli.completion.nodes import command_nodes
from alcatraz.cli.program import PROGRAM
from alcatraz.locale.texts import languages, texts
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]

# Prints what bash would offer, a line each, for the words after the script's path.
ASK = """
source "$1"; shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
compopt() { :; }
_alcatraz
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture
def script(terminal: Terminal, tmp_path: Path) -> Path:
    assert terminal.run("completion", "bash") == 0
    path = tmp_path / "alcatraz.bash"
    path.write_text(terminal.shown, encoding="utf-8")
    return path


def offered(script: Path, *words: str) -> list[str]:
    """What bash offers for the last word; the words before it are complete."""
    command = ["bash", "-c", ASK, "bash", str(script), "alcatraz", *words]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=script.parent).stdout.split()


def test_bash_completes_commands_and_subcommands(script: Path) -> None:
    assert offered(script, "re") == ["replay"]
    assert offered(script, "edition", "") == ["show", "check"]
    assert offered(script, "admin", "res") == ["restore"]
    assert offered(script, "admin", "reh") == ["rehearse"]


def test_bash_completes_the_options_of_the_command_that_is_typed(script: Path) -> None:
    assert offered(script, "rules", "--") == [
        "--game",
        "--search",
        "--full",
        "--print",
        "--rulings",
        "--language",
        "--help",
    ]
    assert offered(script, "admin", "list", "--d") == ["--database"]
    assert offered(script, "--v") == ["--version"]


def test_bash_completes_values(script: Path) -> None:
    assert offered(script, "play", "b") == ["boat"]
    assert offered(script, "play", "--bots", "r") == ["random", "rookie"]
    assert offered(script, "rules", "--language", "") == ["en", "fr"]
    assert offered(script, "play", "--seed", "") == []
    assert offered(script, "completion", "z") == ["zsh"]


def test_bash_completes_files_where_a_file_belongs(script: Path) -> None:
    assert offered(script, "verify", "alca") == ["alcatraz.bash"]
    assert offered(script, "play", "--edition", "alca") == ["alcatraz.bash"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("shell", SHELLS)
def test_every_script_has_every_option_of_every_command(terminal: Terminal, shell: str, language: str) -> None:
    assert terminal.run("completion", shell, "--language", language) == 0
    assert "alcatraz-game" in terminal.shown
    for node in command_nodes(PROGRAM, texts(language)):
        missing = [
            option.name
            for option in node.options
            if option.name not in terminal.shown and f"-l {option.name[2:]}" not in terminal.shown
        ]
        assert missing == []
        assert all(name in terminal.shown for name in node.subcommands)


def test_another_shell_is_not_known(terminal: Terminal) -> None:
    assert terminal.run("completion", "tcsh") == 2
    assert "There is no completion for “tcsh”. These shells there are: bash, zsh, fish." in terminal.complained
