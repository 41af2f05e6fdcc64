"""`alcatraz play` on a terminal of 80 columns and 24 lines: the board and every choice are on the screen at once."""

import re
from collections.abc import Callable
from random import Random

import pytest

from alcatraz.games.registry import BUNDLES
from alcatraz.locale.texts import languages
from tests.cli.terminal import Terminal, lines, terminal

__all__ = ["terminal"]

WIDTH, HEIGHT = 80, 24
CLEARED = "\x1b[2J"
CONTROL = re.compile(r"\x1b\[[\d;?]*[A-Za-z]")


@pytest.fixture
def small(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A screen that takes itself for a terminal of this size; what is typed is not echoed on a line of its own."""
    for name, value in {"FORCE_COLOR": "1", "NO_COLOR": "1", "TERM": "xterm", "LINES": str(HEIGHT)}.items():
        monkeypatch.setenv(name, value)
    return terminal


def screen_of(shown: str) -> list[str]:
    """What is on the screen since it was last cleared."""
    return CONTROL.sub("", shown.rpartition(CLEARED)[2]).split("\n")


def looking(seed: int, screens: list[list[str]]) -> Callable[[str], str | None]:
    """Chooses at random, and keeps every screen with a menu."""
    random = Random(seed)

    def typist(shown: str) -> str | None:
        screen = screen_of(shown)
        screens.append(screen)
        numbers = re.findall(r"(?:^|  | │ .*?  )(\d+) \S", "\n".join(screen[-14:-1]), re.MULTILINE)
        chosen = [number for number in numbers if number != "0"]
        return random.choice(chosen) if chosen else ""

    return typist


def _is_fresh(screen: list[str]) -> bool:
    """Whether nothing was typed since the table was shown: answers stand below it, and it moves up."""
    return not any(re.match(r"\S+> ", line) for line in screen[:-1])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", BUNDLES)
@pytest.mark.parametrize("seed", [1, 3])
def test_whole_games_on_a_small_screen(small: Terminal, game: str, language: str, seed: int) -> None:
    screens: list[list[str]] = []
    limit = ["--option", "turn_limit=60"] if game == "boat" else []
    command = ["play", game, "--seed", str(seed), "--bots", "random", "--language", language, *limit]
    small.run(*command, typist=looking(seed, screens))
    assert len(screens) > 20
    board = {"scapegoat": "├───", "boat": "     A   B   C   D"}[game]
    for screen in screens:
        if screen[0].startswith(("Round", "Manche", "Alcatraz (1999) ·")) and _is_fresh(screen):
            assert len(screen) <= HEIGHT, "\n".join(screen)
            assert max(map(len, screen)) <= WIDTH, "\n".join(screen)
            assert any(board in line for line in screen)


def test_the_whole_table_is_a_word_away(small: Terminal) -> None:
    small.run("play", "--seed", "3", "--bots", "random", typist=lines(["board"]))
    assert "up to 2 Cash" in small.shown
    assert "Stitch a raft of raincoats" in small.shown


def test_a_taller_terminal_shows_the_whole_table_at_once(small: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LINES", "50")
    small.run("play", "--seed", "3", "--bots", "random", typist=lines([]))
    assert "up to 2 Cash" in small.shown
