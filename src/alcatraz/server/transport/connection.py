"""One WebSocket: reads requests one after the other, writes what it is told, and never makes a table wait."""

import asyncio
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from alcatraz.server.outgoing.broadcast import encode
from alcatraz.server.outgoing.listener import words_for
from alcatraz.server.runtime.all_tables import AllTables
from alcatraz.server.runtime.table_actor import TableActor
from alcatraz.server.runtime.tokens import new_token
from alcatraz.server.tables.errors import denied, refused
from alcatraz.server.tables.owners import owner_of
from alcatraz.server.transport.limits import Buckets, Limits, cost_of
from alcatraz.server.transport.message_socket import socket_of
from alcatraz.wire import Hello, ToServer

log = logging.getLogger("alcatraz.server")
_decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
_SECONDS_FOR_HELLO = 15.0
_CLOSE_CODES = {
    "slow": 4408,
    "nonsense": 4400,
    "too_fast": 4429,
    "gone": 4410,
    "unreadable": 4500,
    "no_table": 4404,
    "banned": 4403,
    "no_hello": 4400,
    "shutdown": 1012,
}


class Connection:
    def __init__(self, websocket: WebSocket, tables: AllTables, limits: Limits, messages: Buckets[str]) -> None:
        self.owner = ""
        self.language = "en"
        self.words = False
        self.guide = False
        self.meanings = False
        self.promises = False
        self.together = False
        self.seats: tuple[int, ...] = ()
        self._websocket = websocket
        self._tables = tables
        self._limits = limits
        self._line = socket_of(websocket)
        self._dropped = ""
        # Shared by all connections of an owner: more sockets do not give more messages.
        self._messages = messages
        self._nonsense = 0

    # -- the table's side --------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if not self._dropped and not self._line.send(message):
            self.drop("slow")

    def drop(self, reason: str) -> None:
        if not self._dropped:
            self._dropped = reason
            self._tables.services.metrics.count("dropped", f'reason="{reason}"')
            self._line.close(_CLOSE_CODES.get(reason, 1000), reason)

    # -- the socket's side -------------------------------------------------------------------------

    async def serve(self, table_id: str) -> None:
        await self._websocket.accept()
        actor: TableActor | None = None
        try:
            hello = await self._greeting()
            token = None if hello is None or hello.token else new_token(self._tables.services.random)
            actor = None if hello is None else await self._welcomed_at(table_id, hello, hello.token or token or "")
            if hello is not None and actor is not None and await self._entered(actor, hello, token):
                await self._read(actor)
        except WebSocketDisconnect:
            pass
        finally:
            if actor is not None:
                await actor.leave(self)
            self.drop("left")
            await self._line.gone()

    async def _greeting(self) -> Hello | None:
        try:
            hello = self._decoded(await asyncio.wait_for(self._line.next(), _SECONDS_FOR_HELLO))
        except TimeoutError:
            hello = None
        if not isinstance(hello, Hello):
            self.drop("no_hello")
            return None
        # Only languages that there are: messages are written once per language.
        self.language = words_for(hello.language).language
        self.words = hello.words
        self.guide = hello.guide
        self.meanings = hello.words and hello.meanings
        self.promises = hello.promises
        self.together = hello.together
        return hello

    async def _welcomed_at(self, table_id: str, hello: Hello, token: str) -> TableActor | None:
        """The table, if it is there and this owner does not come too often."""
        self.owner = owner_of(token)
        if not self._messages.take(self.owner, cost_of(hello)):
            self._refuse("too_fast")
            self.drop("too_fast")
            return None
        return await self._table(table_id)

    async def _entered(self, actor: TableActor, hello: Hello, token: str | None) -> bool:
        """False if the store fails: whoever comes again later may be luckier."""
        try:
            await actor.enter(self, hello, token)
        except Exception:
            log.exception("somebody could not be let in", extra={"table": actor.room.id})
            self._refuse("unreadable_table")
            self.drop("unreadable")
            return False
        return True

    async def _table(self, table_id: str) -> TableActor | None:
        # Ids are long random texts; anything else need not trouble the store.
        try:
            actor = await self._tables.table(table_id) if len(table_id) <= 64 else None
        except Exception:
            log.exception("a table could not be read", extra={"table": table_id})
            self._refuse("unreadable_table")
            self.drop("unreadable")
            return None
        if actor is None:
            self._refuse("no_table")
            self.drop("no_table")
        return actor

    async def _read(self, actor: TableActor) -> None:
        metrics = self._tables.services.metrics
        while not self._dropped:
            message = await self._next()
            if message is None:
                continue
            if isinstance(message, Hello):
                self._refuse("malformed")
                continue
            metrics.count("messages", f'type="{message.__struct_config__.tag}"')
            try:
                await actor.handle(self, message)
            except Exception:
                # A bug, or a store that fails. The client hears that much and no more.
                log.exception("a request failed", extra={"table": actor.room.id})
                metrics.count("errors")
                self._refuse("internal", message.id)

    async def _next(self) -> ToServer | None:
        """The next message; None if it was none that could be understood or allowed."""
        message = self._decoded(await self._line.next())
        if not self._messages.take(self.owner, cost_of(message)):
            self._count_nonsense()
            self._refuse("too_fast", "" if message is None or isinstance(message, Hello) else message.id)
            return None
        if message is None:
            self._count_nonsense()
            self._refuse("malformed")
            return None
        self._nonsense = 0
        return message

    @staticmethod
    def _decoded(received: bytes | str) -> ToServer | None:
        try:
            return _decoder.decode(received)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            return None

    def _refuse(self, kind: str, request: str = "") -> None:
        self._tables.services.metrics.count("refusals", f'kind="{kind}"')
        self.send(encode(refused(denied(kind), words_for(self.language), request)))

    def _count_nonsense(self) -> None:
        self._nonsense += 1
        if self._nonsense > self._limits.nonsense:
            self.drop("nonsense")
