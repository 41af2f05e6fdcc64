"""The work of `alcatraz simulate`: play, keep a journal, and go on with an earlier one."""

import time
from pathlib import Path

from alcatraz.cli.files.text_file import reason
from alcatraz.cli.long_runs.long_run import INTERRUPTED, must_be_free, play_all, say_how_to_go_on
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.cli.simulate.decisions import numbers_for
from alcatraz.cli.simulate.output import Outputs
from alcatraz.cli.simulate.plan import Wishes, new_plan, resumed_plan
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.matches import journal as journals
from alcatraz.matches.simulation.plan import SimulationPlan
from alcatraz.matches.workers import simulate


def run_simulation(
    wishes: Wishes, outputs: Outputs, jobs: int, journal: Path | None, resume: Path | None, words: Texts
) -> int:
    outputs.check()
    plan, played = (new_plan(wishes), []) if resume is None else _resumed(resume, wishes)
    if outputs.decisions is not None:
        numbers_for(plan.game)
    path = resume or journal or outputs.journal()
    if resume is None:
        must_be_free(path, SimulationPlan.from_json, journals.FIELDS, "simulate-journal-exists")
    started = time.monotonic()
    finished = _play(plan, played, path, outputs.record_folder, jobs, words)
    seconds = time.monotonic() - started
    order = {match: index for index, match in enumerate(plan.matches())}
    played.sort(key=lambda result: order[result["players"], result["game"]])
    outputs.write(plan, played, seconds, words)
    if not finished:
        say_how_to_go_on("simulate", len(played), len(order), path, words)
        return INTERRUPTED
    if path is not None and path not in (resume, journal):
        path.unlink()
    outputs.tidy()
    return 0


def _resumed(resume: Path, wishes: Wishes) -> tuple[SimulationPlan, list[Json]]:
    try:
        plan, played = journals.read(resume)
    except OSError as error:
        raise complaint("cli-no-file", path=str(resume), why=reason(error)) from None
    except (journals.BadJournal, UnicodeDecodeError):
        raise complaint("simulate-bad-journal", file=str(resume)) from None
    plan = resumed_plan(plan, wishes)
    wanted = set(plan.matches())
    return plan, [result for result in played if (result["players"], result["game"]) in wanted]


def _play(
    plan: SimulationPlan, played: list[Json], path: Path | None, records: Path | None, jobs: int, words: Texts
) -> bool:
    """Play what is left of the plan and add it to `played`; False if it was interrupted."""
    done = {(result["players"], result["game"]) for result in played}
    todo = [match for match in plan.matches() if match not in done]
    total = len(todo) + len(played)
    return play_all(simulate(plan, todo, jobs, records), played, path, plan, total, words)
