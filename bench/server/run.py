"""`make bench-server`: our server and boardgame.io's in turn, five times over. Run it on an idle machine.

First as many moves as each can take; then both at half of what boardgame.io's takes, to see how long a move needs to
the other players. Ours keeps every move on the disk, boardgame.io's keeps nothing.
"""

import argparse
import os
import platform
import sqlite3
import statistics
import subprocess
import sys
from collections.abc import Callable
from datetime import date

import alcatraz
from bench.server import ours, peer
from bench.server.measuring import Found, Load, measure
from bench.server.servers import PEER_VERSION, Missing, install_peer, our_server, peer_server

OURS, PEER = "alcatraz", "boardgame.io"
FLAT, HALF = "as fast as it goes", f"half of {PEER}'s rate"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--runs", type=int, default=5)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument(
        "--moves", type=int, default=60, help="measured moves per table, after a quarter of it to warm up"
    )
    given = asked.parse_args()
    try:
        install_peer()
    except Missing as missing:
        sys.exit(str(missing))
    measured = given.tables * given.moves
    load = Load(given.tables, given.players, measured // 4, measured)
    state_bytes = ours.mean_view_size(given.players, given.moves)
    print(
        f"{load.tables} tables of {load.players}, a socket each; a view has {state_bytes:,} bytes; "
        f"load of this machine before the start: {os.getloadavg()[0]:.1f}",
        flush=True,
    )
    _report(_rounds(given.runs, load, state_bytes), given.runs)


def _rounds(runs: int, load: Load, state_bytes: int) -> dict[tuple[str, str], list[Found]]:
    servers: dict[str, Callable[[float | None], Found]] = {
        PEER: lambda rate: measure(peer_server(state_bytes), peer.open_match, load, rate),
        OURS: lambda rate: measure(our_server(), ours.open_match, load, rate),
    }
    found: dict[tuple[str, str], list[Found]] = {(name, what): [] for what in (FLAT, HALF) for name in servers}
    for turn in range(runs):
        rate = None
        for what in (FLAT, HALF):
            for name, measured in servers.items():
                each = measured(rate)
                found[name, what].append(each)
                print(f"run {turn + 1}  {name:12} {what:26} {_told(each)}", flush=True)
            rate = found[PEER, FLAT][-1].rate / 2
    return found


def _told(found: Found) -> str:
    return (
        f"{found.rate:7,.0f} moves/s   p50 {found.p50:7.1f} ms   p99 {found.p99:7.1f} ms"
        f"   {found.cpu_us:6,.0f} µs CPU a move"
    )


def _report(found: dict[tuple[str, str], list[Found]], runs: int) -> None:
    medians = {key: _median(several) for key, several in found.items()}
    node = subprocess.run(["node", "--version"], check=True, capture_output=True, text=True).stdout.strip()
    print(
        f"\n{date.today()}, alcatraz {alcatraz.__version__} on Python {platform.python_version()} "
        f"with SQLite {sqlite3.sqlite_version} on disk, "
        f"boardgame.io {PEER_VERSION} on Node {node} in memory; {platform.machine()}, medians of {runs}"
    )
    for (name, what), median in medians.items():
        print(f"{name:12} {what:26} {_told(median)}")
    flat = medians[OURS, FLAT].rate / medians[PEER, FLAT].rate
    half = medians[OURS, HALF].p99 / medians[PEER, HALF].p99
    print(f"moves per second: {flat:5.2f} × boardgame.io (to reach: at least 1)")
    print(f"p99 at half of its rate: {half:5.2f} × boardgame.io (to reach: at most 1)")


def _median(several: list[Found]) -> Found:
    return Found(
        *(
            statistics.median(values)
            for values in zip(*((each.rate, each.p50, each.p99, each.cpu_us) for each in several), strict=True)
        )
    )


if __name__ == "__main__":
    main()
