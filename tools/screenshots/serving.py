"""A server of one's own, for as long as it is needed."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 30.0


@contextmanager
def serving(database: Path, port: int | None = None) -> Iterator[str]:
    """Its address. Nobody is limited: a rehearsal plays faster than people may."""
    port = port or free_port()
    program = [sys.executable, "-c", "from alcatraz.cli.main import run; run()", "serve"]
    options = ["--port", str(port), "--database", str(database), "--no-limits", "--log-level", "warning"]
    server = subprocess.Popen([*program, *options], stdout=subprocess.DEVNULL)
    try:
        url = f"http://127.0.0.1:{port}"
        _wait_for(url, server)
        yield url
    finally:
        # Not gently: it would wait for those who are connected. What was answered is in the database.
        server.kill()
        server.wait()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(url: str, server: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        with suppress(URLError, OSError), urlopen(f"{url}/games", timeout=5):
            return
        time.sleep(0.05)
    raise RuntimeError("the server did not start")
