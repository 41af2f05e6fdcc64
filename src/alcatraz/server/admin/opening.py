"""Opens the database of a server that may run beside: one that is there already, and is ours."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TypeVar

from alcatraz.server.store import queries
from alcatraz.server.store.address import DatabaseAddress, PostgresAddress
from alcatraz.server.store.protocol import Store
from alcatraz.server.store.sqlite import SqliteStore

T = TypeVar("T")


class NotADatabase(Exception):
    """The file is not there, or is none of ours."""


class Unreachable(Exception):
    """The database and why it cannot be used."""


def with_store(address: DatabaseAddress, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the tables of a database. Raises NotADatabase or Unreachable."""

    async def whole() -> T:
        async with existing(address) as store:
            return await work(store)

    return asyncio.run(whole())


@asynccontextmanager
async def existing(address: DatabaseAddress) -> AsyncIterator[Store]:
    """Raises NotADatabase or Unreachable."""
    store: Store
    if isinstance(address, Path):
        opened_file(address).close()
        store = SqliteStore(address)
    else:
        from alcatraz.server.store.postgres.store import PostgresStore

        await must_be_reachable(address)
        store = await PostgresStore.open(address)
    try:
        yield store
    finally:
        await store.close()


async def must_be_reachable(address: PostgresAddress) -> None:
    """Raises Unreachable."""
    from alcatraz.server.store.postgres.reachable import must_be_reachable as reach

    try:
        await reach(address)
    except OSError as error:
        raise Unreachable(str(address), error.strerror) from error


def opened_file(path: Path) -> sqlite3.Connection:
    """Raises NotADatabase."""
    if not path.is_file():
        raise NotADatabase(path)
    db = sqlite3.connect(path, timeout=10.0, isolation_level=None)
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        db.execute("SELECT 1 FROM log LIMIT 1")
    except sqlite3.DatabaseError:
        db.close()
        raise NotADatabase(path) from None
    if not 0 < version <= queries.SCHEMA_VERSION:
        db.close()
        raise NotADatabase(path)
    db.execute("PRAGMA synchronous = FULL")
    return db


def checked_file(path: Path) -> None:
    """Every page of it. Raises NotADatabase."""
    with closing(opened_file(path)) as db:
        if db.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise NotADatabase(path)
