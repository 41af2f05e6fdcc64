"""What the server answers over plain HTTP."""

import asyncio
import logging
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import SPECTATOR
from alcatraz.server.http.lobby import game_list
from alcatraz.server.http.request_context import RequestContext
from alcatraz.server.http.rulebook import rule_list
from alcatraz.server.http.schema import schema
from alcatraz.server.http.static_files import StaticFiles
from alcatraz.server.outgoing.listener import words_for
from alcatraz.server.outgoing.messages import table_info
from alcatraz.server.runtime.table_actor import TableActor
from alcatraz.server.tables.errors import Denied, denied, error_text
from alcatraz.server.tables.records import record_of
from alcatraz.wire import CreateTable, Error, TablePublic

log = logging.getLogger("alcatraz.server")
_MOST_LISTED = 100
# How long the store may take to write before the server counts as not ready.
_SECONDS_TO_WRITE = 5.0
_STATUS = {
    "no_table": 404,
    "too_fast": 429,
    "too_large": 413,
    "wrong_host": 421,
    "wrong_origin": 403,
    "internal": 500,
    "not_over": 409,
}
_create: msgspec.json.Decoder[CreateTable] = msgspec.json.Decoder(CreateTable)


class Handlers:
    def __init__(self, context: RequestContext, page: StaticFiles) -> None:
        self._context = context
        self._page = page
        self._tables = context.tables

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        self._context.must_be_welcome(request)
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            raise denied("malformed")
        body = await self._body(request)
        try:
            wish = _create.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise denied("malformed") from None
        self._context.must_not_make_too_many(request)
        try:
            created = await self._tables.create(wish)
        except (Denied, ContractError) as error:
            return _problem(error, wish.language)
        return _json(created, 201)

    async def listed(self, request: Request) -> Response:
        self._context.must_be_welcome(request)
        shown = await self._tables.services.store.listed(_MOST_LISTED)
        return _json({"tables": [msgspec.Raw(each) for each in shown]})

    async def table(self, request: Request) -> Response:
        actor = await self._table(request)
        async with actor.lock:
            present = actor.broadcaster.present()
            info = table_info(actor.room, actor.broadcaster.link, words_for(_language(request)), present)
            return _json(TablePublic(info, actor.room.number))

    async def record(self, request: Request) -> Response:
        """After the end the whole record; before it, what everybody at the table can see."""
        actor = await self._table(request)
        async with actor.lock:
            room = actor.room
            if room.phase not in ("over", "closed"):
                table = room.table
                view = None if table is None else table.game.view(table.state, SPECTATOR)
                return _json({"number": room.number, "view": view})
            log = await self._tables.services.store.read(room.id) if room.table is None else []
            headers = {"Content-Disposition": f'attachment; filename="{room.created.game}-{room.id[:8]}.json"'}
            return _json(record_of(room, log), headers=headers)

    async def link(self, request: Request) -> Response:
        """Where a link leads: to the page in a browser; for others, how to join."""
        if self._page.is_wanted(request):
            return await self.screen(request)
        actor = await self._table(request)
        words = words_for(_language(request))
        return PlainTextResponse(words.say("server-how-to-join", {"link": actor.broadcaster.link}) + "\n")

    async def _table(self, request: Request) -> TableActor:
        self._context.must_be_welcome(request)
        table_id = request.path_params["table"]
        actor = await self._tables.table(table_id) if len(table_id) <= 64 else None
        if actor is None:
            raise denied("no_table")
        return actor

    async def _body(self, request: Request) -> bytes:
        most = self._context.settings.limits.body_bytes
        body = bytearray()
        async for chunk in request.stream():
            body += chunk
            if len(body) > most:
                raise denied("too_large")
        return bytes(body)

    # -- about the games and the wire --------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """What can be played here, and what can be chosen when a table is made."""
        self._context.must_be_welcome(request)
        return _json(game_list(words_for(_language(request)).language))

    async def rules(self, request: Request) -> Response:
        self._context.must_be_welcome(request)
        game = request.path_params["game"]
        if game not in BUNDLES:
            raise denied("no_game")
        return _json(rule_list(BUNDLES[game], words_for(_language(request))))

    async def schema(self, request: Request) -> Response:
        self._context.must_be_welcome(request)
        return _json(schema())

    async def screen(self, request: Request) -> Response:
        return self._page.index(request, words_for(_language(request)))

    async def lost(self, request: Request) -> Response:
        """An address that leads nowhere."""
        self._context.must_be_welcome(request)
        return self._page.lost() if self._page.is_wanted(request) else PlainTextResponse("Not Found\n", 404)

    # -- about the server --------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        """Whether the store takes what is written to it."""
        try:
            await asyncio.wait_for(self._tables.services.store.check(), _SECONDS_TO_WRITE)
        except Exception:
            log.exception("the store does not write")
            return PlainTextResponse("the store does not write\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        gauges = {
            "tables_in_memory": self._tables.in_memory,
            "connections": self._tables.connected,
            "bot_queue": self._tables.services.bot_pool.waiting,
            "tables_frozen": self._tables.frozen,
        }
        text = self._tables.services.metrics.text(gauges)
        return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


async def on_denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return _problem(error, _language(request))


async def on_bug(request: Request, error: Exception) -> Response:
    """The log has the details; the answer has none."""
    return _problem(denied("internal"), _language(request))


def _problem(error: Denied | ContractError, language: str) -> Response:
    status = _STATUS.get(error.kind, 404 if error.kind == "no_game" else 400)
    return _json(Error(error.kind, error_text(error, words_for(language))), status)


def _json(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def _language(request: Request) -> str:
    """?language=fr, else what the browser prefers."""
    return request.query_params.get("language") or request.headers.get("accept-language", "en")[:2]
