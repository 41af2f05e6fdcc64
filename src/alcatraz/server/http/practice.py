"""POST /practice: what a practice table answers. It is made in the judges' process and forgotten again."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcatraz.kernel.game import Json
from alcatraz.server.http.judged import JudgedRequests, written
from alcatraz.server.http.request_context import RequestContext
from alcatraz.server.practice.practice_room import PracticeRoom
from alcatraz.server.practice.starts import start_of
from alcatraz.server.runtime.judges import Answer, Judges
from alcatraz.wire import Practice

_decoder: msgspec.json.Decoder[Practice] = msgspec.json.Decoder(Practice)


class PracticeHandler:
    def __init__(self, context: RequestContext, judges: Judges) -> None:
        self._judged = JudgedRequests(context, judges)

    async def answer(self, request: Request) -> Response:
        return await self._judged.answer(request, _decoder, practised)


# -- in the judges' process ------------------------------------------------------------------------


def practised(question: Practice) -> Answer:
    return written(lambda words: _practised(question, words.language), question.language)


def _practised(question: Practice, language: str) -> Json:
    table = PracticeRoom(start_of(question.start), language)
    table.do_again(question.done)
    return {"messages": table.answers(question.request)}
