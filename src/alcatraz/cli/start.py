"""Where the `alcatraz` command begins. For programs only: importing it changes what Ctrl-C does.

While Python imports what the command needs, Ctrl-C would end it with a traceback. It ends the process silently instead,
until `run` can handle it.
"""

import signal

# Not if the shell ignores Ctrl-C for this process, as it does for those in the background.
_heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
if _heard:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run() -> None:
    from alcatraz.cli import main

    try:
        if _heard:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        main.run()
    except KeyboardInterrupt:
        # Between the two lines above, or in the last moment of the command.
        raise SystemExit(main.INTERRUPTED) from None
    finally:
        if _heard:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
