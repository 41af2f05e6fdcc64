"""Opens the database of a server, whichever kind it is."""

from dataclasses import dataclass
from pathlib import Path

from alcatraz.server.store.address import DatabaseAddress
from alcatraz.server.store.one_node import OneNode
from alcatraz.server.store.protocol import Nodes, Notifier, Store
from alcatraz.server.store.sqlite import SqliteStore


@dataclass(frozen=True, slots=True)
class OpenedDatabase:
    store: Store
    notifier: Notifier
    nodes: Nodes

    async def close(self) -> None:
        """After everything that waits is written."""
        await self.nodes.close()
        await self.store.close()


async def open_database(address: DatabaseAddress) -> OpenedDatabase:
    """Raises OSError or what the database says."""
    if isinstance(address, Path):
        address.parent.mkdir(parents=True, exist_ok=True)
        sqlite = SqliteStore(address)
        return OpenedDatabase(sqlite, sqlite, OneNode())
    # Only where there is such a database is its client installed.
    from alcatraz.server.store.postgres.nodes import PostgresNodes
    from alcatraz.server.store.postgres.store import PostgresStore

    postgres = await PostgresStore.open(address)
    return OpenedDatabase(postgres, postgres, await PostgresNodes.open(address))
