"""The rows of a database as they are stored, read at one moment and written all or none, whichever kind it is."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, Protocol

from alcatraz.server.admin.opening import must_be_reachable, opened_file
from alcatraz.server.store import queries
from alcatraz.server.store.address import DatabaseAddress, PostgresAddress
from alcatraz.server.store.file_lock import DatabaseInUse

Row = tuple[Any, ...]
_AT_ONCE = 1000
_TABLES = ("table_id", "game", "phase", "listed", "updated", "wake", "shown")
_LOG = ("table_id", "number", "at", "entry")


class NotEmpty(Exception):
    """There are tables in this database already."""


class Reading(Protocol):
    def tables(self) -> AsyncIterator[list[Row]]: ...

    def log(self) -> AsyncIterator[list[Row]]: ...


class Writing(Protocol):
    async def tables(self, rows: list[Row]) -> None: ...

    async def log(self, rows: list[Row]) -> None: ...


@asynccontextmanager
async def reading(address: DatabaseAddress, *, unused: bool) -> AsyncIterator[Reading]:
    """`unused`: only if no node uses it. Raises NotADatabase, Unreachable or DatabaseInUse."""
    if isinstance(address, Path):
        with closing(opened_file(address)) as db:
            db.execute("BEGIN")
            yield SqliteReading(db)
        return
    async with (
        _connected(address) as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        alive = await connection.fetchval("SELECT count(*) FROM alcatraz.nodes WHERE until > now()")
        if unused and alive:
            raise DatabaseInUse(0, str(address))
        yield PostgresReading(connection)


@asynccontextmanager
async def writing(address: DatabaseAddress) -> AsyncIterator[Writing]:
    """Raises NotEmpty or Unreachable."""
    if isinstance(address, Path):
        address.parent.mkdir(parents=True, exist_ok=True)
        try:
            with closing(sqlite3.connect(address, isolation_level=None)) as db:
                queries.prepare(db)
                db.execute("BEGIN IMMEDIATE")
                yield SqliteWriting(db)
                db.execute("COMMIT")
        except BaseException:
            # A part of the tables in a file of its own would pass for all of them.
            address.unlink(missing_ok=True)
            raise
        return
    async with _connected(address) as connection, connection.transaction():
        if await connection.fetchval("SELECT EXISTS (SELECT 1 FROM alcatraz.tables)"):
            raise NotEmpty(str(address))
        yield PostgresWriting(connection)


@asynccontextmanager
async def _connected(address: PostgresAddress) -> AsyncIterator[Any]:
    from alcatraz.server.store.postgres.line import connect

    await must_be_reachable(address)
    connection = await connect(address)
    try:
        yield connection
    finally:
        await connection.close()


class SqliteReading:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def tables(self) -> AsyncIterator[list[Row]]:
        found = self._db.execute(f"SELECT {', '.join(_TABLES)} FROM tables ORDER BY table_id")
        while some := found.fetchmany(_AT_ONCE):
            yield [(*row[:3], bool(row[3]), *row[4:]) for row in some]

    async def log(self) -> AsyncIterator[list[Row]]:
        found = self._db.execute(f"SELECT {', '.join(_LOG)} FROM log ORDER BY table_id, number")
        while some := found.fetchmany(_AT_ONCE):
            yield some


class SqliteWriting:
    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def tables(self, rows: list[Row]) -> None:
        self._db.executemany("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", rows)

    async def log(self, rows: list[Row]) -> None:
        self._db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)


class PostgresReading:
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def tables(self) -> AsyncIterator[list[Row]]:
        async for some in self._read(f"SELECT {', '.join(_TABLES)} FROM alcatraz.tables ORDER BY table_id"):
            yield some

    async def log(self) -> AsyncIterator[list[Row]]:
        async for some in self._read(f"SELECT {', '.join(_LOG)} FROM alcatraz.log ORDER BY table_id, number"):
            yield some

    async def _read(self, statement: str) -> AsyncIterator[list[Row]]:
        found = await self._connection.cursor(statement)
        while some := await found.fetch(_AT_ONCE):
            yield [tuple(row) for row in some]


class PostgresWriting:
    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def tables(self, rows: list[Row]) -> None:
        await self._copy("tables", _TABLES, rows)

    async def log(self, rows: list[Row]) -> None:
        await self._copy("log", _LOG, rows)

    async def _copy(self, table: str, columns: tuple[str, ...], rows: list[Row]) -> None:
        await self._connection.copy_records_to_table(table, schema_name="alcatraz", columns=columns, records=rows)
