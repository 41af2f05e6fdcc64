"""Playing many games for a long time: with a journal, a progress bar, and nothing lost when it is stopped."""

import sys
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from pathlib import Path

from alcatraz.cli.files.text_file import reason
from alcatraz.cli.long_runs.progress import Progress
from alcatraz.cli.parsing.complaint import Complaint, complaint
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import Texts
from alcatraz.matches import journal as journals
from alcatraz.matches.simulation.plan import BotErred

BOT_ERRED = 1
INTERRUPTED = 130


def must_be_free(path: Path | None, plan_from: Callable[[Json], object], fields: set[str], exists: str) -> None:
    """A new journal is written over nothing. An earlier one can be resumed or deleted, which `exists` tells."""
    if path is None or not path.exists():
        return
    if path.is_dir():
        raise complaint("journal-folder", file=str(path))
    try:
        journals.read_as(path, plan_from, fields)
    except (OSError, journals.BadJournal, UnicodeDecodeError):
        raise complaint("journal-other-file", file=str(path)) from None
    raise complaint(exists, file=str(path))


def play_all(
    results: Iterable[Json], played: list[Json], path: Path | None, plan: journals.Written, total: int, words: Texts
) -> bool:
    """Add every result to `played` and to the journal as it comes; False if it was interrupted."""
    try:
        with (
            nullcontext() if path is None else journals.begin(path, plan, played) as journal,
            Progress(len(played), total, words) as progress,
        ):
            for result in results:
                played.append(result)
                if journal is not None:
                    journals.write(journal, result)
                progress.advance()
    except KeyboardInterrupt:
        if path is not None and not played:
            # Nothing to go on with, and the next attempt would take it for the journal of an earlier run.
            path.unlink(missing_ok=True)
        return False
    except BotErred as error:
        heading = Message("simulate-bot-erred", {"players": error.players, "number": error.number})
        raise Complaint(heading, *error.problems, code=BOT_ERRED) from error
    except OSError as error:
        raise complaint("file-unwritable", file=str(error.filename), why=reason(error)) from None
    return True


def say_how_to_go_on(command: str, played: int, total: int, path: Path | None, words: Texts) -> None:
    counts = {"played": played, "total": total}
    if not played:
        print(words.say("long-run-none", counts), file=sys.stderr)
    elif path is None:
        print(words.say(f"{command}-stopped", counts), file=sys.stderr)
    else:
        print(words.say(f"{command}-stopped-resume", {**counts, "file": str(path)}), file=sys.stderr)
