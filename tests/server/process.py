"""The server as a process that can be killed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx2 as httpx

from tests.server.hosted import Hosted, free_port

ROOT = Path(__file__).parent.parent.parent


class Process:
    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = free_port()
        self.at = Hosted(self.port)
        self._server = 0
        self.kills = 0
        self._forker = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forking_server", str(self.port), str(database)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self) -> None:
        assert self._forker.stdin is not None
        assert self._forker.stdout is not None
        self._forker.stdin.write("\n")
        self._forker.stdin.flush()
        self._server = int(self._forker.stdout.readline())
        while self.is_running() and not self._answers():
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            return httpx.get(self.at.url + "/health").status_code == 200
        except httpx.TransportError:
            return False

    def is_running(self) -> bool:
        return is_running(self._server)

    def kill(self) -> None:
        """Without warning, as a power cut would."""
        # Another thread may start the next one meanwhile.
        server = self._server
        if is_running(server):
            os.kill(server, signal.SIGKILL)
            until_gone(server)
            self.kills += 1

    def stop(self) -> None:
        """As Ctrl-C would."""
        os.kill(self._server, signal.SIGTERM)
        until_gone(self._server)

    def close(self) -> None:
        self.kill()
        self._forker.communicate()


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def until_gone(process: int) -> None:
    while is_running(process):
        time.sleep(0.005)
