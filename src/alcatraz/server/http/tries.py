"""POST /tries and /lines: moves that were not played in a match. Answers are kept for a while."""

from collections import OrderedDict
from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcatraz.analysis.recorded_match import RecordedMatch, recorded_match
from alcatraz.analysis.told import level, words_of
from alcatraz.analysis.trying import Trial, try_moves
from alcatraz.arbiter.sources import bundle_of
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message, Term, all_of
from alcatraz.kernel.notation.canonical import digest
from alcatraz.locale.texts import Texts
from alcatraz.server.http.answers import language_of, problem_answer, read_body
from alcatraz.server.http.judged import written
from alcatraz.server.http.request_context import RequestContext
from alcatraz.server.outgoing.messages import outcome_info
from alcatraz.server.practice.side_line import own_moves, side_line
from alcatraz.server.runtime.judges import Answer, Judges, Work
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.records import record_so_far
from alcatraz.wire import LinePlayed, Tried, TryOut

# In the bucket of requests: a game is played to its end.
_COST = 5
# People who look together ask the same.
_MOST_KEPT = 32
_SEED = "try"
_decoder: msgspec.json.Decoder[TryOut] = msgspec.json.Decoder(TryOut)


@dataclass(frozen=True, slots=True)
class Question:
    wish: TryOut
    record: Json


class TryHandlers:
    def __init__(self, context: RequestContext, judges: Judges) -> None:
        self._context = context
        self._judges = judges
        self._kept: OrderedDict[str, Answer] = OrderedDict()

    async def judge(self, request: Request) -> Response:
        return await self._answer(request, judged)

    async def play_out(self, request: Request) -> Response:
        return await self._answer(request, played_out)

    async def _answer(self, request: Request, work: Work) -> Response:
        self._context.must_be_welcome(request, _COST)
        try:
            wish = await read_body(request, _decoder, self._context.settings.limits.body_bytes)
        except ContractError as error:
            return problem_answer(error, language_of(request))
        record = wish.record if wish.record is not None else await self._record_of(wish.table or "")
        question = Question(msgspec.structs.replace(wish, record=None, table=None), record)
        key = digest([work.__name__, msgspec.to_builtins(question.wish), record])
        if key not in self._kept:
            self._kept[key] = await self._judges.answer(work, question)
            if self._kept[key].status != 200:
                answer = self._kept.pop(key)
                return Response(answer.body, answer.status, media_type="application/json")
            while len(self._kept) > _MOST_KEPT:
                self._kept.popitem(last=False)
        return Response(self._kept[key].body, media_type="application/json")

    async def _record_of(self, table_id: str) -> Json:
        """Only after the end: it knows every hand."""
        actor = await self._context.tables.table(table_id) if table_id else None
        if actor is None:
            raise denied("no_table")
        async with actor.lock:
            if actor.room.phase not in ("over", "closed"):
                raise denied("not_over")
            if actor.room.table is None:
                raise denied("no_replay")
            return record_so_far(actor.room)


# -- in the judges' process ------------------------------------------------------------------------


def judged(question: Question) -> Answer:
    return written(lambda words: _judged(question, words), question.wish.language)


def played_out(question: Question) -> Answer:
    return written(lambda words: _played_out(question, words), question.wish.language)


def _match(question: Question) -> RecordedMatch:
    return recorded_match(bundle_of(question.record), question.record)


def _judged(question: Question, words: Texts) -> Tried:
    match, wish = _match(question), question.wish
    moves = own_moves(side_line(match, wish, words.language), wish.seat)
    trial = try_moves(match, wish.move, wish.seat, moves, f"{_SEED}/{wish.move}")
    text = words_of(match, words).tell(_verdict(trial))
    return Tried(trial.way, trial.best, round(trial.played, 4), round(trial.tried, 4), text)


def _verdict(trial: Trial) -> Message:
    old, new = (Term(f"analysis-level-{level(value)}") for value in (trial.played, trial.tried))
    args: dict[str, Arg] = {
        "player": Term(f"seat-{trial.seat}"),
        "from": old,
        "to": new,
        "best": "yes" if trial.best else "no",
    }
    within = trial.way != "same" and old == new
    return Message(f"analysis-try-{trial.way}{'-within' if within else ''}", args)


def _played_out(question: Question, words: Texts) -> LinePlayed:
    match, wish = _match(question), question.wish
    table = side_line(match, wish, words.language)
    table.play_out()
    record = {**record_so_far(table.room), "seats": question.record.get("seats") or []}
    outcome = outcome_info(table.room, words)
    spoken = words_of(match, words)
    winners: list[Arg] = [Term(f"seat-{seat}") for seat in (outcome.winners if outcome else [])]
    args: dict[str, Arg] = {"count": len(winners), "players": all_of(winners) if winners else ""}
    return LinePlayed(record, spoken.tell(Message("analysis-line-result", args)))
