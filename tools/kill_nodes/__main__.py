"""`python -m tools.kill_nodes`: 100 kills of either of two nodes, one stopped for 30 s; fails if anything is lost.

python -m tools.kill_nodes --tables 50 --kills 100 --stopped 30
"""

import argparse
import asyncio
import sys
import time

from tests.server.nodes.killing import Killing
from tools.postgres.server import NoPostgres, PostgresServer


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.kill_nodes", description=__doc__)
    parser.add_argument(
        "--tables", type=int, default=50, help="people who play, each at one table after the other (50)"
    )
    parser.add_argument("--kills", type=int, default=100, help="of either of two nodes (100)")
    parser.add_argument("--stopped", type=float, default=30.0, help="seconds for which a node stands still (30)")
    parser.add_argument("--pause", type=float, default=0.2, help="seconds between two moves of a person (0.2)")
    parser.add_argument("--minutes", type=float, default=60.0, help="at most, for the kills (60)")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    began = time.monotonic()
    try:
        server = PostgresServer()
    except NoPostgres:
        sys.exit("There is no PostgreSQL: make postgres")
    with server:
        killing = Killing(server.new_database(), people=asked.tables, pause=asked.pause, seed=asked.seed)
        result = asyncio.run(killing.run(asked.kills, asked.stopped, 60 * asked.minutes))
    print(
        f"{result.kills} kills, one node stopped for {asked.stopped:.0f} s, {time.monotonic() - began:.0f} s in all: "
        f"{result.tables} tables, {result.acknowledged} moves acknowledged and there once, "
        f"{result.bot_moves} moves of bots, "
        f"longest wait for an answer {result.longest_wait:.1f} s; every log and every record replays"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
