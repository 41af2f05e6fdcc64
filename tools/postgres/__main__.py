"""Find PostgreSQL for the tests of several nodes, or install Debian's.

python -m tools.postgres  prints where it is; fails without it in continuous integration, where no test may skip
"""

import os
import sys

from tools.debian import install
from tools.postgres.programs import PACKAGE, VARIABLE, find


def main() -> int:
    if find() is None and VARIABLE not in os.environ:
        install(PACKAGE, "the tests of several nodes")
    folder = find()
    if folder is not None:
        print(f"Tests of several nodes run with PostgreSQL in {folder}")
        return 0
    line = "!" * 100
    print(
        f"{line}\nNO POSTGRESQL: every test of several nodes will be SKIPPED. Install PostgreSQL, "
        f"or name the folder of its programs with {VARIABLE}=/path/to/bin\n{line}",
        file=sys.stderr,
    )
    return 1 if os.environ.get("CI") else 0


if __name__ == "__main__":
    sys.exit(main())
