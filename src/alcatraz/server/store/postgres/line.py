"""A connection to PostgreSQL that is made again when it breaks, as after a restart of the database."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import asyncpg

from alcatraz.server.store.address import PostgresAddress

T = TypeVar("T")
log = logging.getLogger("alcatraz.server")
# How long the database may be away before those who wait hear that it failed.
PATIENCE = 15.0
_FIRST_PAUSE, _LONGEST_PAUSE = 0.05, 1.0
_SECONDS_TO_CONNECT = 5.0
_SECONDS_TO_ANSWER = 10.0
# The connection is no more, or there can be none now. What was asked for last may have been done all the same.
BROKEN = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    # A connection that breaks while it prepares a statement is left in the middle of it.
    asyncpg.InternalClientError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.TooManyConnectionsError,
)


async def connect(address: PostgresAddress) -> asyncpg.Connection:
    """Raises OSError or asyncpg.PostgresError."""
    return await asyncpg.connect(
        address.url,
        timeout=_SECONDS_TO_CONNECT,
        command_timeout=_SECONDS_TO_ANSWER,
        # What is acknowledged must survive a power cut, whatever the database is set to.
        server_settings={"application_name": "alcatraz", "synchronous_commit": "on"},
    )


class Line:
    """Does one thing at a time; what breaks is tried again for a while."""

    def __init__(self, address: PostgresAddress) -> None:
        self._address = address
        self._connection: asyncpg.Connection | None = None
        self._lock = asyncio.Lock()
        self._closed = False
        # Those of its connections, to know one's own notifications.
        self.pid = 0

    async def run(self, work: Callable[[asyncpg.Connection, bool], Awaitable[T]]) -> T:
        """`work` gets the connection, and whether it was tried before and may have been done then."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        pause, again = _FIRST_PAUSE, False
        async with self._lock:
            while True:
                try:
                    return await work(await self._opened(), again)
                except BROKEN as error:
                    self._drop()
                    if self._closed or loop.time() > until:
                        raise
                    log.warning("the database is away", extra={"why": str(error) or type(error).__name__})
                except asyncio.CancelledError:
                    # Nobody knows what became of it.
                    self._drop()
                    raise
                again = True
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    async def close(self) -> None:
        self._closed = True
        async with self._lock:
            if self._connection is not None:
                connection, self._connection = self._connection, None
                try:
                    await connection.close(timeout=2.0)
                except BROKEN:
                    connection.terminate()

    async def _opened(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._address)
            self.pid = self._connection.get_server_pid()
        return self._connection

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
