"""Whether a PostgreSQL database can be used, before a server promises anything."""

import asyncpg

from alcatraz.server.store.address import PostgresAddress
from alcatraz.server.store.postgres.line import BROKEN, connect
from alcatraz.server.store.postgres.schema import WrongVersion, prepare


async def must_be_reachable(address: PostgresAddress) -> None:
    """Makes the tables if they are not there. Raises OSError with what is wrong, in a few words."""
    try:
        connection = await connect(address)
        try:
            await prepare(connection)
        finally:
            await connection.close()
    except (*BROKEN, asyncpg.PostgresError, ValueError, WrongVersion) as error:
        raise OSError(0, _in_one_line(error)) from error


def _in_one_line(error: Exception) -> str:
    said = (getattr(error, "strerror", None) or str(error)).strip() or type(error).__name__
    return said.splitlines()[0]
