"""The server as an ASGI application: its routes, its start and its end."""

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from alcatraz.server.analyses.queue import Analyses
from alcatraz.server.http.analyses import AnalysisHandlers
from alcatraz.server.http.editions import EditionHandlers
from alcatraz.server.http.handlers import Handlers, on_bug, on_denied
from alcatraz.server.http.operating.figures import Figures
from alcatraz.server.http.operating.loop_lag import watch_loop_lag
from alcatraz.server.http.operating.metrics_port import metrics_at
from alcatraz.server.http.operating.service_manager import reported_to_systemd
from alcatraz.server.http.positions import PositionHandlers
from alcatraz.server.http.practice import PracticeHandler
from alcatraz.server.http.replays import ReplayHandlers
from alcatraz.server.http.request_context import RequestContext, address_of
from alcatraz.server.http.settings import DAY, Settings
from alcatraz.server.http.static_files import SCREENS, StaticFiles
from alcatraz.server.http.tries import TryHandlers
from alcatraz.server.runtime.all_tables import AllTables
from alcatraz.server.runtime.bot_pool import BotPool
from alcatraz.server.runtime.judges import JudgeProcess, Judges
from alcatraz.server.runtime.metrics import Metrics
from alcatraz.server.runtime.process_pool import ProcessPool
from alcatraz.server.runtime.services import Services
from alcatraz.server.runtime.time_source import SystemTime, TimeSource
from alcatraz.server.store.opened import open_database
from alcatraz.server.store.protocol import HOUSEKEEPING, Forgetting
from alcatraz.server.tables.errors import Denied
from alcatraz.server.tables.moderation.house_rules import HouseRules
from alcatraz.server.transport.connection import Connection
from alcatraz.server.transport.headers import SafetyHeaders
from alcatraz.server.transport.limits import AddressBook

log = logging.getLogger("alcatraz.server")
_SWEEP = 5.0
_HOUR = 3600.0
# Three days of hourly sweeps find a table too old before it is deleted: no jump of the clock deletes anything.
_STRIKES = 72


