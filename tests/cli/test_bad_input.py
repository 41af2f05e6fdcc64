"""What commands say about input that they cannot use: one clear sentence, the right exit code, never a traceback."""

import json
import os
import signal
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import ClassVar

import pytest

from alcatraz.cli.long_runs.long_run import play_all
from alcatraz.cli.simulate.output import Outputs
from alcatraz.games.registry import GAMES
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import texts
from alcatraz.matches.match import play_match
from alcatraz.matches.policies import play_at_random
from alcatraz.matches.simulation.plan import SimulationPlan
from alcatraz.records.record import record
from tests.cli.terminal import Terminal, terminal
from tests.server.hosted import free_port

__all__ = ["terminal"]

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
ENGLISH = {**os.environ, "ALCATRAZ_LANGUAGE": "en"}


@pytest.fixture(scope="module")
def match() -> Json:
    return record(play_match(GAMES["boat"], [play_at_random] * 2, 3, {"turn_limit": 10}), checkpoints=True)


# -- standard streams ------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here that is always full")
@pytest.mark.parametrize("command", ["--version", "rules", "rules S-1.1", "edition show", "completion bash", "--help"])
def test_a_full_standard_output(command: str) -> None:
    with Path("/dev/full").open("w") as full:
        arguments = [sys.executable, "-m", "alcatraz", *command.split()]
        done = subprocess.run(
            arguments, check=False, stdout=full, stderr=subprocess.PIPE, text=True, env=ENGLISH, timeout=60
        )
    assert done.returncode == 1
    assert done.stderr == "Standard output cannot be written: No space left on device\n"


@pytest.mark.parametrize("command", ["--version", "rules", "edition show", "--help"])
def test_a_closed_standard_output(command: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'"{sys.executable}" -m alcatraz {command} >&-'],
        check=False,
        stderr=subprocess.PIPE,
        text=True,
        env=ENGLISH,
        timeout=60,
    )
    assert done.returncode == 1
    assert done.stderr == "Standard output cannot be written: Bad file descriptor\n"


def test_all_standard_streams_closed() -> None:
    command = ["/bin/sh", "-c", f'"{sys.executable}" -m alcatraz play boat <&- >&- 2>&-']
    assert subprocess.run(command, check=False, env=ENGLISH, timeout=60).returncode == 1


# -- files -----------------------------------------------------------------------------------------


def test_a_byte_order_mark_is_no_mistake(terminal: Terminal, tmp_path: Path, match: Json) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(BYTE_ORDER_MARK + json.dumps(match).encode())
    assert terminal.run("verify", str(path)) == 0
    assert terminal.run("replay", str(path)) == 0
    assert terminal.run("edition", "show") == 0
    (tmp_path / "box.toml").write_bytes(BYTE_ORDER_MARK + terminal.shown.encode())
    assert terminal.run("edition", "check", str(tmp_path / "box.toml")) == 0


@pytest.mark.parametrize("value", ["1979-05-27", "07:32:00", "1979-05-27T07:32:00Z", "nan", "inf"])
def test_a_value_of_toml_that_json_has_not(terminal: Terminal, tmp_path: Path, value: str) -> None:
    terminal.run("edition", "show")
    path = tmp_path / "box.toml"
    path.write_text(terminal.shown.replace('id = "house"', f"id = {value}", 1), encoding="utf-8")
    assert terminal.run("edition", "check", str(path)) == 1
    assert f"id: {value.replace('T', ' ').replace('Z', '+00:00')} is a value that" in terminal.complained
    assert terminal.run("play", "--edition", str(path)) == 2


@pytest.mark.parametrize(
    "content", ['{"a": 1}', '{"game": "boat", "turn": 0, "prisoners": []}', '{"number": 4, "view": null}']
)
def test_verify_of_what_is_no_record(terminal: Terminal, tmp_path: Path, content: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(content)
    assert terminal.run("verify", str(path)) == 2
    assert f"{path} is not the record of a game." in terminal.shown
    assert "differs" not in terminal.shown
    assert terminal.run("replay", str(path)) == 2
    assert "is not the record of a game." in terminal.complained


@pytest.mark.parametrize("command", ["simulate", "arena --seats random,random"])
def test_a_journal_in_the_place_of_another_file(terminal: Terminal, tmp_path: Path, command: str) -> None:
    name, *flags = command.split()
    precious = tmp_path / "precious.txt"
    precious.write_text("precious")
    assert terminal.run(name, "boat", *flags, "--games", "1", "--journal", str(precious)) == 2
    assert terminal.complained == f"{precious} is another file, and nothing is written over it: name another journal.\n"
    assert terminal.run(name, "boat", *flags, "--games", "1", "--journal", str(tmp_path)) == 2
    assert terminal.complained == f"{tmp_path} is a folder: name a file for the journal.\n"
    assert precious.read_text() == "precious"


# -- flags -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("simulate --games 0", "--games: a whole number of at least 1 is expected, not “0”."),
        ("arena --games x", "--games: a whole number of at least 1 is expected, not “x”."),
        ("play --players many", "--players: a whole number is expected, not “many”."),
        ("serve --port 70000", "--port: a whole number from 0 to 65535 is expected, not “70000”."),
        ("serve --retention nan", "--retention: a number of at least 1 is expected, not “nan”."),
        ("serve --log-level loud", "--log-level: one of debug, info, warning, error is expected, not “loud”."),
        ("simulate --policy cmd:/nonexistent", "--policy: the program of cmd:/nonexistent cannot be found"),
        ("arena --seats cmd:/nonexistent,simple", "--seats: the program of cmd:/nonexistent cannot be found"),
        ("play --bots cmd:/nonexistent", "--bots: the program of cmd:/nonexistent cannot be found"),
    ],
)
def test_the_sentence_says_what_is_expected(terminal: Terminal, command: str, sentence: str) -> None:
    assert terminal.run(*command.split()) == 2
    assert sentence in terminal.complained


