"""The queue of analyses: one at a time, in slices, only as long as somebody wants it; results are kept."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from alcatraz.kernel.game import Json
from alcatraz.server.analyses.queue import ABSENT, MOST_KEPT, MOST_WAITING, Analyses, Job
from alcatraz.server.analyses.slices import Slice, work_slice
from alcatraz.server.tables.errors import Denied
from tests.analysis.matches import cut_off, played
from tests.server.fake_server import HandClock, settled

pytestmark = pytest.mark.no_cover

RACE = ("boat", "inmate rookie", "c")


class HandWorker:
    """Answers when the test lets it: each slice is one unit, an analysis has three."""

    def __init__(self) -> None:
        self.free = asyncio.Semaphore(0)
        self.asked: list[str] = []
        self.ended = 0

    async def run(self, work: Callable[..., Slice], *given: Any) -> Slice:
        key, _, units, _ = given
        self.asked.append(key)
        await self.free.acquire()
        last = len(units) == 2
        return Slice([{"unit": len(units)}], 3, {"en": b"{}", "fr": b"{}"} if last else {})

    def end(self) -> None:
        self.ended += 1

    async def work(self, slices: int) -> None:
        for _ in range(slices):
            self.free.release()
            await settled()


def record(number: int) -> Json:
    return {"game": "boat", "seed": number}


async def queue() -> tuple[Analyses, HandWorker, HandClock]:
    clock, worker = HandClock(), HandWorker()
    return Analyses(clock, worker), worker, clock


def test_an_analysis_says_how_far_it_is_and_is_kept() -> None:
    async def scenario() -> None:
        analyses, worker, _ = await queue()
        job = analyses.start(record(1))
        await worker.work(2)
        assert (job.state, len(job.units), job.total) == ("running", 2, 3)
        await worker.work(1)
        assert job.state == "finished"
        assert analyses.start({**record(1), "shuffle": {"salt": "x"}}) is job
        assert len(worker.asked) == 3

    asyncio.run(scenario())


def test_the_last_one_who_takes_it_back_stops_it_and_it_goes_on_later() -> None:
    async def scenario() -> None:
        analyses, worker, _ = await queue()
        job = analyses.start(record(1))
        assert analyses.start(record(1)) is job
        await worker.work(1)
        still_wanted = []
        for _ in range(2):
            analyses.stop(job.id)
            still_wanted.append(job.busy)
        await worker.work(1)
        assert still_wanted == [True, False]
        again = analyses.start(record(1))
        assert len(again.units) == 2
        await worker.work(1)
        assert again.state == "finished"

    asyncio.run(scenario())


def test_nobody_works_for_those_who_have_gone() -> None:
    async def scenario() -> None:
        analyses, worker, clock = await queue()
        job = analyses.start(record(1))
        await clock.advance(ABSENT + 1)
        await worker.work(1)
        assert job.state == "stopped"
        assert len(worker.asked) == 1

    asyncio.run(scenario())


def test_one_after_the_other_and_not_too_many() -> None:
    async def scenario() -> None:
        analyses, worker, _ = await queue()
        jobs = [analyses.start(record(number)) for number in range(MOST_WAITING)]
        with pytest.raises(Denied) as error:
            analyses.start(record(99))
        assert error.value.kind == "analyses_busy"
        await worker.work(3)
        assert [job.state for job in jobs[:3]] == ["finished", "running", "waiting"]
        analyses.close()

    asyncio.run(scenario())


def test_only_so_many_are_kept() -> None:
    async def scenario() -> None:
        analyses, worker, _ = await queue()
        first = analyses.start(record(0))
        await worker.work(3)
        for number in range(1, MOST_KEPT + 1):
            analyses.start(record(number))
            await worker.work(3)
        assert analyses.find(first.id) is None

    asyncio.run(scenario())


def test_slices_make_the_whole_and_survive_the_loss_of_their_process() -> None:
    data = cut_off(played(*RACE), 4)
    units: list[Json] = []
    slices = 0
    while not (found := work_slice("a" if slices % 3 else "b", data, units, 0)).told:
        units += found.units
        slices += 1
    assert slices > 1
    whole = work_slice("c", data, units, 60)
    assert whole.told == found.told
    result = msgspec.json.decode(whole.told["fr"])
    assert result["language"] == "fr"
    assert len(result["decisions"]) == 2


def test_a_record_that_does_not_rebuild_is_a_problem_and_no_bug() -> None:
    for broken in ({**played(*RACE), "digest": ""}, {"game": "chess"}, {"game": "boat", "talk": [1]}):
        found = work_slice("x", broken, [], 1)
        assert found.problem is not None
        assert found.problem.kind == "bad_record"


def test_a_job_that_fails_says_why() -> None:
    async def scenario() -> Job:
        analyses = Analyses(HandClock(), InlineWorker())
        job = analyses.start({"game": "boat"})
        await settled()
        return job

    job = asyncio.run(scenario())
    assert job.state == "failed"
    assert job.problem is not None


class InlineWorker:
    async def run(self, work: Callable[..., Slice], *given: Any) -> Slice:
        return work(*given)

    def end(self) -> None:
        pass
