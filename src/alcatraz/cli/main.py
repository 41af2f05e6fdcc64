"""The entry point of the `alcatraz` command."""

import os
import sys
from io import TextIOWrapper

from alcatraz import __version__

INTERRUPTED = 130
BROKEN_PIPE = 1


def run(arguments: list[str] | None = None) -> None:
    for stream in (sys.stdout, sys.stderr):
        # A terminal without our characters shows question marks; that is no reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = obey(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        # The reader has gone, as `head` does. Python would complain once more when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = BROKEN_PIPE
    sys.exit(code)


def obey(given: list[str]) -> int:
    """Run the command that the arguments name; the exit code."""
    if given == ["--version"]:
        # Scripts and shells ask for it often, and it needs no texts: nothing more is imported.
        print(f"alcatraz {__version__}")
        return 0
    from alcatraz.cli.parsing.complaint import Complaint, speak_up
    from alcatraz.cli.parsing.language import wished_language, without_language
    from alcatraz.cli.program import dispatch
    from alcatraz.locale.texts import texts

    words = texts(wished_language(given))
    try:
        return dispatch(without_language(given), words)
    except Complaint as error:
        speak_up(error.messages, words)
        return error.code
