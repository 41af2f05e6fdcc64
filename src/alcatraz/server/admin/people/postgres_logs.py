"""The logs in a PostgreSQL database."""

import asyncio
from collections.abc import Callable

from alcatraz.server.admin.opening import must_be_reachable
from alcatraz.server.admin.people.logs import Change, numbered, summary_after
from alcatraz.server.store.address import PostgresAddress
from alcatraz.server.store.postgres.line import connect
from alcatraz.server.tables.log_entries import LogEntry, decode_entry, encode_entry

_READ = "SELECT number, at, entry FROM alcatraz.log WHERE table_id = $1 ORDER BY number"
_ADD = "INSERT INTO alcatraz.log (table_id, number, at, entry) VALUES ($1, $2, $3, $4)"
_REWRITE = "UPDATE alcatraz.log SET entry = $3 WHERE table_id = $1 AND number = $2"
_SUMMARISE = """
UPDATE alcatraz.tables SET phase = $2, listed = $3, updated = $4, wake = $5, shown = $6 WHERE table_id = $1
"""


class PostgresLogs:
    def __init__(self, address: PostgresAddress) -> None:
        """Raises Unreachable."""
        self._runner = asyncio.Runner()
        try:
            self._runner.run(must_be_reachable(address))
            self._connection = self._runner.run(connect(address))
        except BaseException:
            self._runner.close()
            raise

    def close(self) -> None:
        self._runner.run(self._connection.close())
        self._runner.close()

    def tables(self) -> list[str]:
        found = self._runner.run(self._connection.fetch("SELECT table_id FROM alcatraz.tables ORDER BY updated DESC"))
        return [table for (table,) in found]

    def read(self, log: str) -> list[LogEntry]:
        return self._runner.run(self._read(log))

    def change(self, log: str, worked_out: Callable[[list[LogEntry]], Change | None]) -> bool:
        return self._runner.run(self._change(log, worked_out))

    async def _read(self, log: str) -> list[LogEntry]:
        rows = await self._connection.fetch(_READ, log)
        return [LogEntry(number, at, decode_entry(entry)) for number, at, entry in rows]

    async def _change(self, log: str, worked_out: Callable[[list[LogEntry]], Change | None]) -> bool:
        async with self._connection.transaction():
            # The nodes wait with what they write, as they do when a table is deleted.
            await self._connection.execute("LOCK TABLE alcatraz.log IN SHARE ROW EXCLUSIVE MODE")
            entries = await self._read(log)
            change = worked_out(entries)
            if change is None:
                return False
            for logged in change.rewritten:
                await self._connection.execute(_REWRITE, log, logged.number, encode_entry(logged.entry))
            for each in numbered(entries, change):
                await self._connection.execute(_ADD, log, each.number, each.at, encode_entry(each.entry))
            await self._summarise(log)
            await self._connection.execute("SELECT pg_notify('alcatraz_log', $1)", log)
        return True

    async def _summarise(self, log: str) -> None:
        shown = await self._connection.fetchval("SELECT shown FROM alcatraz.tables WHERE table_id = $1", log)
        if shown is not None:
            said = summary_after(log, await self._read(log), shown)
            values = (said.phase, said.listed, said.updated, said.wake, said.shown)
            await self._connection.execute(_SUMMARISE, log, *values)
