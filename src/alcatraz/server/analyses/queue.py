"""The queue of analyses: one is worked out at a time, in slices, as long as somebody asks for it; results are kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.canonical import digest
from alcatraz.server.analyses.slices import Slice, work_slice
from alcatraz.server.runtime.process_pool import Worker
from alcatraz.server.runtime.time_source import TimeSource
from alcatraz.server.tables.errors import Denied, denied

# How long a slice is: after each one the queue can turn to something else.
SLICE = 0.5
# A slice that takes this long was made to; its process is ended.
_PATIENCE = 30.0
# An analysis of a game of average length takes a few seconds.
MOST_SLICES = 360
MOST_WAITING = 12
# Results, and the beginnings of what was stopped: some 50 kB each.
MOST_KEPT = 100
# Somebody who has not asked for so many seconds does not wait any more.
ABSENT = 60.0
# Not what was played: the same match has the same analysis.
_IRRELEVANT = ("shuffle", "checkpoints")

State = Literal["waiting", "running", "finished", "failed", "stopped"]
Work = Callable[[str, Json, list[Json], float], Slice]


class SliceWorker(Protocol):
    async def run(self, work: Work, *given: Any) -> Slice: ...

    def end(self) -> None: ...


@dataclass(slots=True)
class Job:
    id: str
    record: Json
    asked_at: float
    state: State = "waiting"
    units: list[Json] = field(default_factory=list)
    total: int = 0
    slices: int = 0
    # How many have asked for it and not taken that back.
    wanted: int = 1
    told: dict[str, bytes] = field(default_factory=dict)
    problem: ContractError | Denied | None = None

    @property
    def busy(self) -> bool:
        return self.state in ("waiting", "running")


class Analyses:
    def __init__(self, clock: TimeSource, worker: SliceWorker | None = None) -> None:
        self._clock = clock
        self._worker: SliceWorker = worker or Worker()
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._task: asyncio.Task[None] | None = None

    @property
    def unfinished(self) -> int:
        return sum(each.busy for each in self._jobs.values())

    def start(self, record: Json) -> Job:
        """The analysis of this match: anew, or the one that is under way or known. Raises Denied."""
        key = _id_of(record)
        job = self._jobs.get(key)
        if job is None or job.state in ("stopped", "failed"):
            if self.unfinished >= MOST_WAITING:
                raise denied("analyses_busy")
            kept = [] if job is None else job.units
            job = Job(key, record, self._clock.now(), units=kept, total=0 if job is None else job.total)
            self._jobs[key] = job
            self._make_room()
        elif job.busy:
            job.wanted += 1
        self._jobs.move_to_end(key)
        job.asked_at = self._clock.now()
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._work())
        return job

    def find(self, key: str) -> Job | None:
        job = self._jobs.get(key)
        if job is not None:
            job.asked_at = self._clock.now()
        return job

    def stop(self, key: str) -> Job | None:
        """One who asked for it wants it no more; the last one stops it. What was worked out is kept."""
        job = self._jobs.get(key)
        if job is not None and job.busy:
            job.wanted -= 1
            if job.wanted <= 0:
                job.state = "stopped"
        return job

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._worker.end()

    # -- the work ----------------------------------------------------------------------------------

    async def _work(self) -> None:
        while (job := next((each for each in self._jobs.values() if each.busy), None)) is not None:
            job.state = "running"
            while job.busy:
                if self._clock.now() - job.asked_at > ABSENT:
                    job.state = "stopped"
                else:
                    await self._work_on(job)

    async def _work_on(self, job: Job) -> None:
        job.slices += 1
        if job.slices > MOST_SLICES:
            self._fail(job, denied("too_hard"))
            return
        try:
            given = (work_slice, job.id, job.record, job.units, SLICE)
            found = await asyncio.wait_for(self._worker.run(*given), _PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            self._worker.end()
            self._fail(job, denied("too_hard"))
            return
        if found.problem is not None:
            self._fail(job, found.problem)
            return
        job.units.extend(found.units)
        job.total = found.total
        if found.told:
            job.told, job.state = found.told, "finished"
            # What is known needs neither its record nor its units.
            job.record, job.units, job.total = {}, [], max(1, found.total)

    def _fail(self, job: Job, problem: ContractError | Denied) -> None:
        job.problem, job.state = problem, "failed"

    def _make_room(self) -> None:
        for key in [key for key, job in self._jobs.items() if not job.busy][: max(0, len(self._jobs) - MOST_KEPT)]:
            del self._jobs[key]


def _id_of(record: Json) -> str:
    return digest({name: value for name, value in record.items() if name not in _IRRELEVANT})[7:39]
