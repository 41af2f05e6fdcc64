"""`alcatraz check-bot`: what it finds in good and in bad programs."""

import json
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]
EXAMPLE = Path(__file__).parents[3] / "examples" / "first_bot.py"
ANSWER = 'print(json.dumps({"id": request["id"], "move": move}), flush=True)'


def bot(folder: Path, move: str, answer: str = ANSWER) -> str:
    """A program that chooses like this."""
    path = folder / "bot.py"
    lines = ["import json, random, sys", "for line in sys.stdin:", "    request = json.loads(line)"]
    lines += [f"    move = {move}", f"    {answer}"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return f"{sys.executable} {path}"


def test_a_good_bot_passes(terminal: Terminal) -> None:
    assert terminal.run("check-bot", f"{sys.executable} {EXAMPLE}", "boat", "--games", "1", "--time", "60000") == 0
    assert "Protocol: every request got one line" in terminal.said
    assert "the same seeds gave the same games" in terminal.said
    assert "It can play." in terminal.said


@pytest.mark.parametrize(
    ("move", "answer", "what", "said"),
    [
        ('{"type": "pass"}', ANSWER, "illegal", "moves were against the rules"),
        ("None", 'print("hello?", flush=True)', "protocol", "decisions without an answer that can be read"),
    ],
)
def test_a_bad_bot_does_not(terminal: Terminal, tmp_path: Path, move: str, answer: str, what: str, said: str) -> None:
    program = bot(tmp_path, move, answer)
    assert terminal.run("check-bot", program, "boat", "--games", "1", "--time", "60000") == 1
    assert said in terminal.said
    assert "not ready to play" in terminal.said
    assert terminal.run("check-bot", program, "boat", "--games", "1", "--time", "60000", "--json") == 1
    found = json.loads(terminal.shown)
    assert found[what] > 0
    assert not found["passed"]


def test_chance_of_its_own_is_noticed_and_allowed(terminal: Terminal, tmp_path: Path) -> None:
    program = bot(tmp_path, 'random.choice(request["decision"]["moves"])')
    assert terminal.run("check-bot", program, "boat", "--games", "1", "--time", "60000") == 0
    assert "1 game went otherwise with the same seeds" in terminal.said


def test_a_program_that_is_not_there(terminal: Terminal) -> None:
    assert terminal.run("check-bot", "/nonexistent/bot") == 2
    assert "cannot be found" in terminal.complained