# -- interrupted before anything is there ----------------------------------------------------------


@pytest.mark.parametrize("module", ["alcatraz.cli.program", "alcatraz.locale.texts", "alcatraz.games.registry", "rich"])
def test_an_interrupt_during_the_start(module: str) -> None:
    """A real Ctrl-C at the moment when this module is imported."""
    script = (
        "import os, signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "from alcatraz.cli.main import run\n"
        f"strike = lambda event, about: event == 'import' and about[0] == {module!r} and os.kill(os.getpid(), 2)\n"
        "sys.addaudithook(strike)\n"
        "run(['play', 'boat'])\n"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, check=False, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (130, "")


@pytest.mark.parametrize("module", ["alcatraz.cli.main", "errno", "io"])
def test_an_interrupt_before_the_command_can_handle_it(module: str) -> None:
    """Ends the process as if it had never begun: by the signal, without a word."""
    script = (
        "import os, signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"sys.modules.pop({module!r}, None)\n"
        f"strike = lambda event, about: event == 'import' and about[0] == {module!r} and os.kill(os.getpid(), 2)\n"
        "sys.addaudithook(strike)\n"
        "from alcatraz.cli.start import run\n"
        "run()\n"
    )
    done = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def test_a_shell_that_ignores_interrupts_is_obeyed() -> None:
    """In the background of a script, Ctrl-C is for somebody else."""
    script = (
        "import os, signal\n"
        "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
        "from alcatraz.cli.start import run\n"
        "os.kill(os.getpid(), 2)\n"
        "run()\n"
    )
    command = [sys.executable, "-c", script, "--version"]
    done = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_report_of_no_games_is_not_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.html"
    plan = SimulationPlan("boat", (2,), 3, ("random",), "1")
    Outputs(report=report, csv=tmp_path / "all.csv", json=str(tmp_path / "all.json")).write(plan, [], 0.1, texts("en"))
    assert "No game was played to its end." in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def test_a_journal_of_no_games_does_not_stay(tmp_path: Path) -> None:
    def interrupted() -> Json:
        raise KeyboardInterrupt

    journal = tmp_path / "report.html.journal"
    plan = SimulationPlan("boat", (2,), 3, ("random",), "1")
    assert not play_all((interrupted() for _ in range(3)), [], journal, plan, 3, texts("en"))
    assert not journal.exists()


# -- addresses -------------------------------------------------------------------------------------


class _Answers(BaseHTTPRequestHandler):
    answers: ClassVar[dict[str, tuple[int, bytes]]] = {}

    def do_GET(self) -> None:
        status, body = self.answers.get(self.path, (404, b"{}"))
        self.send_response(status)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing on the screen."""


def test_verify_takes_an_address(terminal: Terminal, match: Json) -> None:
    with HTTPServer(("127.0.0.1", 0), _Answers) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        base = f"http://127.0.0.1:{server.server_port}"
        _Answers.answers = {
            "/tables/abc/record": (200, json.dumps(match).encode()),
            "/tables/new/record": (200, b'{"number": 4, "view": null}'),
        }
        assert terminal.run("verify", f"{base}/tables/abc/record") == 0
        # The link that people have of their table leads to its record as well.
        assert terminal.run("verify", f"{base}/t/abc") == 0
        assert terminal.run("verify", f"{base}/t/new") == 2
        assert "is not the record of a game." in terminal.shown
        assert terminal.run("verify", f"{base}/elsewhere") == 2
        assert "cannot be read: HTTP 404" in terminal.shown
        server.shutdown()


@pytest.mark.parametrize("command", ["join http://{dead}", "join http://{dead}/t/abc", "verify http://{dead}/t/abc"])
def test_a_server_that_does_not_answer(terminal: Terminal, command: str) -> None:
    dead = f"127.0.0.1:{free_port()}"
    assert terminal.run(*command.format(dead=dead).split()) == 2
    said = terminal.complained + terminal.shown
    assert "the connection was refused" in said
    assert "urlopen" not in said
    assert "Errno" not in said


def test_a_server_whose_name_nobody_knows(terminal: Terminal) -> None:
    assert terminal.run("join", "http://no-such-host.invalid", "--language", "fr") == 2
    assert "ce nom de serveur est inconnu" in terminal.complained
