"""Requests whose answers are worked out in the judges' process: read, bounded, answered or refused in words."""

from collections.abc import Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcatraz.kernel.errors import ContractError
from alcatraz.locale.texts import Texts
from alcatraz.server.http.answers import language_of, problem, problem_answer, read_body, status_of
from alcatraz.server.http.request_context import RequestContext
from alcatraz.server.outgoing.listener import words_for
from alcatraz.server.runtime.judges import Answer, Judges, Work
from alcatraz.server.tables.errors import Denied, denied

# In the bucket of requests: such a request costs more than looking at a table.
_COST = 2


class JudgedRequests:
    def __init__(self, context: RequestContext, judges: Judges) -> None:
        self._context = context
        self._judges = judges

    async def answer(self, request: Request, decoder: msgspec.json.Decoder[Any], work: Work) -> Response:
        """`work` is done by the judges; it must be a function of a module."""
        self._context.must_be_welcome(request, _COST)
        try:
            question = await read_body(request, decoder, self._context.settings.limits.body_bytes)
        except ContractError as error:
            return problem_answer(error, language_of(request))
        answer = await self._judges.answer(work, question)
        return Response(answer.body, answer.status, media_type="application/json")


def written(answer: Callable[[Texts], Any], language: str) -> Answer:
    """The answer as JSON, or the problem with the question: nothing that a stranger sends is a bug."""
    words = words_for(language)
    try:
        return Answer(200, msgspec.json.encode(answer(words)))
    except (Denied, ContractError) as error:
        return Answer(status_of(error), msgspec.json.encode(problem(error, words, by_field=True)))
    except (RecursionError, ValueError, OverflowError):
        # Nested a thousand times, or a number of five thousand digits.
        return Answer(400, msgspec.json.encode(problem(denied("malformed"), words)))
