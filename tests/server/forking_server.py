"""A program that has loaded everything and forks a server per line on standard input: killing one costs no start-up.

Line in: nothing in particular. Line out: the process id of the new server.
"""

import os
import signal
import sys
from pathlib import Path

from alcatraz.server.http.run import bound, run
from alcatraz.server.http.settings import Settings
from alcatraz.server.transport.limits import UNLIMITED


def main(port: int, database: Path) -> None:
    # Whoever is killed needs no funeral.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            listening, settings = bound(Settings(port=port, database=database, limits=UNLIMITED))
            run(settings, listening, "error")
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
