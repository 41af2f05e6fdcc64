"""The process of an external bot: started when it is needed, asked line by line, killed when it is silent."""

import os
import shlex
import subprocess
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as TooLate
from contextlib import suppress
from typing import IO

# A file to which the programs' complaints are added; without it they are discarded.
LOG = "ALCATRAZ_BOT_LOG"
_LONGEST_LINE = 1 << 20


class ProgramSilent(Exception):
    """No line came in time."""


class ProgramGone(Exception):
    """The program cannot be started, or has ended."""


class Program:
    """A running program. Lines go in and come out on a thread of their own, so that waiting can be given up."""

    def __init__(self, command: str) -> None:
        with _log() as log:
            try:
                self._process = subprocess.Popen(
                    shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log
                )
            except (OSError, ValueError) as error:
                raise ProgramGone(str(error)) from error
        self._talking = ThreadPoolExecutor(1)

    def send(self, line: str) -> None:
        """Put a line into the program's input, some time before the answer is read."""
        self._talking.submit(self._write, line.encode() + b"\n")

    def line(self, seconds: float) -> str:
        """The program's next line. Raises silent or gone."""
        waiting: Future[bytes] = self._talking.submit(self._read)
        try:
            return waiting.result(max(seconds, 0)).decode(errors="replace")
        except TooLate:
            raise ProgramSilent from None

    def end(self) -> None:
        """Kill it, whatever it is doing; a thread that waits for it is free then."""
        self._process.kill()
        self._process.wait()
        self._talking.shutdown()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        # One that does not listen any more says so when its answer is read.
        with suppress(OSError):
            self._process.stdin.write(line)
            self._process.stdin.flush()

    def _read(self) -> bytes:
        assert self._process.stdout is not None
        line: bytes = self._process.stdout.readline(_LONGEST_LINE)
        if not line:
            raise ProgramGone("the program has ended")
        return line


def _log() -> IO[bytes]:
    return open(os.environ.get(LOG) or os.devnull, "ab")
