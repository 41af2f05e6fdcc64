"""The store on PostgreSQL: appends that wait for a commit are the next one; notifications tell the other nodes."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Self

import asyncpg

from alcatraz.server.store.address import PostgresAddress
from alcatraz.server.store.postgres.commit import Append, commit
from alcatraz.server.store.postgres.line import Line, connect
from alcatraz.server.store.postgres.notices import Notices
from alcatraz.server.store.postgres.schema import prepare
from alcatraz.server.store.protocol import SLACK, Forgetting, KnownTable, Summary
from alcatraz.server.tables.log_entries import LogEntry, decode_entry, encode_entry

log = logging.getLogger("alcatraz.server")
_MOST_AT_ONCE = 1000
_READERS = 3

_READ = "SELECT number, at, entry FROM alcatraz.log WHERE table_id = $1 AND number > $2 ORDER BY number"
_LISTED = """
SELECT shown FROM alcatraz.tables WHERE listed AND phase IN ('lobby', 'playing', 'paused')
ORDER BY updated DESC LIMIT $1
"""
# Where time is up, or where nobody knows: what was touched in the future was written with a wrong clock.
# Not those that another node runs already.
_DUE = """
SELECT table_id FROM alcatraz.tables WHERE (wake <= $1 OR (wake > $1 AND updated > $2))
    AND NOT EXISTS (SELECT 1 FROM alcatraz.leases JOIN alcatraz.nodes USING (node)
        WHERE leases.table_id = tables.table_id AND nodes.until > now())
"""
_KNOWN = """
SELECT table_id, game, phase, listed, updated,
    (SELECT max(number) FROM alcatraz.log WHERE log.table_id = tables.table_id)
FROM alcatraz.tables ORDER BY updated DESC
"""
# As for SQLite (see queries.py): a strike for every table past its time, and gone are those with enough of them.
_FORGET = """
WITH old AS (
    SELECT table_id FROM alcatraz.tables
    WHERE ((phase IN ('over', 'closed') AND updated < $1) OR (phase = 'lobby' AND updated < $2) OR updated < $3)
        AND table_id <> ALL($4::text[])
        AND NOT EXISTS (SELECT 1 FROM alcatraz.leases JOIN alcatraz.nodes USING (node)
            WHERE leases.table_id = tables.table_id AND nodes.until > now())
), young AS (
    DELETE FROM alcatraz.doomed WHERE table_id NOT IN (SELECT table_id FROM old)
), struck AS (
    INSERT INTO alcatraz.doomed SELECT table_id, 1 FROM old
    ON CONFLICT (table_id) DO UPDATE SET strikes = doomed.strikes + 1 RETURNING table_id, strikes
)
SELECT alcatraz.delete_tables(coalesce(array_agg(table_id), '{}')) FROM struck WHERE strikes >= $5
"""
_CHECK = """
INSERT INTO alcatraz.health VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET checks = health.checks + 1
"""
_MISSED = """
SELECT table_id FROM unnest($1::text[], $2::integer[]) AS known(table_id, number)
WHERE number IS DISTINCT FROM (SELECT max(log.number) FROM alcatraz.log WHERE log.table_id = known.table_id)
"""


class PostgresStore:
    """Appends gather while one commit is on its way; reads have connections of their own."""

    def __init__(self, address: PostgresAddress) -> None:
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._line = Line(address)
        self._readers = [Line(address) for _ in range(_READERS)]
        self._reads = 0
        self._notices = Notices(address, "alcatraz_log", lambda: self._line.pid)

    @classmethod
    async def open(cls, address: PostgresAddress) -> Self:
        """Raises OSError or asyncpg.PostgresError."""
        connection = await connect(address)
        try:
            await prepare(connection)
        finally:
            await connection.close()
        return cls(address)

    # -- the store ---------------------------------------------------------------------------------

    async def append(self, table: str, entries: Sequence[LogEntry], summary: Summary | None) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        rows = [(logged.number, logged.at, encode_entry(logged.entry)) for logged in entries]
        self._waiting.append(Append(table, rows, summary, done))
        if self._writer is None or self._writer.done():
            self._writer = loop.create_task(self._write())
        await done

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        if not _is_id(table):
            return []
        rows = await self._fetch(_READ, table, after)
        return [LogEntry(number, at, decode_entry(entry)) for number, at, entry in rows]

    async def listed(self, limit: int) -> list[bytes]:
        return [shown for (shown,) in await self._fetch(_LISTED, limit)]

    async def due(self, now: float) -> list[str]:
        return [table for (table,) in await self._fetch(_DUE, now, now + SLACK)]

    async def known(self) -> list[KnownTable]:
        return [KnownTable(*row) for row in await self._fetch(_KNOWN)]

    async def delete(self, table: str) -> bool:
        if not _is_id(table):
            return False
        [(deleted,)] = await self._fetch("SELECT alcatraz.delete_tables($1::text[])", [table])
        return bool(deleted)

    async def forget(self, limits: Forgetting) -> int:
        before = (limits.finished_before, limits.unstarted_before, limits.untouched_before)
        [(deleted,)] = await self._fetch(_FORGET, *before, sorted(limits.occupied), limits.strikes)
        return int(deleted)

    async def check(self) -> None:
        await self._fetch(_CHECK)

    async def close(self) -> None:
        """After everything that waits is written."""
        while self._writer is not None and not self._writer.done():
            with suppress(Exception):
                await asyncio.shield(self._writer)
        await self._notices.close()
        for line in (self._line, *self._readers):
            await line.close()

    # -- the notifier: every commit carries its notifications ---------------------------------------

    def listen(self, heard: Callable[[str | None], None]) -> None:
        self._notices.listen(heard)

    async def missed(self, known: Mapping[str, int]) -> list[str]:
        return [table for (table,) in await self._fetch(_MISSED, list(known), list(known.values()))]

    # -- writing and reading -----------------------------------------------------------------------

    async def _write(self) -> None:
        """Until nothing waits."""
        # At the end of this turn of the loop, with whatever else it brings.
        await asyncio.sleep(0)
        while self._waiting:
            batch = self._next_batch()
            try:
                # The names are bound now: the batch is another one in the next round.
                outcomes = await self._line.run(
                    lambda connection, again, batch=batch: commit(connection, batch, again=again)  # type: ignore[misc]
                )
            except Exception as error:
                outcomes = dict.fromkeys([append.table for append in batch], error)
            for append in batch:
                _settle(append.done, outcomes[append.table])

    def _next_batch(self) -> list[Append]:
        """What waits, one append per table: the second one is onto the first, which must be there before."""
        batch: dict[str, Append] = {}
        later = []
        for append in self._waiting:
            if append.table in batch or len(batch) >= _MOST_AT_ONCE:
                later.append(append)
            else:
                batch[append.table] = append
        self._waiting = later
        return list(batch.values())

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        self._reads += 1
        line = self._readers[self._reads % _READERS]

        async def work(connection: asyncpg.Connection, again: bool) -> list[Any]:
            return list(await connection.fetch(statement, *values))

        return await line.run(work)


def _settle(done: "asyncio.Future[None]", outcome: Exception | None) -> None:
    if done.cancelled():
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)


def _is_id(table: str) -> bool:
    """Anything else is no table's id, and not every text can be asked for."""
    return table.isascii() and table.isprintable()
