"""Questions about positions: what one allows, where to get one, what can be set in one. Nothing is stored."""

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcatraz.arbiter import other_rulings, sources
from alcatraz.arbiter.answers import Arbiter, loaded
from alcatraz.arbiter.declared_json import type_json
from alcatraz.kernel.errors import ContractError, malformed
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.locale.texts import Texts
from alcatraz.server.http.answers import json_answer
from alcatraz.server.http.judged import JudgedRequests, written
from alcatraz.server.http.request_context import RequestContext
from alcatraz.server.runtime.judges import Answer, Judges
from alcatraz.server.tables.errors import denied
from alcatraz.wire import JudgePosition, NewPosition, RecordedPosition, SeenPosition

_Source = NewPosition | RecordedPosition | SeenPosition
_judge: msgspec.json.Decoder[JudgePosition] = msgspec.json.Decoder(JudgePosition)
_source: msgspec.json.Decoder[_Source] = msgspec.json.Decoder(_Source)


class PositionHandlers:
    def __init__(self, context: RequestContext, judges: Judges) -> None:
        self._context = context
        self._judged = JudgedRequests(context, judges)

    async def judge(self, request: Request) -> Response:
        return await self._judged.answer(request, _judge, judged)

    async def position(self, request: Request) -> Response:
        return await self._judged.answer(request, _source, found)

    async def fields(self, request: Request) -> Response:
        """What can be set in a position of the game, and what its moves consist of."""
        self._context.must_be_welcome(request)
        game = request.path_params["game"]
        try:
            return json_answer(declared(game))
        except ContractError:
            raise denied("no_game") from None


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
    return written(lambda words: _judged(question, words), question.language)


def found(question: _Source) -> Answer:
    return written(lambda words: _found(question, words), question.language)


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
