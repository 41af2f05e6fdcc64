"""The work of `alcatraz arena`: play, keep a journal, and go on with an earlier one."""

from functools import partial
from pathlib import Path

from alcatraz.cli.arena.output import ArenaOutputs
from alcatraz.cli.arena.plan import ArenaWishes, new_contest, resumed_contest
from alcatraz.cli.files.text_file import reason
from alcatraz.cli.long_runs.long_run import INTERRUPTED, must_be_free, play_all, say_how_to_go_on
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.matches import journal as journals
from alcatraz.matches.arena.contest import FIELDS, Contest, play_game
from alcatraz.matches.workers import spread


def run_contest(
    wishes: ArenaWishes, outputs: ArenaOutputs, jobs: int, journal: Path | None, resume: Path | None, words: Texts
) -> int:
    outputs.check()
    contest, played = (new_contest(wishes), []) if resume is None else _resumed(resume, wishes)
    path = resume or journal or outputs.journal()
    if resume is None:
        must_be_free(path, Contest.from_json, FIELDS, "arena-journal-exists")
    finished = _play(contest, played, path, jobs, words)
    played.sort(key=lambda result: int(result["game"]))
    # With fewer games than the journal has, the others stay in it.
    outputs.write(contest, [result for result in played if result["game"] < contest.games], words)
    if not finished:
        say_how_to_go_on("arena", len(played), contest.games, path, words)
        return INTERRUPTED
    if path is not None and path not in (resume, journal):
        path.unlink()
    return 0


def _resumed(resume: Path, wishes: ArenaWishes) -> tuple[Contest, list[Json]]:
    try:
        contest, played = journals.read_as(resume, Contest.from_json, FIELDS)
    except OSError as error:
        raise complaint("cli-no-file", path=str(resume), why=reason(error)) from None
    except (journals.BadJournal, UnicodeDecodeError):
        raise complaint("arena-bad-journal", file=str(resume)) from None
    return resumed_contest(contest, wishes), played


def _play(contest: Contest, played: list[Json], path: Path | None, jobs: int, words: Texts) -> bool:
    """Play what is left of the contest and add it to `played`; False if it was interrupted."""
    done = {result["game"] for result in played}
    todo = [number for number in contest.matches() if number not in done]
    # One at a time: a game with a bot that searches takes long, and every one that is over shall be kept.
    results = spread(partial(play_game, contest), todo, max(1, min(jobs, len(todo))), 1)
    return play_all(results, played, path, contest, contest.games, words)
