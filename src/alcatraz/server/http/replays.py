"""Replays over HTTP: of a table so far, or of a record. Worked out in the judges' process, page by page."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcatraz.arbiter.sources import bundle_of
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.canonical import digest
from alcatraz.locale.texts import Texts
from alcatraz.records import happenings
from alcatraz.records.figures import player_figures, title_of
from alcatraz.records.film import Film
from alcatraz.server.http.answers import language_of, problem_answer, read_body
from alcatraz.server.http.judged import written
from alcatraz.server.http.request_context import RequestContext
from alcatraz.server.http.static_files import takes_gzip
from alcatraz.server.outgoing.replay import Replay, viewer_of
from alcatraz.server.runtime.judges import Answer, Judges
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.owners import owner_of
from alcatraz.server.tables.records import record_so_far
from alcatraz.server.tables.room import Room
from alcatraz.wire import SPECTATOR_KEY, Figure, Replayed, ReplayRecord, ReplayTable

# In the bucket of requests: a page is a few hundred milliseconds of work at most.
_COST = 3
# So many bytes of answers are kept; an answer about a table that is over never changes.
_MOST_KEPT = 16 * 1024 * 1024
# Rebuilt records that the judges' process keeps: a reader asks for the next page in a moment.
_MOST_FILMS = 4
# What happens around a game and is no part of its story.
_LEFT_OUT = frozenset({"started", "enough", "waiting_set", "proposed", "agreed", "rematched"})
_table: msgspec.json.Decoder[ReplayTable] = msgspec.json.Decoder(ReplayTable)
_record: msgspec.json.Decoder[ReplayRecord] = msgspec.json.Decoder(ReplayRecord)


@dataclass(frozen=True, slots=True)
class Question:
    """A page of a replay. Of a table also its log, and whether anybody may see everything."""

    record: Json
    eyes: str
    after: int
    limit: int
    language: str
    told: Sequence[tuple[int, Json]] | None = None
    table: str = ""
    link: str = ""
    over: bool = True


class ReplayHandlers:
    def __init__(self, context: RequestContext, judges: Judges) -> None:
        self._context = context
        self._judges = judges
        self._kept = _Kept(_MOST_KEPT)

    async def of_table(self, request: Request) -> Response:
        self._context.must_be_welcome(request, _COST)
        try:
            wish = await read_body(request, _table, self._context.settings.limits.body_bytes)
        except ContractError as error:
            return problem_answer(error, language_of(request))
        table_id = request.path_params["table"]
        actor = await self._context.tables.table(table_id) if len(table_id) <= 64 else None
        if actor is None:
            raise denied("no_table")
        async with actor.lock:
            room = actor.room
            must_be_theirs_to_see(room, wish)
            key = (table_id, room.number, wish.eyes, wish.after, wish.limit, wish.language)
            body = self._kept.get(key)
            question = None if body is not None else question_of(room, wish, actor.broadcaster.link)
        if question is not None:
            answer = await self._judges.answer(paged, question)
            if answer.status != 200:
                return Response(answer.body, answer.status, media_type="application/json")
            body = await asyncio.to_thread(gzip.compress, answer.body, 5)
            self._kept.keep(key, body)
        assert body is not None
        return await _sent(request, body)

    async def of_record(self, request: Request) -> Response:
        self._context.must_be_welcome(request, _COST)
        try:
            wish = await read_body(request, _record, self._context.settings.limits.body_bytes)
        except ContractError as error:
            return problem_answer(error, language_of(request))
        answer = await self._judges.answer(
            paged, Question(wish.record, wish.eyes, wish.after, wish.limit, wish.language)
        )
        if answer.status != 200:
            return Response(answer.body, answer.status, media_type="application/json")
        return await _sent(request, await asyncio.to_thread(gzip.compress, answer.body, 5))


def must_be_theirs_to_see(room: Room, wish: ReplayTable) -> None:
    """Everything after the end; before it, what everybody saw, and what the owner of a seat saw with it."""
    if room.table is None:
        raise denied("wrong_phase", phase="lobby") if room.phase == "lobby" else denied("no_replay")
    seat = None if not wish.eyes.isdecimal() else int(wish.eyes)
    if seat is not None and seat >= room.players:
        raise denied("no_such_seat", seat=seat)
    if room.phase in ("over", "closed") or wish.eyes == SPECTATOR_KEY:
        return
    if seat is None:
        raise denied("not_over")
    room.chair_of(owner_of(wish.token or ""), seat)


def question_of(room: Room, wish: ReplayTable, link: str) -> Question:
    told = [(each.number, each.what) for each in room.told if each.what["type"] not in _LEFT_OUT]
    over = room.phase in ("over", "closed")
    return Question(
        record_so_far(room), wish.eyes, wish.after, wish.limit, wish.language, told, room.id, link, over=over
    )


async def _sent(request: Request, zipped: bytes) -> Response:
    """Pages are many times smaller when they are packed; few clients cannot unpack them."""
    headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-store"}
    if takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(zipped, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
    return Response(await asyncio.to_thread(gzip.decompress, zipped), headers=headers, media_type="application/json")


class _Kept:
    """The answers that were asked for last, up to so many bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._bodies: OrderedDict[Any, bytes] = OrderedDict()

    def get(self, key: Any) -> bytes | None:
        if key in self._bodies:
            self._bodies.move_to_end(key)
        return self._bodies.get(key)

    def keep(self, key: Any, body: bytes) -> None:
        self._size += len(body) - len(self._bodies.pop(key, b""))
        self._bodies[key] = body
        while self._size > self._most:
            self._size -= len(self._bodies.popitem(last=False)[1])


# -- in the judges' process ------------------------------------------------------------------------

_films: OrderedDict[str, Replay] = OrderedDict()


def paged(question: Question) -> Answer:
    return written(lambda words: _paged(question, words), question.language)


def _paged(question: Question, words: Texts) -> Replayed:
    replay = _rebuilt(question)
    viewer = viewer_of(question.eyes)
    if viewer >= replay.film.table.players:
        raise denied("no_such_seat", seat=viewer)
    after, limit, language = question.after, question.limit, words.language
    page = Replayed(
        messages=list(replay.messages(viewer, language, after, limit)),
        last=replay.last,
        more=after + limit < replay.last,
    )
    if after == 0:
        page.outline = replay.outline(viewer, language)
        seats = [str(seat) for seat in range(replay.film.table.players)]
        page.eyes = [SPECTATOR_KEY, *seats, "open"] if question.over else [question.eyes]
        if replay.film.outcome is not None:
            page.seed = str(question.record["seed"])
            counted = player_figures(replay.film, replay.happenings)
            page.figures = [Figure(name, words.say(title_of(name)), values) for name, values in counted.items()]
        if replay.film.broken is not None:
            page.broken = " ".join(words.tell(each) for each in replay.film.broken.problems)
    return page


def _rebuilt(question: Question) -> Replay:
    """The record played again, or as it was played a moment ago."""
    key = digest([question.record, list(question.told or ()), question.table])
    if key not in _films:
        bundle = bundle_of(question.record)
        film = Film(bundle, question.record)
        if question.told is None:
            found = happenings.of_record(film, bundle.server_traits.round)
        else:
            found = happenings.of_log(question.told)
        _films[key] = Replay(film, question.record, found, question.table, question.link)
        if len(_films) > _MOST_FILMS:
            _films.popitem(last=False)
    _films.move_to_end(key)
    return _films[key]
