"""What nodes share in PostgreSQL: a heartbeat, a lease per table for its bots and clocks, and who is connected where.

Only the clock of the database counts for who lives. A node believes in its leases for as long as its last heartbeat
promised, by its own monotonic clock: one that was stopped for a while knows at once that it has none.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Self

import asyncpg

from alcatraz.server.store.address import PostgresAddress
from alcatraz.server.store.postgres.line import Line
from alcatraz.server.store.postgres.notices import Notices
from alcatraz.server.store.protocol import HOUSEKEEPING

log = logging.getLogger("alcatraz.server")
# So long a node lives after a heartbeat, in seconds, and so often it has one.
LIFE = 6.0
BEAT = 1.0
NOBODY: frozenset[str] = frozenset()

_LIVE = """
UPDATE alcatraz.nodes SET until = now() + make_interval(secs => $2) WHERE node = $1 AND until > now() RETURNING node
"""
_BEGIN = """
INSERT INTO alcatraz.nodes VALUES ($1, now() + make_interval(secs => $2))
ON CONFLICT (node) DO UPDATE SET until = excluded.until
"""
_BURY = "DELETE FROM alcatraz.nodes WHERE until < now() - interval '1 minute'"
# Free are the tables without a lease and those of dead nodes.
_CLAIM = """
INSERT INTO alcatraz.leases AS lease SELECT table_id, $1 FROM unnest($2::text[]) AS given(table_id)
ON CONFLICT (table_id) DO UPDATE SET node = excluded.node
    WHERE lease.node = excluded.node
        OR NOT EXISTS (SELECT 1 FROM alcatraz.nodes WHERE nodes.node = lease.node AND until > now())
RETURNING table_id
"""
_RELEASE = "DELETE FROM alcatraz.leases WHERE node = $1 AND table_id = $2"
_PRESENT = """
SELECT table_id, owners FROM alcatraz.presence JOIN alcatraz.nodes USING (node)
WHERE node <> $1 AND until > now() AND table_id = ANY($2::text[])
"""
_SAY_PRESENT = """
WITH said AS (
    INSERT INTO alcatraz.presence VALUES ($2, $1, $3)
    ON CONFLICT (table_id, node) DO UPDATE SET owners = excluded.owners
)
SELECT pg_notify('alcatraz_presence', $2)
"""
_END = """
WITH ended AS (DELETE FROM alcatraz.nodes WHERE node = $1) SELECT pg_notify('alcatraz_presence', '*')
"""


@dataclass(slots=True)
class _Shared:
    """A table in this node's memory."""

    leads: bool = False
    here: frozenset[str] = NOBODY
    elsewhere: frozenset[str] = NOBODY


class PostgresNodes:
    def __init__(self, address: PostgresAddress) -> None:
        self.name = secrets.token_hex(8)
        self._line = Line(address)
        self._tables: dict[str, _Shared] = {HOUSEKEEPING: _Shared()}
        self._until = self._next_beat = float("-inf")
        self._changed: list[Callable[[str], None]] = []
        # Tables whose presence the others do not know yet, and those where others have said something.
        self._to_say: set[str] = set()
        self._to_hear: set[str] = set()
        self._wake = asyncio.Event()
        self._notices = Notices(address, "alcatraz_presence", lambda: self._line.pid)
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: PostgresAddress) -> Self:
        nodes = cls(address)
        await nodes._beat()
        nodes._notices.listen(nodes._hear)
        nodes._task = asyncio.get_running_loop().create_task(nodes._live())
        return nodes

    # -- the protocol ------------------------------------------------------------------------------

    async def join(self, table: str) -> None:
        if table not in self._tables:
            self._tables[table] = _Shared()
            await self._claim([table])
            await self._look([table])

    async def leave(self, table: str) -> None:
        shared = self._tables.pop(table, None)
        self._to_say.discard(table)
        if shared is not None and shared.leads:
            await self._execute(_RELEASE, self.name, table)

    def leads(self, table: str) -> bool:
        shared = self._tables.get(table)
        return shared is not None and shared.leads and time.monotonic() < self._until

    def say_present(self, table: str, owners: frozenset[str]) -> None:
        shared = self._tables.get(table)
        if shared is not None and shared.here != owners:
            shared.here = owners
            self._to_say.add(table)
            self._wake.set()

    def present_elsewhere(self, table: str) -> frozenset[str]:
        shared = self._tables.get(table)
        return NOBODY if shared is None else shared.elsewhere

    def watch(self, changed: Callable[[str], None]) -> None:
        self._changed.append(changed)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._notices.close()
        with suppress(Exception):
            await asyncio.wait_for(self._execute(_END, self.name), 2.0)
        await self._line.close()

    # -- living ------------------------------------------------------------------------------------

    async def _live(self) -> None:
        """A heartbeat every second; between them whatever is to be said or heard of presence."""
        self._next_beat = time.monotonic() + BEAT
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), max(0.0, self._next_beat - time.monotonic()))
            self._wake.clear()
            try:
                await self._talk()
                if time.monotonic() >= self._next_beat:
                    self._next_beat = time.monotonic() + BEAT
                    await self._beat()
            except Exception:
                log.exception("the other nodes could not be reached")
                await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        begun = time.monotonic()
        if not await self._fetch(_LIVE, self.name, LIFE):
            # New, or so late that others may have taken over: what is still ours is claimed again.
            await self._execute(_BEGIN, self.name, LIFE)
            await self._execute(_BURY)
            for shared in self._tables.values():
                shared.leads = False
            self._to_say.update(table for table, shared in self._tables.items() if shared.here)
        self._until = begun + LIFE
        await self._claim([table for table, shared in self._tables.items() if not shared.leads])
        await self._look(list(self._tables))

    async def _talk(self) -> None:
        said, self._to_say = self._to_say, set()
        try:
            while said:
                table = next(iter(said))
                if table in self._tables:
                    await self._execute(_SAY_PRESENT, self.name, table, sorted(self._tables[table].here))
                said.discard(table)
        finally:
            self._to_say |= said
        heard, self._to_hear = self._to_hear & self._tables.keys(), set()
        await self._look(heard)

    def _hear(self, table: str | None) -> None:
        """Presence of a table; or, of none in particular, a node has gone and left its tables to others."""
        if table in (None, "*"):
            self._next_beat = float("-inf")
        else:
            self._to_hear.add(str(table))
        self._wake.set()

    async def _claim(self, tables: Iterable[str]) -> None:
        """Become the one who runs these, where nobody else is."""
        wanted = sorted(tables)
        if not wanted:
            return
        for (table,) in await self._fetch(_CLAIM, self.name, wanted):
            if table in self._tables and not self._tables[table].leads:
                self._tables[table].leads = True
                self._tell(table)

    async def _look(self, tables: Iterable[str]) -> None:
        """Who is connected elsewhere."""
        wanted = list(tables)
        if not wanted:
            return
        found: dict[str, set[str]] = {table: set() for table in wanted}
        for table, owners in await self._fetch(_PRESENT, self.name, wanted):
            found[table].update(owners)
        for table, owners in found.items():
            shared = self._tables.get(table)
            if shared is not None and shared.elsewhere != owners:
                shared.elsewhere = frozenset(owners)
                self._tell(table)

    def _tell(self, table: str) -> None:
        for changed in self._changed:
            changed(table)

    # -- asking the database -------------------------------------------------------------------------

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        async def work(connection: asyncpg.Connection, again: bool) -> list[Any]:
            return list(await connection.fetch(statement, *values))

        return await self._line.run(work)

    async def _execute(self, statement: str, *values: Any) -> None:
        await self._fetch(statement, *values)
