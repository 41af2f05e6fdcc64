"""`python -m alcatraz.testing`: the battery over every game; with the server, if its packages are installed."""

import sys
import traceback
from typing import Any

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.match import Match
from alcatraz.testing.battery import every_check

SEED = 1


def main(wanted: list[str]) -> int:
    """The exit code: 1 if a check failed. Games can be named; without names, all of them."""
    if not __debug__:
        print("The checks are assertions, which python -O leaves out.", file=sys.stderr)
        return 2
    unknown = [name for name in wanted if name not in BUNDLES]
    if unknown:
        print(f"No such game: {', '.join(unknown)}. There are: {', '.join(BUNDLES)}.", file=sys.stderr)
        return 2
    failed = [failure for name in wanted or BUNDLES for failure in failures(name)]
    return 1 if failed else 0


def failures(name: str) -> list[str]:
    """Runs every check at every size of table of a game and tells how it went; the checks that failed."""
    bundle = BUNDLES[name]
    failed = []
    checks = every_check()
    for players in bundle.game.seats:
        for check in checks:
            table: Match[Any] = Match.new(bundle.game, players, SEED, {})
            try:
                check(bundle, table, SEED)
            except Exception:  # a check may fail in any way; all others run all the same
                failed.append(f"{name}, {players} players: {check.__name__}")
                print(f"FAILED {failed[-1]}", file=sys.stderr)
                traceback.print_exc()
    print(f"{name}: {len(checks)} checks, {len(bundle.game.seats)} sizes of table, {len(failed)} failed", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
