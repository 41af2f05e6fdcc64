"""Making a table: the one request that goes over plain HTTP."""

import asyncio
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

from alcatraz.client.errors import RequestRefused, Unreachable
from alcatraz.wire import CreateTable, Error, Refused, TableCreated

_SECONDS = 15.0


async def create_table(server: str, wish: CreateTable) -> TableCreated:
    """A new table on the server with this address. Raises RequestRefused or Unreachable."""
    return await asyncio.to_thread(_create, server, wish)


def _create(server: str, wish: CreateTable) -> TableCreated:
    headers = {"Content-Type": "application/json"}
    request = Request(f"{server.rstrip('/')}/tables", msgspec.json.encode(wish), headers, method="POST")
    try:
        with urlopen(request, timeout=_SECONDS) as answer:
            return msgspec.json.decode(answer.read(), type=TableCreated)
    except HTTPError as error:
        with error:
            raise RequestRefused(_refusal(error)) from None
    except (URLError, OSError, ValueError, msgspec.MsgspecError) as error:
        raise Unreachable(error) from None


def _refusal(error: HTTPError) -> Refused:
    try:
        told = msgspec.json.decode(error.read(), type=Error)
    except msgspec.MsgspecError:
        # Something between us and the server answered.
        return Refused("internal", f"HTTP {error.code}")
    return Refused(told.kind, told.message)
