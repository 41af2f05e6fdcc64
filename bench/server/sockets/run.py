"""`make bench-sockets`: the same server with its own WebSocket, with uvicorn's `websockets` and with picows, in turn.

Each takes as many moves as it can; the CPU a move is the measure that a busy machine disturbs least.
"""

import argparse
import os
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.server import ours
from bench.server.measuring import Found, Load, measure
from bench.server.scripted_table import Pace, ScriptedTable
from bench.server.servers import BUILD, Running, started

NAMES = ("ours", "websockets", "picows")


class Variant:
    """A server with one kind of WebSocket; picows listens on a port of its own."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.socket_port = 0

    @contextmanager
    def server(self) -> Iterator[Running]:
        BUILD.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix="run-", dir=BUILD) as folder:
            database = Path(folder) / "tables.db"
            command = [sys.executable, "-m", "bench.server.sockets.serve", self.name, str(database)]
            with started(command, {}) as (process, line):
                port, self.socket_port = (int(word) for word in line.split()[1:])
                yield Running(port, process.pid, database)

    async def opened(self, port: int, players: int, number: int, pace: Pace) -> ScriptedTable:
        return await partial(ours.open_match, socket_port=self.socket_port)(port, players, number, pace)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--runs", type=int, default=5)
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--moves", type=int, default=40, help="measured moves per table, after a quarter to warm up")
    given = asked.parse_args()
    measured = given.tables * given.moves
    load = Load(given.tables, 4, measured // 4, measured)
    print(f"load of this machine before the start: {os.getloadavg()[0]:.1f}", flush=True)
    found: dict[str, list[Found]] = {name: [] for name in NAMES}
    for turn in range(given.runs):
        for name in NAMES:
            variant = Variant(name)
            each = measure(variant.server(), variant.opened, load)
            found[name].append(each)
            print(
                f"run {turn + 1}  {name:12} {each.rate:7,.0f} moves/s   {each.cpu_us:6,.0f} µs CPU a move", flush=True
            )
    own = found["ours"]
    for name in NAMES:
        rate = statistics.median(a.rate / b.rate for a, b in zip(found[name], own, strict=True))
        cpu = statistics.median(a.cpu_us / b.cpu_us for a, b in zip(found[name], own, strict=True))
        print(f"{name:12} moves per second {rate:5.2f} × ours, CPU a move {cpu:5.2f} × ours (medians of {given.runs})")


if __name__ == "__main__":
    main()
