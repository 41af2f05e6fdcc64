"""The work of `alcatraz arena`: play, keep a journal, and go on with an earlier one."""

from contextlib import nullcontext
from functools import partial
from pathlib import Path

import typer

from alcatraz.bots import journal as journals
from alcatraz.bots.arena import FIELDS, Contest, play_game
from alcatraz.bots.simulation import BotErred
from alcatraz.bots.workers import spread
from alcatraz.cli.arena_output import ArenaOutputs
from alcatraz.cli.arena_plan import ArenaWishes, new_contest, resumed_contest
from alcatraz.cli.complaint import Complaint, complaint
from alcatraz.cli.files import reason
from alcatraz.cli.simulate_run import BOT_ERRED, INTERRUPTED, progress_bar
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.texts import Texts


def run(
    wishes: ArenaWishes, outputs: ArenaOutputs, jobs: int, journal: Path | None, resume: Path | None, words: Texts
) -> None:
    outputs.check()
    contest, played = (new_contest(wishes), []) if resume is None else _resumed(resume, wishes)
    path = resume or journal or outputs.journal()
    if path is not None and resume is None and path.exists():
        raise complaint("arena-journal-exists", file=str(path))
    finished = _play(contest, played, path, jobs, words)
    played.sort(key=lambda result: int(result["game"]))
    # Whoever asks for fewer games than a journal has keeps the others in it.
    outputs.write(contest, [result for result in played if result["game"] < contest.games], words)
    if not finished:
        _say_how_to_go_on(len(played), contest.games, path, words)
        raise typer.Exit(INTERRUPTED)
    if path is not None and path not in (resume, journal):
        path.unlink()


def _resumed(resume: Path, wishes: ArenaWishes) -> tuple[Contest, list[Json]]:
    try:
        contest, played = journals.read_as(resume, Contest.from_json, FIELDS)
    except OSError as error:
        raise complaint("cli-no-file", path=str(resume), why=reason(error)) from None
    except (journals.BadJournal, UnicodeDecodeError):
        raise complaint("arena-bad-journal", file=str(resume)) from None
    return resumed_contest(contest, wishes), played


def _play(contest: Contest, played: list[Json], path: Path | None, jobs: int, words: Texts) -> bool:
    """Play what is left of the contest and add it to `played`; False if somebody stopped it."""
    done = {result["game"] for result in played}
    todo = [number for number in contest.matches() if number not in done]
    jobs = max(1, min(jobs, len(todo)))
    try:
        with (
            nullcontext() if path is None else journals.begin(path, contest, played) as journal,
            progress_bar() as progress,
        ):
            task = progress.add_task(words.say("arena-progress"), total=contest.games, completed=len(played))
            # One at a time: a game with a bot that searches takes long, and every one that is over shall be kept.
            for result in spread(partial(play_game, contest), todo, jobs, 1):
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


def _say_how_to_go_on(played: int, total: int, path: Path | None, words: Texts) -> None:
    counts = {"played": played, "total": total}
    if path is None:
        typer.echo(words.say("arena-stopped", counts), err=True)
    else:
        typer.echo(words.say("arena-stopped-resume", {**counts, "file": str(path)}), err=True)
