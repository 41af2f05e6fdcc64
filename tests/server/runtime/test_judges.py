"""Questions about positions are answered in a process of their own, for a limited time and one after the other."""

import asyncio
import os
import threading

import pytest

from alcatraz.server.runtime.judges import MOST_WAITING, Answer, JudgeProcess
from alcatraz.server.tables.errors import Denied


def echoed(question: bytes) -> Answer:
    return Answer(200, question)


def where(question: None) -> Answer:
    return Answer(200, str(os.getpid()).encode())


def endless(question: None) -> Answer:
    threading.Event().wait()
    raise AssertionError


def dying(question: None) -> Answer:
    os._exit(1)


async def asked(judges: JudgeProcess) -> None:
    assert (await judges.answer(echoed, b"a")).body == b"a"
    assert (await judges.answer(where, None)).body != str(os.getpid()).encode()
    for work in (endless, dying):
        with pytest.raises(Denied) as error:
            await judges.answer(work, None)
        assert error.value.kind == "too_hard"
        # The next one finds a new process.
        assert (await judges.answer(echoed, b"b")).body == b"b"


def test_a_question_that_never_ends_or_kills_its_process_costs_nobody_else_an_answer() -> None:
    async def all_of_it() -> None:
        judges = JudgeProcess(patience=1.0)
        try:
            await asked(judges)
        finally:
            judges.close()

    asyncio.run(all_of_it())


def test_more_than_can_wait_are_refused_at_once() -> None:
    async def all_of_it() -> list[object]:
        judges = JudgeProcess()
        try:
            questions = (judges.answer(echoed, b"a") for _ in range(MOST_WAITING + 3))
            return list(await asyncio.gather(*questions, return_exceptions=True))
        finally:
            judges.close()

    answers = asyncio.run(all_of_it())
    assert sum(isinstance(each, Answer) for each in answers) == MOST_WAITING
    assert [each.kind for each in answers if isinstance(each, Denied)] == ["overloaded"] * 3
