"""Lets bots speak: one at a time at a table, in the processes in which they think, never in the way of a move.

Answers come at once. What bots say unasked comes a little apart where people read it.
"""

import asyncio
import logging

from alcatraz.kernel.game import Json
from alcatraz.server.runtime.bot_pool import Thought
from alcatraz.server.runtime.table_actor import TableActor
from alcatraz.server.runtime.time_source import Timer
from alcatraz.server.runtime.tokens import new_bot_seed
from alcatraz.server.tables.heard import heard_at, occasions_at, temper_at
from alcatraz.server.tables.log_entries import Entry
from alcatraz.server.tables.talk import said_by_bot
from alcatraz.talk.occasions import ASKED, Occasion

log = logging.getLogger("alcatraz.server")

# So many seconds pass between two things that bots say unasked to people.
APART = 1.5


class BotTalk:
    def __init__(self, actor: TableActor) -> None:
        self._actor = actor
        # Occasions on which a seat has had its say, or kept silent.
        self._used: set[tuple[int, Occasion]] = set()
        self._task: asyncio.Task[None] | None = None
        self._alarm: Timer | None = None
        self._not_before = 0.0
        self._stopped = False
        actor.watchers.append(self.look)

    @property
    def busy(self) -> bool:
        """Whether somebody speaks or is about to."""
        return self._task is not None or self._alarm is not None

    def look(self) -> None:
        """Let the next one speak who has something to answer or to say."""
        if self._task is not None or self._stopped or self._actor.gone or not self._actor.leads:
            return
        self._end_alarm()
        found = self._next()
        if found is None:
            return
        seat, occasion = found
        wait = 0.0 if occasion.kind == ASKED else self._not_before - self._actor.services.clock.now()
        if wait > 0:
            self._alarm = self._actor.services.clock.call_at(self._not_before, self._rings)
            return
        self._used.add((seat, occasion))
        self._task = asyncio.get_running_loop().create_task(self._speak(seat, occasion))
        self._task.add_done_callback(self._over)

    def _next(self) -> tuple[int, Occasion] | None:
        """Whoever was addressed first; then the others in the order of their seats."""
        room = self._actor.room
        if room.bundle.company is None or room.table is None:
            return None
        found = [
            (seat, occasion)
            for seat in range(room.players)
            if temper_at(room, seat) is not None
            for occasion in occasions_at(room, seat)
            if (seat, occasion) not in self._used
        ]
        asked = [each for each in found if each[1].kind == ASKED]
        return min(asked, key=lambda each: each[1].about) if asked else next(iter(found), None)

    def _rings(self) -> None:
        self._alarm = None
        self._actor.attend()

    def _end_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _speak(self, seat: int, occasion: Occasion) -> None:
        room = self._actor.room
        temper = temper_at(room, seat)
        if temper is None:
            return
        thought = Thought(
            room.created.game,
            room.chairs[seat].level or room.bundle.stand_in,
            room.match.game.view(room.match.state, seat),
            {},
            new_bot_seed(self._actor.services.random),
            room.id,
            heard=heard_at(room, temper),
            occasion=occasion,
        )
        try:
            said: list[Json] = (await self._actor.services.bot_pool.think(thought))["say"]
            for statement in said:
                await self._actor.commit(lambda each=statement: self._entries(seat, each))  # type: ignore[misc]
        except asyncio.CancelledError:
            raise
        except Exception:
            # Silence harms nobody.
            log.exception("a bot could not speak", extra={"table": room.id, "seat": seat})
            self._actor.services.metrics.count("errors")
            return
        if said and room.guests():
            self._not_before = self._actor.services.clock.now() + APART

    def _entries(self, seat: int, statement: Json) -> list[Entry]:
        room = self._actor.room
        return said_by_bot(room, seat, statement) if temper_at(room, seat) is not None else []

    def _over(self, _: "asyncio.Task[None]") -> None:
        self._task = None
        if not self._stopped:
            self._actor.attend()

    async def stop(self) -> None:
        self._stopped = True
        self._end_alarm()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
