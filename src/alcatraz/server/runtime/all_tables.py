"""All tables of a server: creates them, loads them from the store on demand, unloads idle ones."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from alcatraz.games.registry import BUNDLES
from alcatraz.server.runtime.bot_seats import BotSeats
from alcatraz.server.runtime.bot_talk import BotTalk
from alcatraz.server.runtime.deadline_watcher import DeadlineWatcher
from alcatraz.server.runtime.services import Services
from alcatraz.server.runtime.table_actor import TableActor
from alcatraz.server.runtime.tokens import new_shuffle_secrets, new_token
from alcatraz.server.tables.creation import created_entry
from alcatraz.server.tables.moderation.name_rules import PEOPLE_LOG
from alcatraz.server.tables.owners import owner_of
from alcatraz.wire import CreateTable, TableCreated

log = logging.getLogger("alcatraz.server")
# How long a table with nobody at it stays in memory.
IDLE = 300.0


@dataclass(slots=True)
class TableServices:
    """A table in memory, with its bots and its deadlines."""

    actor: TableActor
    bot_seats: BotSeats
    deadline_watcher: DeadlineWatcher
    bot_talk: BotTalk


class AllTables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._kept: dict[str, TableServices] = {}
        self._loading: dict[str, asyncio.Task[TableServices | None]] = {}
        self._news: set[asyncio.Task[None]] = set()
        services.notifier.listen(self._heard)
        services.nodes.watch(self._other_nodes_changed)

    @property
    def in_memory(self) -> int:
        return len(self._kept)

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(self._kept)

    @property
    def connected(self) -> int:
        return sum(len(kept.actor.broadcaster.listeners) for kept in self._kept.values())

    @property
    def frozen(self) -> int:
        """Tables where a bot must decide and none thinks: always 0, or something is wrong."""
        return sum(kept.bot_seats.frozen for kept in self._kept.values())

    # -- making ------------------------------------------------------------------------------------

    async def create(self, wish: CreateTable) -> TableCreated:
        """Raises Denied, bad_options or bad_position."""
        self.services.house_rules.check_names(seat.name for seat in wish.seats if seat.kind != "open")
        token = new_token(self.services.random)
        entry = created_entry(wish, BUNDLES, owner_of(token), new_shuffle_secrets(self.services.random))
        table = await self.services.keep_new(entry)
        return TableCreated(table, self.services.link(table), token)

    # -- finding -----------------------------------------------------------------------------------

    async def table(self, table: str) -> TableActor | None:
        """The table with this id, from memory or from the store."""
        kept = self._kept.get(table)
        if kept is None or kept.actor.gone:
            # Two who come at once must find the same table.
            task = self._loading.get(table)
            if task is None:
                task = asyncio.get_running_loop().create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            kept = await asyncio.shield(task)
        return None if kept is None else kept.actor

    async def _load(self, table: str) -> TableServices | None:
        room = await self.services.load(table)
        if room is None:
            return None
        await self.services.nodes.join(table)
        actor = TableActor(room, self.services)
        actor.broadcaster.elsewhere = self.services.nodes.present_elsewhere(table)
        # Words come before moves: a bot that ends a negotiation lets the others finish.
        bot_talk = BotTalk(actor)
        bot_seats = BotSeats(actor, bot_talk)
        kept = TableServices(actor, bot_seats, DeadlineWatcher(actor, bot_seats), bot_talk)
        self._kept[table] = kept
        actor.attend()
        return kept

    # -- keeping order -----------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Wake the tables where time is up; let go of those where nobody is."""
        await self._learn_name_rules()
        now = self.services.clock.now()
        for table in await self.services.store.due(now):
            try:
                await self.table(table)
            except Exception:
                # One table that cannot be read must not keep the others waiting.
                log.exception("a table could not be read", extra={"table": table})
        for table, kept in list(self._kept.items()):
            if kept.bot_seats.frozen:
                log.warning("a table stood still", extra={"number": kept.actor.room.number})
                kept.actor.attend()
            if kept.actor.unsure:
                # The players may wait for a bot or a clock that waits for the room to be read.
                self._start(self._read_news(kept.actor))
            empty = (
                not kept.actor.broadcaster.listeners
                and not kept.bot_seats.busy
                and not kept.bot_talk.busy
                and not kept.actor.lock.locked()
            )
            if empty and now - kept.actor.touched > IDLE:
                kept.deadline_watcher.stop()
                await kept.bot_seats.stop()
                await kept.actor.advice.stop()
                await kept.bot_talk.stop()
                del self._kept[table]
                await self.services.nodes.leave(table)
        await self._read_what_was_missed()

    async def _read_what_was_missed(self) -> None:
        """A notification that was lost costs seconds and nothing else."""
        at_rest = {table: kept.actor.room.number for table, kept in self._kept.items() if not kept.actor.lock.locked()}
        if at_rest:
            for table in await self.services.notifier.missed(at_rest):
                self._heard(table)

    def _heard(self, table: str | None) -> None:
        """News from another process: whoever is in memory reads on."""
        if table in (None, PEOPLE_LOG):
            self._start(self._learn_name_rules())
        told = list(self._kept.values()) if table is None else [self._kept[table]] if table in self._kept else []
        for kept in told:
            self._start(self._read_news(kept.actor))

    def _other_nodes_changed(self, table: str) -> None:
        if table in self._kept:
            self._kept[table].actor.other_nodes_changed()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._news.add(task)
        task.add_done_callback(self._news.discard)

    async def _learn_name_rules(self) -> None:
        try:
            await self.services.learn_name_rules()
        except Exception:
            # The next sweep tries again.
            log.exception("the rules about names could not be read")

    async def _read_news(self, actor: TableActor) -> None:
        try:
            await actor.news()
        except Exception:
            # Whoever writes next finds out by the conflict.
            log.exception("news could not be read", extra={"table": actor.room.id})

    async def close(self) -> None:
        """Let everybody go; what was acknowledged is kept already."""
        for kept in self._kept.values():
            kept.deadline_watcher.stop()
            for listener in list(kept.actor.broadcaster.listeners):
                listener.drop("shutdown")
        for kept in self._kept.values():
            await kept.bot_seats.stop()
            await kept.actor.advice.stop()
            await kept.bot_talk.stop()
            # Whoever is in the middle of something finishes it.
            async with kept.actor.lock:
                pass
