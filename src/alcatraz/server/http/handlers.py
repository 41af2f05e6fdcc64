"""What the server answers over plain HTTP."""

import asyncio
import gzip
import logging

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.locale.texts import Texts
from alcatraz.server.http.answers import json_answer, language_of, problem_answer, read_body
from alcatraz.server.http.link_preview import LinkPreview, looks_like_a_reader
from alcatraz.server.http.lobby import game_list
from alcatraz.server.http.network import is_loopback
from alcatraz.server.http.operating.figures import Figures
from alcatraz.server.http.request_context import RequestContext, address_of
from alcatraz.server.http.rulebook import rule_list, rules_on_paper
from alcatraz.server.http.schema import schema
from alcatraz.server.http.static_files import StaticFiles, takes_gzip
from alcatraz.server.outgoing.listener import words_for
from alcatraz.server.outgoing.messages import table_info
from alcatraz.server.runtime.table_actor import TableActor
from alcatraz.server.tables.errors import Denied, denied
from alcatraz.server.tables.records import record_of
from alcatraz.wire import CreateTable, Network, TablePublic

log = logging.getLogger("alcatraz.server")
_MOST_LISTED = 100
# How long the store may take to write before the server counts as not ready.
_SECONDS_TO_WRITE = 5.0
# A document of its own: no script, nothing from anywhere, its style written into it.
_PAPER_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_create: msgspec.json.Decoder[CreateTable] = msgspec.json.Decoder(CreateTable)


class Handlers:
    def __init__(self, context: RequestContext, page: StaticFiles, figures: Figures) -> None:
        self._figures = figures
        self._context = context
        self._page = page
        self._preview = LinkPreview(page)
        self._tables = context.tables

    # -- tables ------------------------------------------------------------------------------------

    async def create(self, request: Request) -> Response:
        self._context.must_be_welcome(request)
        try:
            wish = await read_body(request, _create, self._context.settings.limits.body_bytes)
        except ContractError as error:
            return problem_answer(error, language_of(request))
        self._context.must_not_make_too_many(request)
        try:
            created = await self._tables.create(wish)
        except (Denied, ContractError) as error:
            return problem_answer(error, wish.language)
        return json_answer(created, 201)

    async def listed(self, request: Request) -> Response:
        self._context.must_be_welcome(request)
        shown = await self._tables.services.store.listed(_MOST_LISTED)
        return json_answer({"tables": [msgspec.Raw(each) for each in shown]})

    async def table(self, request: Request) -> Response:
        actor = await self._table(request)
        async with actor.lock:
            present = actor.broadcaster.present()
            info = table_info(actor.room, actor.broadcaster.link, words_for(language_of(request)), present)
            return json_answer(TablePublic(info, actor.room.number))

    async def record(self, request: Request) -> Response:
        """After the end the whole record; before it, what everybody at the table can see."""
        actor = await self._table(request)
        async with actor.lock:
            room = actor.room
            if room.phase not in ("over", "closed"):
                table = room.table
                view = None if table is None else table.game.view(table.state, SPECTATOR)
                return json_answer({"number": room.number, "view": view})
            log = await self._tables.services.store.read(room.id) if room.table is None else []
            headers = {"Content-Disposition": f'attachment; filename="{room.created.game}-{room.id[:8]}.json"'}
            return json_answer(record_of(room, log), headers=headers)

    async def link(self, request: Request) -> Response:
        """Where a link leads: to the page in a browser; for others, how to join."""
        words = words_for(language_of(request))
        if self._page.is_wanted(request) or (self._page.is_built and looks_like_a_reader(request)):
            return await self._table_page(request, words)
        actor = await self._table(request)
        return PlainTextResponse(words.say("server-how-to-join", {"link": actor.broadcaster.link}) + "\n")

    async def _table_page(self, request: Request, words: Texts) -> Response:
        """The page says itself if there is no such table."""
        try:
            actor = await self._table(request)
        except Denied:
            return await self.screen(request)
        async with actor.lock:
            shown = self._preview.of_table(self._context.base_url(request), actor.room, words)
        return self._page.index(request, words) if shown is None else shown.answer(request)

    async def _table(self, request: Request) -> TableActor:
        self._context.must_be_welcome(request)
        table_id = request.path_params["table"]
        actor = await self._tables.table(table_id) if len(table_id) <= 64 else None
        if actor is None:
            raise denied("no_table")
        return actor

    # -- about the games and the wire --------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        """What can be played here, and what can be chosen when a table is made."""
        self._context.must_be_welcome(request)
        return json_answer(game_list(words_for(language_of(request)).language))

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game; with ?table=… it says what that table plays."""
        bundle, options = await self._rulebook_of(request)
        book = await asyncio.to_thread(rule_list, bundle, words_for(language_of(request)), options)
        return await asyncio.to_thread(_zipped, request, json_answer(book))

    async def rules_on_paper(self, request: Request) -> Response:
        """The same as a document to print. Its style is inside it, and nothing else is needed."""
        bundle, options = await self._rulebook_of(request)
        page = await asyncio.to_thread(rules_on_paper, bundle, words_for(language_of(request)), options)
        answer = HTMLResponse(page, headers={"Content-Security-Policy": _PAPER_POLICY})
        return await asyncio.to_thread(_zipped, request, answer)

    async def _rulebook_of(self, request: Request) -> tuple[GameBundle, Json | None]:
        self._context.must_be_welcome(request)
        game = request.path_params["game"]
        if game not in BUNDLES:
            raise denied("no_game")
        table_id = request.query_params.get("table")
        if table_id is None:
            return BUNDLES[game], None
        actor = await self._tables.table(table_id) if len(table_id) <= 64 else None
        if actor is None or actor.room.created.game != game:
            raise denied("no_table")
        return BUNDLES[game], actor.room.created.options

    async def schema(self, request: Request) -> Response:
        self._context.must_be_welcome(request)
        return json_answer(schema())

    async def screen(self, request: Request) -> Response:
        words = words_for(language_of(request))
        shown = self._preview.of_home(self._context.base_url(request), request.url.path, words)
        return self._page.index(request, words) if shown is None else shown.answer(request)

    async def lost(self, request: Request) -> Response:
        """An address that leads nowhere."""
        self._context.must_be_welcome(request)
        return self._page.lost() if self._page.is_wanted(request) else PlainTextResponse("Not Found\n", 404)

    async def network(self, request: Request) -> Response:
        """For the lobby of a table that was made at an address of this machine alone. Nobody else learns of it."""
        self._context.must_be_welcome(request)
        here = is_loopback(address_of(request))
        return json_answer(self._context.settings.network if here else Network(reachable=True, urls=[]))

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
        """Here, unless it has a port of its own."""
        if self._context.settings.metrics_port is not None:
            return await self.lost(request)
        return PlainTextResponse(self._figures.text(), media_type="text/plain; version=0.0.4")


async def on_denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return problem_answer(error, language_of(request))


async def on_bug(request: Request, error: Exception) -> Response:
    """The log has the details; the answer has none."""
    return problem_answer(denied("internal"), language_of(request))


def _zipped(request: Request, answer: Response) -> Response:
    """A whole book is long; a tenth of it is sent to those who can unpack it."""
    if not takes_gzip(request.headers.get("accept-encoding", "")):
        return answer
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    if "content-security-policy" in answer.headers:
        headers["Content-Security-Policy"] = answer.headers["content-security-policy"]
    return Response(gzip.compress(bytes(answer.body), 6), answer.status_code, headers, answer.headers["content-type"])
