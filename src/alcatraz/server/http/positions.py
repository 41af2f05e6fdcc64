"""Questions about positions: what one allows, where to get one, what can be set in one. Nothing is stored."""

from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcatraz.arbiter import other_rulings, sources
from alcatraz.arbiter.answers import Arbiter, loaded
from alcatraz.arbiter.declared_json import type_json
from alcatraz.kernel.errors import ContractError, malformed
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.locale.texts import Texts
from alcatraz.server.http.answers import json_answer, language_of, problem, problem_answer, read_body, status_of
from alcatraz.server.http.request_context import RequestContext
from alcatraz.server.outgoing.listener import words_for
from alcatraz.server.runtime.judges import Answer, Judges, Work
from alcatraz.server.tables.errors import Denied, denied
from alcatraz.wire import JudgePosition, NewPosition, RecordedPosition, SeenPosition

# In the bucket of requests: reading a position costs more than looking at a table.
_COST = 2

_Source = NewPosition | RecordedPosition | SeenPosition
_judge: msgspec.json.Decoder[JudgePosition] = msgspec.json.Decoder(JudgePosition)
_source: msgspec.json.Decoder[_Source] = msgspec.json.Decoder(_Source)


class PositionHandlers:
    def __init__(self, context: RequestContext, judges: Judges) -> None:
        self._context = context
        self._judges = judges

    async def judge(self, request: Request) -> Response:
        return await self._answered(request, _judge, judged)

    async def position(self, request: Request) -> Response:
        return await self._answered(request, _source, found)

    async def fields(self, request: Request) -> Response:
        """What can be set in a position of the game, and what its moves consist of."""
        self._context.must_be_welcome(request)
        game = request.path_params["game"]
        try:
            return json_answer(declared(game))
        except ContractError:
            raise denied("no_game") from None

    async def _answered(self, request: Request, decoder: msgspec.json.Decoder[Any], work: Work) -> Response:
        self._context.must_be_welcome(request, _COST)
        try:
            question = await read_body(request, decoder, self._context.settings.limits.body_bytes)
        except ContractError as error:
            return problem_answer(error, language_of(request))
        answer = await self._judges.answer(work, question)
        return Response(answer.body, answer.status, media_type="application/json")


@cache
def declared(game: str) -> Json:
    bundle = sources.bundle_called(game)
    return {
        "position": None if bundle.position is None else type_json(bundle.position),
        "moves": None if bundle.moves is None else type_json(bundle.moves),
        "rulings": [each.rule for each in bundle.alternatives],
    }


# -- in the judges' process ------------------------------------------------------------------------


def judged(question: JudgePosition) -> Answer:
    """The answer of `alcatraz solve --json`, and what a page needs to draw the position."""
    return _written(lambda words: _judged(question, words), question.language)


def found(question: _Source) -> Answer:
    return _written(lambda words: _found(question, words), question.language)


def _written(answer: Any, language: str) -> Answer:
    words = words_for(language)
    try:
        return Answer(200, msgspec.json.encode(answer(words)))
    except (Denied, ContractError) as error:
        return Answer(status_of(error), msgspec.json.encode(problem(error, words, by_field=True)))
    except (RecursionError, ValueError, OverflowError):
        # Nested a thousand times, or a number of five thousand digits.
        return Answer(400, msgspec.json.encode(problem(denied("malformed"), words)))


def _judged(question: JudgePosition, words: Texts) -> Json:
    bundle = sources.bundle_of(question.position)
    arbiter = loaded(bundle, question.position, question.seed, words)
    if question.move is not None:
        if question.seat is None:
            raise malformed("json-missing", field="seat")
        judgement = arbiter.judgement(arbiter.mover(question.seat), question.move)
        judgement["alternatives"] = other_rulings.for_move(arbiter, question.seat, question.move)
        return {"judgement": judgement, "text": arbiter.move_text(question.seat, judgement["move"])}
    return {
        **arbiter.position(),
        "alternatives": other_rulings.for_position(arbiter),
        "refused": arbiter.refused(),
        "position": sources.arranged(arbiter.table.position()),
        "facts": _facts(arbiter),
        "pieces": None if bundle.pieces is None else bundle.pieces(arbiter.view, arbiter.words.tell),
        "seats": [arbiter.words.say(str(arbiter.seat_name(seat))) for seat in range(arbiter.table.players)],
    }


def _facts(arbiter: Arbiter) -> Json:
    """As the only player who must decide sees them; else as a spectator does."""
    guide, game, state = arbiter.bundle.guide, arbiter.table.game, arbiter.table.state
    if guide is None:
        return {}
    deciding = game.deciding(state)
    return guide.facts(game.view(state, deciding[0] if len(deciding) == 1 else SPECTATOR), arbiter.words.tell)


def _found(question: _Source, words: Texts) -> Json:
    if isinstance(question, NewPosition):
        bundle = sources.bundle_called(question.game)
        return {"position": sources.set_up(bundle, question.players, question.seed, question.options)}
    if isinstance(question, SeenPosition):
        return {"position": sources.seen(sources.bundle_of(question.view), question.view, question.seed)}
    return sources.recorded(sources.bundle_of(question.record), question.record, question.at, words)
