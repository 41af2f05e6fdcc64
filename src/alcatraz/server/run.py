"""Running the server until it is told to stop."""

import logging
import signal
import socket
from dataclasses import replace

import uvicorn

from alcatraz.server.app import make_app
from alcatraz.server.logs import log_to_standard_error
from alcatraz.server.settings import Settings

log = logging.getLogger("alcatraz.server")
_BACKLOG = 2048


def bound(settings: Settings) -> tuple[socket.socket, Settings]:
    """A socket that listens, and the settings with the port it has got. Raises OSError."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.create_server((settings.host, settings.port), family=family, backlog=_BACKLOG)
    return listening, replace(settings, port=listening.getsockname()[1])


def run(settings: Settings, listening: socket.socket, log_level: str = "info") -> None:
    log_to_standard_error(log_level)
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    log.info("serving", extra={"url": settings.public_url, "database": str(settings.database)})
    for told_to_stop in (signal.SIGINT, signal.SIGTERM):
        # uvicorn ends gracefully and then raises the signal again, for whoever handled it before: nobody needs to.
        signal.signal(told_to_stop, lambda *_: None)
    uvicorn.Server(config_for(settings)).run(sockets=[listening])
    log.info("stopped")


def config_for(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        ws="websockets-sansio",
        http="httptools",
        ws_max_size=settings.limits.message_bytes,
        # A view is a few kilobytes: compressing it costs more than it saves.
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
    )
