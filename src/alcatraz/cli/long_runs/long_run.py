"""Playing many games for a long time: with a journal, a progress bar, and nothing lost when it is stopped."""

import sys
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from alcatraz.cli.files.text_file import reason
from alcatraz.cli.parsing.complaint import Complaint, complaint
from alcatraz.cli.screen.screen import make_console
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import Texts
from alcatraz.matches import journal as journals
from alcatraz.matches.simulation.plan import BotErred

BOT_ERRED = 1
INTERRUPTED = 130


def play_all(
    results: Iterable[Json], played: list[Json], path: Path | None, plan: journals.Written, total: int, label: str
) -> bool:
    """Add every result to `played` and to the journal as it comes; False if it was interrupted."""
    try:
        with (
            nullcontext() if path is None else journals.begin(path, plan, played) as journal,
            progress_bar() as progress,
        ):
            task = progress.add_task(label, total=total, completed=len(played))
            for result in results:
                played.append(result)
                if journal is not None:
                    journals.write(journal, result)
                progress.advance(task)
    except KeyboardInterrupt:
        return False
    except BotErred as error:
        heading = Message("simulate-bot-erred", {"players": error.players, "number": error.number})
        raise Complaint(heading, *error.problems, code=BOT_ERRED) from error
    except OSError as error:
        raise complaint("file-unwritable", file=str(error.filename), why=reason(error)) from None
    return True


def progress_bar() -> Progress:
    """On standard error, and only on a terminal."""
    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def say_how_to_go_on(command: str, played: int, total: int, path: Path | None, words: Texts) -> None:
    counts = {"played": played, "total": total}
    if path is None:
        print(words.say(f"{command}-stopped", counts), file=sys.stderr)
    else:
        print(words.say(f"{command}-stopped-resume", {**counts, "file": str(path)}), file=sys.stderr)
