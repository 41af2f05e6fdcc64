"""A program that has loaded everything and forks a server per line on standard input: killing one costs no start-up.

Line in: nothing in particular. Line out: the process id of the new server, once it listens or has failed to.
"""

import os
import signal
import sys

from alcatraz.server.http.run import bound, run
from alcatraz.server.http.settings import Settings
from alcatraz.server.store.address import DatabaseAddress, read_address
from alcatraz.server.store.postgres import nodes
from alcatraz.server.transport.limits import UNLIMITED


def main(port: int, database: DatabaseAddress, lease: float) -> None:
    nodes.LIFE, nodes.BEAT = lease, lease * nodes.BEAT / nodes.LIFE
    # Whoever is killed needs no funeral.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for _ in sys.stdin:
        if not os.fork():
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            try:
                listening, settings = bound(Settings(port=port, database=database, limits=UNLIMITED))
            finally:
                print(os.getpid(), flush=True)
            run(settings, listening, "error")
            os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]), read_address(sys.argv[2]), float(sys.argv[3]))
