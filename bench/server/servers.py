"""The two servers as processes: started, asked for their CPU time, stopped."""

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import asyncpg

from alcatraz.server.store.address import DatabaseAddress, PostgresAddress
from tools.postgres.server import PostgresServer

BUILD = Path("build/bench-server")
PEER_VERSION = "0.50.2"
_MOVED = b'{"kind":"moved"%'
_SCRIPT = Path(__file__).with_name("boardgame.js")


class Missing(Exception):
    """Something that this needs is not on the machine."""


@dataclass(frozen=True, slots=True)
class Running:
    port: int
    pid: int
    database: DatabaseAddress | None = None
    # The other nodes on the same database.
    others: "tuple[Running, ...]" = ()

    def port_for(self, table: int) -> int:
        """Tables are spread over the nodes."""
        return (self, *self.others)[table % (1 + len(self.others))].port

    def cpu_seconds(self) -> float:
        """Of all its threads and of the other nodes, so far; not a number where there is no /proc."""
        return self._cpu_seconds() + sum(other._cpu_seconds() for other in self.others)

    def _cpu_seconds(self) -> float:
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return float("nan")
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def moves_on_disk(self) -> int:
        if isinstance(self.database, PostgresAddress):
            return asyncio.run(_moves_in(self.database))
        assert self.database is not None
        db = sqlite3.connect(self.database)
        (count,) = db.execute("""SELECT count(*) FROM log WHERE entry ->> '$.kind' = 'moved'""").fetchone()
        db.close()
        return int(count)


async def _moves_in(database: PostgresAddress) -> int:
    connection = await asyncpg.connect(database.url)
    try:
        return int(await connection.fetchval("SELECT count(*) FROM alcatraz.log WHERE entry LIKE $1", _MOVED))
    finally:
        await connection.close()


@contextmanager
def our_server() -> Iterator[Running]:
    """As it ships, with a file on the disk the repository is on; only the limits per address are off."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(prefix="run-", dir=BUILD) as folder, _node(Path(folder) / "tables.db") as running:
        yield running


@contextmanager
def nodes_on_postgres(nodes: int) -> Iterator[Running]:
    """So many nodes on a PostgreSQL server of their own, with what it is set to by itself: every commit is flushed."""
    with PostgresServer() as server, ExitStack() as stack:
        database = PostgresAddress(server.new_database())
        first, *others = [stack.enter_context(_node(database)) for _ in range(nodes)]
        yield replace(first, others=tuple(others))


@contextmanager
def _node(database: DatabaseAddress) -> Iterator[Running]:
    code = "from alcatraz.cli.main import run; run()"
    at = database.url if isinstance(database, PostgresAddress) else str(database)
    options = ["--port", "0", "--database", at, "--no-limits", "--log-level", "warning"]
    with started([sys.executable, "-c", code, "serve", *options], {}) as (process, line):
        # Before the database, whose address may have a port of its own.
        yield Running(port_in(line.partition("(")[0]), process.pid, database)


@contextmanager
def peer_server(state_bytes: int) -> Iterator[Running]:
    variables = {"NODE_PATH": str((BUILD / "node_modules").resolve()), "NODE_ENV": "production"}
    with started(["node", str(_SCRIPT), str(state_bytes)], variables) as (process, line):
        yield Running(port_in(line), process.pid)


@contextmanager
def started(command: list[str], variables: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process, and the first line it prints."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **variables})
    assert process.stdout is not None
    try:
        yield process, process.stdout.readline()
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def port_in(line: str) -> int:
    """Both say where they listen in their first line: "port 4000", or an address with it."""
    digits = [part for part in line.replace(":", " ").replace("/", " ").split() if part.isdigit()]
    if not digits:
        raise RuntimeError(f"The server did not say where it listens, but: {line!r}")
    return int(digits[-1])


def install_peer() -> None:
    """boardgame.io, for this measurement only. Raises Missing."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        raise Missing(
            "This measures against boardgame.io, which needs Node.js (18 or newer) with npm; "
            "node or npm was not found on the PATH."
        )
    marker = BUILD / f"boardgame.io-{PEER_VERSION}"
    if marker.exists():
        return
    BUILD.mkdir(parents=True, exist_ok=True)
    print(f"Installing boardgame.io {PEER_VERSION} into {BUILD} ...", flush=True)
    (BUILD / "package.json").write_text('{"private": true}\n')
    options = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel", "error"]
    done = subprocess.run(["npm", "install", *options, f"boardgame.io@{PEER_VERSION}"], cwd=BUILD, check=False)
    if done.returncode:
        raise Missing(f"npm could not install boardgame.io {PEER_VERSION}; it says why above.")
    marker.touch()
