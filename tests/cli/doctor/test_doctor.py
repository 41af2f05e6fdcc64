"""`alcatraz doctor` beside a server, and beside things that are not as they should be."""

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from alcatraz.cli.main import obey
from alcatraz.server.runtime.time_source import SystemTime
from tests.server.hosted import free_port, hosted

Output = pytest.CaptureFixture[str]


def examined(output: Output, *words: str) -> tuple[int, dict[str, list[str]]]:
    """The exit code, and the states found by each check."""
    output.readouterr()
    code = obey(["doctor", *words, "--json"])
    found: dict[str, list[str]] = {}
    for each in json.loads(output.readouterr().out):
        found.setdefault(each["check"], []).append(each["state"])
        assert "doctor-" not in each["message"]
    return code, found


def test_a_sound_server_and_its_machine_are_fine(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "copy.db").write_bytes(b"a copy")
    with hosted(tmp_path / "tables.db") as server:
        where = ("--database", str(tmp_path / "tables.db"), "--backup", str(tmp_path / "copy.db"))
        code, found = examined(capsys, server.url, *where)
    assert code == 0
    assert found["base-url"] == found["websocket"] == found["origin"] == found["database"] == ["fine"]
    assert found["backup"] == ["fine"]
    assert "wrong" not in [state for states in found.values() for state in states]


def test_it_speaks_french_too(tmp_path: Path, capsys: Output) -> None:
    assert obey(["--language", "fr", "doctor", "--database", str(tmp_path / "none.db")]) == 1
    assert "Il n’y a pas de base" in capsys.readouterr().out


def test_links_that_lead_elsewhere_are_found(tmp_path: Path, capsys: Output) -> None:
    """The server goes by 127.0.0.1 and is reached as localhost."""
    with hosted(tmp_path / "tables.db") as server:
        code, found = examined(capsys, server.url.replace("127.0.0.1", "localhost"))
    assert code == 1
    assert found["base-url"] == ["wrong"]


class Late(SystemTime):
    def now(self) -> float:
        return super().now() - 3600


def test_a_clock_that_is_wrong_is_found(tmp_path: Path, capsys: Output) -> None:
    with hosted(tmp_path / "tables.db", clock=Late()) as server:
        code, found = examined(capsys, server.url)
    assert (code, found["clock"]) == (1, ["wrong"])


def test_nobody_answers_or_somebody_else_does(capsys: Output) -> None:
    assert examined(capsys, f"http://127.0.0.1:{free_port()}") == (1, {"site": ["wrong"]})
    with _half_a_proxy() as url:
        code, found = examined(capsys, url)
    assert code == 1
    assert found["websocket"] == ["wrong"]
    assert found["origin"] == ["wrong"]


def test_a_machine_is_examined(tmp_path: Path, capsys: Output) -> None:
    (tmp_path / "notes.db").write_text("not a database at all " * 100)
    old = tmp_path / "old.db"
    old.write_bytes(b"a copy")
    os.utime(old, (1e9, 1e9))
    code, found = examined(capsys, "--database", str(tmp_path / "notes.db"), "--backup", str(old))
    assert code == 1
    assert found["database"] == ["wrong"]
    assert found["backup"] == ["wrong"]


def test_what_is_no_address_is_a_wrong_use(capsys: Output) -> None:
    assert obey(["doctor", "zzz"]) == 2
    assert "zzz" in capsys.readouterr().err


@contextmanager
def _half_a_proxy() -> Iterator[str]:
    """Passes plain requests, forgets Upgrade, and lets every page use the server."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self._answer(200, b"ok\n" if self.path == "/health" else b"ready\n")

        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            link = f"http://{self.headers['Host']}/t/x"
            self._answer(201, json.dumps({"id": "x", "link": link, "token": "t"}).encode())

        def _answer(self, status: int, body: bytes) -> None:
            self.send_response(status)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