def make_app(
    settings: Settings,
    clock: TimeSource | None = None,
    bot_pool: BotPool | None = None,
    judges: Judges | None = None,
    analyses: Analyses | None = None,
    metrics_socket: socket.socket | None = None,
) -> Starlette:
    """Tests bring their own clock, thinker, judge and analyst."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        database = await open_database(settings.database)
        metrics = Metrics()
        thinks = bot_pool or ProcessPool(settings.workers, metrics=metrics)
        time = clock or SystemTime()
        services = Services(
            database.store,
            database.notifier,
            time,
            thinks,
            settings.public_url,
            metrics,
            HouseRules(settings.words),
            nodes=database.nodes,
        )
        await services.learn_name_rules()
        tables = AllTables(services)
        context = RequestContext(settings, tables, AddressBook(settings.limits, time))
        app.state.context = context
        page = StaticFiles(settings.page)
        judging = judges or JudgeProcess()
        analysing = analyses or Analyses(time)
        figures = Figures(context, analysing)
        pages = Handlers(context, page, figures)
        _add_pages(app, pages)
        _add_positions(app, PositionHandlers(context, judging))
        _add_editions(app, EditionHandlers(context, judging))
        _add_replays(app, ReplayHandlers(context, judging))
        _add_analyses(app, AnalysisHandlers(context, analysing))
        _add_practice(app, PracticeHandler(context, judging))
        _add_tries(app, TryHandlers(context, judging))
        app.routes.extend([*page.routes(), Route("/{anything:path}", pages.lost)])
        loop = asyncio.get_running_loop()
        regular = [loop.create_task(sweep_regularly(context)), loop.create_task(watch_loop_lag(metrics))]
        try:
            async with AsyncExitStack() as operating:
                await operating.enter_async_context(metrics_at(metrics_socket, figures.text))
                await operating.enter_async_context(reported_to_systemd())
                yield
        finally:
            for task in regular:
                task.cancel()
            await tables.close()
            thinks.close()
            judging.close()
            analysing.close()
            await database.close()

    return Starlette(
        routes=[WebSocketRoute("/ws/{table}", table_socket)],
        middleware=[Middleware(SafetyHeaders)],
        exception_handlers={Denied: on_denied, Exception: on_bug},
        lifespan=lifespan,
    )


def _add_pages(app: Starlette, pages: Handlers) -> None:
    app.routes.extend(
        [
            Route("/tables", pages.create, methods=["POST"]),
            Route("/tables", pages.listed, methods=["GET"]),
            Route("/tables/{table}", pages.table),
            Route("/tables/{table}/record", pages.record),
            Route("/t/{table}", pages.link),
            Route("/games", pages.games),
            Route("/network", pages.network),
            Route("/rules/{game}", pages.rules),
            Route("/rules/{game}/print", pages.rules_on_paper),
            Route("/schema", pages.schema),
            Route("/health", pages.health),
            Route("/ready", pages.ready),
            Route("/metrics", pages.metrics),
            *(Route(screen, pages.screen) for screen in SCREENS),
        ]
    )


def _add_positions(app: Starlette, positions: PositionHandlers) -> None:
    app.routes.extend(
        [
            Route("/positions", positions.position, methods=["POST"]),
            Route("/positions/judge", positions.judge, methods=["POST"]),
            Route("/positions/fields/{game}", positions.fields),
        ]
    )


def _add_editions(app: Starlette, editions: EditionHandlers) -> None:
    app.routes.extend(
        [
            Route("/editions/read", editions.read, methods=["POST"]),
            Route("/editions/check", editions.check, methods=["POST"]),
            Route("/editions/{game}", editions.built_in),
        ]
    )


def _add_replays(app: Starlette, replays: ReplayHandlers) -> None:
    app.routes.extend(
        [
            Route("/tables/{table}/replay", replays.of_table, methods=["POST"]),
            Route("/replay", replays.of_record, methods=["POST"]),
        ]
    )


def _add_analyses(app: Starlette, handlers: AnalysisHandlers) -> None:
    app.routes.extend(
        [
            Route("/tables/{table}/analysis", handlers.of_table, methods=["POST"]),
            Route("/analyses", handlers.of_record, methods=["POST"]),
            Route("/analyses/{analysis}", handlers.status, methods=["GET"]),
            Route("/analyses/{analysis}", handlers.stop, methods=["DELETE"]),
        ]
    )


def _add_practice(app: Starlette, practice: PracticeHandler) -> None:
    app.routes.extend(
        [
            Route("/practice", practice.answer, methods=["POST"]),
            Route("/practice/puzzles/{game}", practice.puzzles),
            Route("/lessons/{game}", practice.lessons),
        ]
    )


def _add_tries(app: Starlette, tries: TryHandlers) -> None:
    app.routes.extend(
        [
            Route("/tries", tries.judge, methods=["POST"]),
            Route("/lines", tries.play_out, methods=["POST"]),
        ]
    )


async def table_socket(websocket: WebSocket) -> None:
    context: RequestContext = websocket.app.state.context
    address = address_of(websocket)
    try:
        context.must_be_welcome(websocket)
    except Denied:
        await websocket.close()
        return
    if not context.addresses.enter(address):
        await websocket.close()
        return
    context.tables.services.metrics.count("connections")
    try:
        connection = Connection(websocket, context.tables, context.settings.limits, context.messages)
        await connection.serve(websocket.path_params["table"])
    finally:
        context.addresses.leave(address)


async def sweep_regularly(context: RequestContext) -> None:
    """Every few seconds wakes and unloads tables; every hour counts strikes of tables past their retention."""
    sweeps = 0
    while True:
        await asyncio.sleep(_SWEEP)
        # Counted, not read from a clock that may jump; the first hour after a start deletes nothing.
        sweeps += 1
        try:
            await context.tables.sweep()
            context.addresses.forget()
            context.messages.forget()
            if sweeps % round(_HOUR / _SWEEP) == 0 and context.tables.services.nodes.leads(HOUSEKEEPING):
                await delete_old(context)
        except Exception:
            log.exception("housekeeping failed")


async def delete_old(context: RequestContext) -> int:
    kept = context.settings.retention
    now = context.tables.services.clock.now()
    deleted = await context.tables.services.store.forget(
        Forgetting(
            now - kept.finished * DAY,
            now - kept.unstarted * DAY,
            now - kept.untouched * DAY,
            context.tables.ids,
            _STRIKES,
        )
    )
    if deleted:
        log.info("old tables deleted", extra={"tables": deleted})
    return deleted
