"""Hears notifications of PostgreSQL on a connection of its own, which is made again when it breaks."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import asyncpg

from alcatraz.server.store.address import PostgresAddress
from alcatraz.server.store.postgres.line import BROKEN, connect

log = logging.getLogger("alcatraz.server")
_PAUSE = 0.5
# So often a connection that says nothing is asked whether it is still there.
_PULSE = 5.0


class Notices:
    """Tables named on a channel by others, each to everybody who listens; None after a break, for it could be any."""

    def __init__(self, address: PostgresAddress, channel: str, own: Callable[[], int]) -> None:
        self._address = address
        self._channel = channel
        # The process at the database that speaks for this node: what it says is known already.
        self._own = own
        self._heard: list[Callable[[str | None], None]] = []
        self._task: asyncio.Task[None] | None = None

    def listen(self, heard: Callable[[str | None], None]) -> None:
        self._heard.append(heard)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._keep_listening())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _keep_listening(self) -> None:
        while True:
            try:
                connection = await connect(self._address)
            except (*BROKEN, asyncpg.PostgresError):
                await asyncio.sleep(_PAUSE)
                continue
            try:
                await connection.add_listener(self._channel, self._hear)
                # Whatever was said before this moment was missed.
                self._tell(None)
                while True:
                    await asyncio.sleep(_PULSE)
                    await connection.execute("SELECT 1")
            except (*BROKEN, asyncpg.PostgresError):
                log.warning("the database does not notify", extra={"channel": self._channel})
                await asyncio.sleep(_PAUSE)
            finally:
                with suppress(Exception):
                    connection.terminate()

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        if pid == self._own():
            return
        for table in str(payload).split():
            self._tell(table)

    def _tell(self, table: str | None) -> None:
        for heard in self._heard:
            heard(table)
