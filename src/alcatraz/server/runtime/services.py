"""What all tables of a server share: store, clock, bot processes, counters."""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random, SystemRandom

from alcatraz.server.outgoing.messages import summary_of
from alcatraz.server.runtime.bot_pool import BotPool
from alcatraz.server.runtime.metrics import Metrics
from alcatraz.server.runtime.time_source import TimeSource
from alcatraz.server.runtime.tokens import new_table_id
from alcatraz.server.store.one_node import OneNode
from alcatraz.server.store.protocol import Nodes, Notifier, Store
from alcatraz.server.tables.folding.fold import open_room, room_in_slices, unplayable_in_slices
from alcatraz.server.tables.folding.play import LogDiverged
from alcatraz.server.tables.log_entries import Created, LogEntry
from alcatraz.server.tables.moderation.house_rules import HouseRules
from alcatraz.server.tables.moderation.name_rules import PEOPLE_LOG, NameRules
from alcatraz.server.tables.room import Room

log = logging.getLogger("alcatraz.server")


@dataclass(slots=True)
class Services:
    store: Store
    notifier: Notifier
    clock: TimeSource
    bot_pool: BotPool
    base_url: str
    metrics: Metrics = field(default_factory=Metrics)
    house_rules: HouseRules = field(default_factory=HouseRules)
    # Who else serves the same tables.
    nodes: Nodes = field(default_factory=OneNode)
    # For tokens, ids, seeds and salts.
    random: Random = field(default_factory=SystemRandom)

    def link(self, table: str) -> str:
        """What people pass on to their friends."""
        return f"{self.base_url}/t/{table}"

    async def keep_new(self, entry: Created) -> str:
        """A new table; its id."""
        table = new_table_id(self.random)
        logged = LogEntry(1, self.clock.now(), entry)
        await self.store.append(table, [logged], summary_of(open_room(table, [logged]), self.link(table)))
        self.metrics.count("tables_created")
        log.info("table created", extra={"table": table, "game": entry.game})
        return table

    async def load(self, table: str) -> Room | None:
        """The room from its log. One that the rules of this version do not rebuild is readable and closed to moves.

        Nothing of that is written: with the version that made the log the table plays on.
        """
        entries = [] if table == PEOPLE_LOG else await self.store.read(table)
        if not entries:
            return None
        try:
            return await self.folded(table, entries)
        except LogDiverged:
            log.warning("a table's log does not replay with these rules", extra={"table": table})
            return await _between_others(unplayable_in_slices(table, entries))

    @staticmethod
    async def folded(table: str, entries: list[LogEntry]) -> Room:
        """The room that these entries describe. Raises LogDiverged."""
        return await _between_others(room_in_slices(table, entries))

    async def learn_name_rules(self) -> None:
        """Somebody may have muted or banned a name since."""
        self.house_rules.names = NameRules(await self.store.read(PEOPLE_LOG))


async def _between_others(slices: Iterator[Room]) -> Room:
    """Folds a log slice by slice; the other tables get their turn after each."""
    latest = next(slices)
    for room in slices:
        latest = room
        await asyncio.sleep(0)
    return latest
