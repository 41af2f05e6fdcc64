"""Runs the `alcatraz` command: its streams, its exit code, what cannot be written."""

import errno
import os
import sys
from io import TextIOWrapper

from alcatraz import __version__

INTERRUPTED = 130
# The output could not be written: its reader has gone, its disk is full, it was closed.
UNWRITTEN = 1
_OUTPUT_ERRORS = (errno.EBADF, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.ENOSPC)


def run(arguments: list[str] | None = None) -> None:
    try:
        _open_streams()
        code = obey(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        # As `head` does when it has read enough: nothing to complain of.
        code = UNWRITTEN
        _forget_unwritten()
    except OSError as error:
        # Files have a name, and their errors are told where they are opened; what has none is a standard stream.
        if error.filename is not None or error.errno not in _OUTPUT_ERRORS:
            raise
        code = UNWRITTEN
        _complain_of_output(error)
        _forget_unwritten()
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


def _open_streams() -> None:
    """Standard streams that can be used: a closed one is None in Python, and its number would go to the next file."""
    if sys.stdin is None:
        sys.stdin = os.fdopen(_claimed(0, os.O_RDONLY), "r")
    if sys.stdout is None:
        # Open for reading alone, so that the first attempt to write fails and is told.
        sys.stdout = os.fdopen(_claimed(1, os.O_RDONLY), "w")
    if sys.stderr is None:
        sys.stderr = os.fdopen(_claimed(2, os.O_WRONLY), "w")
    for stream in (sys.stdout, sys.stderr):
        # A terminal without our characters shows question marks; that is no reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _claimed(number: int, access: int) -> int:
    opened = os.open(os.devnull, access)
    if opened != number:
        os.dup2(opened, number)
        os.close(opened)
    return number


def _complain_of_output(error: OSError) -> None:
    from alcatraz.cli.parsing.complaint import speak_up
    from alcatraz.cli.parsing.language import wished_language
    from alcatraz.kernel.message import Message
    from alcatraz.locale.texts import texts

    message = Message("cli-output-failed", {"why": error.strerror or str(error)})
    speak_up([message], texts(wished_language(sys.argv[1:])))


def _forget_unwritten() -> None:
    """What could not be written is still in the buffer; Python would try it once more at its end, and complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
