"""`python -m bench.server.stores`: SQLite beside PostgreSQL on one node and on two, as many moves as each can take.

In turn, several times over; part of `make bench-server`. The players run on the same machine: two nodes need two cores,
and the players and PostgreSQL some more.
"""

import argparse
import os
import statistics
from collections.abc import Callable
from contextlib import AbstractContextManager

from bench.server import ours
from bench.server.measuring import Load, measure
from bench.server.servers import Running, nodes_on_postgres, our_server

STORES: dict[str, Callable[[], AbstractContextManager[Running]]] = {
    "SQLite, one node": our_server,
    "PostgreSQL, one node": lambda: nodes_on_postgres(1),
    "PostgreSQL, two nodes": lambda: nodes_on_postgres(2),
}


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.server.stores", description=__doc__)
    asked.add_argument("--runs", type=int, default=3)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--moves", type=int, default=60, help="measured moves per table, after a quarter to warm up")
    given = asked.parse_args()
    measured = given.tables * given.moves
    load = Load(given.tables, 4, measured // 4, measured)
    print(
        f"{load.tables} tables of 4; {os.cpu_count()} cores; load before the start: {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    rates: dict[str, list[float]] = {name: [] for name in STORES}
    for turn in range(given.runs):
        for name, server in STORES.items():
            found = measure(server(), ours.open_match, load)
            rates[name].append(found.rate)
            print(
                f"run {turn + 1}  {name:22} {found.rate:7,.0f} moves/s   p50 {found.p50:7.1f} ms   "
                f"p99 {found.p99:7.1f} ms   {found.cpu_us:6,.0f} µs CPU a move",
                flush=True,
            )
    sqlite, one, two = (statistics.median(rates[name]) for name in STORES)
    print(f"PostgreSQL on one node: {one / sqlite:.2f} × SQLite (to reach: at least 0.7)")
    print(f"two nodes: {two / one:.2f} × one (to reach: at least 1.5, on two cores of their own)")


if __name__ == "__main__":
    main()
