"""The server as an ASGI application: its routes, its start and its end."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from alcatraz.server.clock import Clock, SystemClock
from alcatraz.server.connection import Connection
from alcatraz.server.context import Context, address_of
from alcatraz.server.denial import Denied
from alcatraz.server.headers import SafetyHeaders
from alcatraz.server.house import House
from alcatraz.server.limits import AddressBook
from alcatraz.server.page import SCREENS, Page
from alcatraz.server.pages import Pages, on_bug, on_denied
from alcatraz.server.services import Services
from alcatraz.server.settings import DAY, Settings
from alcatraz.server.sqlite import SqliteStore
from alcatraz.server.thinking import Thinker, Workers

log = logging.getLogger("alcatraz.server")
_SWEEP = 5.0
_HOUR = 3600.0


def make_app(settings: Settings, clock: Clock | None = None, thinker: Thinker | None = None) -> Starlette:
    """Tests bring their own clock and thinker."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        settings.database.parent.mkdir(parents=True, exist_ok=True)
        store = SqliteStore(settings.database)
        thinks = thinker or Workers(settings.workers)
        time = clock or SystemClock()
        services = Services(store, store, time, thinks, settings.public_url)
        house = House(services)
        context = Context(settings, house, AddressBook(settings.limits, time))
        app.state.context = context
        page = Page(settings.page)
        pages = Pages(context, page)
        _add_pages(app, pages)
        app.routes.extend([*page.routes(), Route("/{anything:path}", pages.lost)])
        housekeeping = asyncio.get_running_loop().create_task(keep_house(context))
        try:
            yield
        finally:
            housekeeping.cancel()
            await house.close()
            thinks.close()
            await store.close()

    return Starlette(
        routes=[WebSocketRoute("/ws/{table}", table_socket)],
        middleware=[Middleware(SafetyHeaders)],
        exception_handlers={Denied: on_denied, Exception: on_bug},
        lifespan=lifespan,
    )


def _add_pages(app: Starlette, pages: Pages) -> None:
    app.routes.extend(
        [
            Route("/tables", pages.create, methods=["POST"]),
            Route("/tables", pages.listed, methods=["GET"]),
            Route("/tables/{table}", pages.table),
            Route("/tables/{table}/record", pages.record),
            Route("/t/{table}", pages.link),
            Route("/games", pages.games),
            Route("/rules/{game}", pages.rules),
            Route("/schema", pages.schema),
            Route("/health", pages.health),
            Route("/ready", pages.ready),
            Route("/metrics", pages.metrics),
            *(Route(screen, pages.screen) for screen in SCREENS),
        ]
    )


async def table_socket(websocket: WebSocket) -> None:
    context: Context = websocket.app.state.context
    address = address_of(websocket)
    try:
        context.must_be_welcome(websocket)
    except Denied:
        await websocket.close()
        return
    if not context.addresses.enter(address):
        await websocket.close()
        return
    context.house.services.metrics.count("connections")
    try:
        await Connection(websocket, context.house, context.settings.limits).serve(websocket.path_params["table"])
    finally:
        context.addresses.leave(address)


async def keep_house(context: Context) -> None:
    """Every few seconds wake and unload tables; every hour delete what is older than the retention says."""
    services = context.house.services
    next_deletion = 0.0
    while True:
        try:
            await context.house.sweep()
            context.addresses.forget()
            if services.clock.now() >= next_deletion:
                next_deletion = services.clock.now() + _HOUR
                await delete_old(context)
        except Exception:
            log.exception("housekeeping failed")
        await asyncio.sleep(_SWEEP)


async def delete_old(context: Context) -> int:
    kept = context.settings.retention
    now = context.house.services.clock.now()
    deleted = await context.house.services.store.forget(
        now - kept.finished * DAY, now - kept.unstarted * DAY, now - kept.untouched * DAY
    )
    if deleted:
        log.info("old tables deleted", extra={"tables": deleted})
    return deleted
