"""Running the server until it is told to stop."""

import asyncio
import gc
import logging
import signal
import socket
import sqlite3
import sys
from contextlib import closing, nullcontext
from dataclasses import replace
from pathlib import Path

import uvicorn

from alcatraz.server.http.app import make_app
from alcatraz.server.http.json_logging import log_to_standard_error
from alcatraz.server.http.settings import Settings
from alcatraz.server.store import queries
from alcatraz.server.store.file_lock import lock
from alcatraz.server.transport.bounded_http import bounded_http
from alcatraz.server.transport.websocket import TableSocket

log = logging.getLogger("alcatraz.server")
_BACKLOG = 2048


def bound(settings: Settings) -> tuple[socket.socket, Settings]:
    """A socket that listens, and the settings with the port it has got. Raises OSError."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.create_server((settings.host, settings.port), family=family, backlog=_BACKLOG)
    return listening, replace(settings, port=listening.getsockname()[1])


def bound_anywhere(settings: Settings) -> tuple[socket.socket, Settings]:
    """At the usual port, or at any that is free."""
    try:
        return bound(settings)
    except OSError:
        return bound(replace(settings, port=0))


def prepare_database(settings: Settings) -> None:
    """Make it if it is not there. Raises OSError."""
    database = settings.database
    if not isinstance(database, Path):
        from alcatraz.server.store.postgres.reachable import must_be_reachable

        asyncio.run(must_be_reachable(database))
        return
    database.parent.mkdir(parents=True, exist_ok=True)
    try:
        with closing(queries.connect(database)) as db:
            queries.prepare(db)
        # Another server is told of before anything is promised; the lock itself is taken when this one runs.
        lock(database).close()
    except (sqlite3.Error, queries.WrongVersion) as error:
        raise OSError(0, str(error)) from error


def bound_for_metrics(settings: Settings) -> socket.socket | None:
    """A socket for /metrics, if it has a port of its own. Raises OSError."""
    return None if settings.metrics_port is None else bound(replace(settings, port=settings.metrics_port))[0]


def run(
    settings: Settings, listening: socket.socket, log_level: str = "info", metrics: socket.socket | None = None
) -> None:
    log_to_standard_error(log_level)
    log.info("serving", extra={"url": settings.public_url, "database": str(settings.database)})
    server = uvicorn.Server(config_for(settings, metrics))
    for told_to_stop in (signal.SIGINT, signal.SIGTERM):
        # uvicorn ends gracefully and then raises the signal again, for whoever handled it before: nobody needs to.
        signal.signal(told_to_stop, lambda *_: None)
    if hasattr(signal, "SIGHUP"):
        # Of this one uvicorn knows nothing; a terminal that was closed is no reason to end without a goodbye.
        signal.signal(signal.SIGHUP, server.handle_exit)
    _collect_rarely()
    # The thread that writes to the disk must not wait long for its turn.
    sys.setswitchinterval(0.001)
    # Several nodes share a PostgreSQL database; a file has one server.
    with lock(settings.database) if isinstance(settings.database, Path) else nullcontext():
        server.run(sockets=[listening])
    log.info("stopped")


def _collect_rarely() -> None:
    """Views are trees without cycles, thousands of containers a second: looking for cycles in them all is wasted.

    Whoever moves meanwhile waits, so the young are looked at in small portions and the old seldom.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 200, 20)


def config_for(settings: Settings, metrics: socket.socket | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings, metrics_socket=metrics),
        ws=TableSocket,
        http=bounded_http(settings.limits),
        ws_max_size=settings.limits.message_bytes,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
