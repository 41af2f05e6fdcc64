"""The work of `alcatraz simulate`: play, keep a journal, and go on with an earlier one."""

import time
from contextlib import nullcontext
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from alcatraz.bots import journal as journals
from alcatraz.bots.simulation import BotErred, Plan
from alcatraz.bots.workers import simulate
from alcatraz.cli.complaint import Complaint, complaint
from alcatraz.cli.files import reason
from alcatraz.cli.screen import make_console
from alcatraz.cli.simulate_output import Outputs
from alcatraz.cli.simulate_plan import Wishes, new_plan, resumed_plan
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.texts import Texts

BOT_ERRED = 1
INTERRUPTED = 130


def run(wishes: Wishes, outputs: Outputs, jobs: int, journal: Path | None, resume: Path | None, words: Texts) -> None:
    outputs.check()
    plan, played = (new_plan(wishes), []) if resume is None else _resumed(resume, wishes)
    path = resume or journal or outputs.journal()
    if path is not None and resume is None and path.exists():
        raise complaint("simulate-journal-exists", file=str(path))
    started = time.monotonic()
    finished = _play(plan, played, path, outputs.records, jobs, words)
    seconds = time.monotonic() - started
    order = {match: index for index, match in enumerate(plan.matches())}
    played.sort(key=lambda result: order[result["players"], result["game"]])
    outputs.write(plan, played, seconds, words)
    if not finished:
        _say_how_to_go_on(len(played), len(order), path, words)
        raise typer.Exit(INTERRUPTED)
    if path is not None and path not in (resume, journal):
        path.unlink()


def _resumed(resume: Path, wishes: Wishes) -> tuple[Plan, list[Json]]:
    try:
        plan, played = journals.read(resume)
    except OSError as error:
        raise complaint("cli-no-file", path=str(resume), why=reason(error)) from None
    except (journals.BadJournal, UnicodeDecodeError):
        raise complaint("simulate-bad-journal", file=str(resume)) from None
    plan = resumed_plan(plan, wishes)
    wanted = set(plan.matches())
    return plan, [result for result in played if (result["players"], result["game"]) in wanted]


def _play(plan: Plan, played: list[Json], path: Path | None, records: Path | None, jobs: int, words: Texts) -> bool:
    """Play what is left of the plan and add it to `played`; False if somebody stopped it."""
    done = {(result["players"], result["game"]) for result in played}
    todo = [match for match in plan.matches() if match not in done]
    try:
        with (
            nullcontext() if path is None else journals.begin(path, plan, played) as journal,
            progress_bar() as progress,
        ):
            total = len(todo) + len(played)
            task = progress.add_task(words.say("simulate-progress"), total=total, completed=len(played))
            for result in simulate(plan, todo, jobs, records):
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
    """On standard error, and only where somebody watches."""
    console = make_console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def _say_how_to_go_on(played: int, total: int, path: Path | None, words: Texts) -> None:
    counts = {"played": played, "total": total}
    if path is None:
        typer.echo(words.say("simulate-stopped", counts), err=True)
    else:
        typer.echo(words.say("simulate-stopped-resume", {**counts, "file": str(path)}), err=True)
