"""`alcatraz engine`: the engine protocol on stdin and stdout."""

import sys
from contextlib import suppress

from alcatraz.cli.parsing.command import Command, Values
from alcatraz.locale.texts import Texts


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.engine.protocol import serve

    # The reader of standard output is gone: stop.
    with suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout)
    return 0


COMMAND = Command("engine", "cli-help-engine", run)
