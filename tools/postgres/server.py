"""A PostgreSQL server of its own in a temporary folder; it goes when it is closed."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import asyncpg

from tools.postgres.programs import find

_SECONDS_TO_START = 60.0
# PostgreSQL refuses to run as root: then it runs as one of these.
_OTHERS = ("postgres", "nobody")


class NoPostgres(Exception):
    """Its programs are not on this machine."""


class PostgresServer:
    """Listens at a port of 127.0.0.1; whoever is on this machine may come in."""

    def __init__(self, *options: str) -> None:
        programs = find()
        if programs is None:
            raise NoPostgres
        self._programs = programs
        self._options = options
        # Short, and open to the other user: not in the folder of a test.
        self._folder = Path(tempfile.mkdtemp(prefix="alcatraz-pg-"))
        self._as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = next(each for each in map(_user, _OTHERS) if each is not None)
            os.chown(self._folder, user.pw_uid, user.pw_gid)
            self._as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self._databases = 0
        self._run("initdb", "-D", str(self._data), "-U", "alcatraz", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        self._process = self._started()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://alcatraz@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty one."""
        self._databases += 1
        name = f"tables{self._databases}"
        self._ask(f"CREATE DATABASE {name}")
        return self.url(name)

    def restart(self) -> None:
        """As an administrator would: everybody is disconnected at once."""
        self._stop(signal.SIGINT)
        self._process = self._started()

    def close(self) -> None:
        self._stop(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _started(self) -> "subprocess.Popen[bytes]":
        settings = ["listen_addresses=127.0.0.1", f"port={self.port}", f"unix_socket_directories={self._folder}"]
        given = [word for each in (*settings, *self._options) for word in ("-c", each)]
        with (self._folder / "server.log").open("ab") as log:
            process = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self._data), *given],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
                **self._as_user,
            )
        until = time.monotonic() + _SECONDS_TO_START
        while not self._answers():
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError((self._folder / "server.log").read_text())
            time.sleep(0.05)
        return process

    def _answers(self) -> bool:
        """Whether it takes connections: before that it says that it is starting up."""
        try:
            self._ask("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def _ask(self, statement: str) -> None:
        async def ask() -> None:
            connection = await asyncpg.connect(self.url())
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(ask())

    def _stop(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait()

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, cwd=self._folder, capture_output=True, text=True, check=False, **self._as_user)
        if done.returncode:
            raise RuntimeError(done.stderr)


def _user(name: str) -> pwd.struct_passwd | None:
    try:
        return pwd.getpwnam(name)
    except KeyError:
        return None
