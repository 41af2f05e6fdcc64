"""The server as a process that can be killed."""

import os
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx2 as httpx

from alcatraz.server.store.postgres.nodes import LIFE
from tests.server.hosted import Hosted, free_port

ROOT = Path(__file__).parent.parent.parent
SECONDS_TO_START = 60


class Process:
    def __init__(self, database: Path | str, *, lease: float = LIFE) -> None:
        self.database = database
        self.port = free_port()
        self.at = Hosted(self.port)
        self._server = Watched(0)
        self.kills = 0
        self._forker = subprocess.Popen(
            [sys.executable, "-m", "tests.server.forking_server", str(self.port), str(database), str(lease)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self) -> None:
        """Returns when it answers, or when it was killed before it could."""
        assert self._forker.stdin is not None
        assert self._forker.stdout is not None
        self._forker.stdin.write("\n")
        self._forker.stdin.flush()
        self._server = Watched(int(self._forker.stdout.readline()))
        # It listens, so the answer comes as soon as it can give one.
        with suppress(httpx.TransportError):
            httpx.get(self.at.url + "/health", timeout=SECONDS_TO_START)

    def is_running(self) -> bool:
        return self._server.is_running()

    def kill(self) -> None:
        """Without warning, as a power cut would."""
        # Another thread may start the next one meanwhile.
        server = self._server
        if server.is_running():
            server.end(signal.SIGKILL)
            self.kills += 1

    def stop(self, told: signal.Signals = signal.SIGTERM) -> None:
        """As Ctrl-C would."""
        self._server.end(told)

    def freeze(self) -> None:
        """It neither runs nor ends, as a machine that is swapping."""
        self._server.send(signal.SIGSTOP)

    def thaw(self) -> None:
        self._server.send(signal.SIGCONT)

    def close(self) -> None:
        self.kill()
        self._forker.communicate()


class Watched:
    """A process that is no child of this one, and whether it still runs."""

    def __init__(self, process: int) -> None:
        self._process = process
        # Becomes readable when the process ends.
        self._handle: int | None = None
        if process:
            with suppress(ProcessLookupError):
                self._handle = os.pidfd_open(process)

    def is_running(self) -> bool:
        return self._handle is not None and not select.select([self._handle], [], [], 0)[0]

    def end(self, sent: signal.Signals) -> None:
        """Returns when it is gone."""
        if self._handle is not None:
            self.send(sent)
            select.select([self._handle], [], [])

    def send(self, sent: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._process, sent)
