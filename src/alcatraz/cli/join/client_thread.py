"""The client in a thread of its own: what happens comes into one queue together with what is typed."""

import asyncio
import sys
import threading
from collections.abc import Coroutine
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, TypeVar

from alcatraz.client import Address, Happening, RemoteTable
from alcatraz.client.errors import TableError

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TypedLine:
    """A line that was typed; None at the end of the input."""

    text: str | None


Incoming = Happening | TypedLine | TableError


class ClientThread:
    """Keeps the connection alive while the person thinks. One table at a time."""

    def __init__(self) -> None:
        self.inbox: SimpleQueue[Incoming] = SimpleQueue()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._table: RemoteTable | None = None
        self._reading = False

    @property
    def table(self) -> RemoteTable:
        assert self._table is not None
        return self._table

    @property
    def token(self) -> str | None:
        return self.table.token

    def ask(self, request: Coroutine[Any, Any, T]) -> T:
        """Raises what the request raises."""
        return asyncio.run_coroutine_threadsafe(request, self._loop).result()

    def join(self, address: Address, token: str | None, language: str) -> None:
        """Raises Unreachable or Gone."""
        self.ask(self._join(RemoteTable(address, token, language, words=True)))

    async def _join(self, table: RemoteTable) -> None:
        if self._table is not None:
            await self._table.close()
        self._table = table
        self._forwarding = asyncio.get_running_loop().create_task(self._forward(table))
        # So that it listens before anything happens.
        await asyncio.sleep(0)
        await table.connected()

    async def _forward(self, table: RemoteTable) -> None:
        async for happening in table:
            self.inbox.put(happening)
        if table.failure is not None:
            self.inbox.put(table.failure)

    def read_line(self) -> None:
        """Ask for a line, which comes into the queue; nothing if one is asked for already."""
        if not self._reading:
            self._reading = True
            threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            line: str | None = input()
        except (EOFError, OSError, ValueError):
            line = None
        self._reading = False
        self.inbox.put(TypedLine(line))

    @property
    def echoes(self) -> bool:
        """Whether what is typed can be seen without our help."""
        return sys.stdin.isatty()

    def stop(self) -> None:
        if self._table is not None:
            self.ask(self._table.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
