"""`alcatraz serve` as people type it."""

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx2 as httpx
import pytest

from alcatraz.cli.main import obey


def test_serve_needs_nothing_but_its_name(tmp_path: Path) -> None:
    program = [sys.executable, "-c", "from alcatraz.cli.main import run; run()", "serve", "--port", "0"]
    environment = {"XDG_DATA_HOME": str(tmp_path), "PATH": "", "ALCATRAZ_LOG_LEVEL": "error"}
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        first = server.stdout.readline()
        address = next(word for word in first.split() if word.startswith("http://"))
        assert httpx.get(address + "/health").text == "ok\n"
        assert (tmp_path / "alcatraz" / "tables.db").exists()
        server.send_signal(signal.SIGTERM)
        assert server.wait(20) == 0


def test_a_port_that_is_taken_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert obey(["serve", "--port", port, "--database", str(tmp_path / "t.db")]) == 2
    assert port in capsys.readouterr().err


def test_a_database_that_cannot_be_opened_is_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("these are only notes, and longer than the header of a database " * 5)
    assert obey(["serve", "--port", "0", "--database", str(tmp_path / "notes.txt")]) == 2
    assert "notes.txt" in capsys.readouterr().err


@pytest.mark.parametrize("setting", ["--base-url", "--origin"])
def test_an_address_that_is_none_is_a_sentence(setting: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert obey(["serve", setting, "zzz"]) == 2
    said = capsys.readouterr().err
    assert setting in said
    assert "zzz" in said
