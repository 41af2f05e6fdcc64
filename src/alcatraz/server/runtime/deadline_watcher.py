"""Sets an alarm for the next deadline of a table: the end of a decision's time, or of the grace of an absent player."""

import asyncio
import logging

from alcatraz.server.runtime.bot_seats import BotSeats
from alcatraz.server.runtime.table_actor import TableActor
from alcatraz.server.runtime.time_source import Timer
from alcatraz.server.tables.deadlines import running
from alcatraz.server.tables.log_entries import Entry, WentAway
from alcatraz.server.tables.proposals import without

log = logging.getLogger("alcatraz.server")
_RETRY = 5.0


class DeadlineWatcher:
    def __init__(self, actor: TableActor, bot_seats: BotSeats) -> None:
        self._actor = actor
        self._bot_seats = bot_seats
        self._alarm: Timer | None = None
        self._set_for: float | None = None
        self._tick: asyncio.Task[None] | None = None
        # Since when each seat's owner is not connected; nobody was before the table came into memory.
        self._gone = dict.fromkeys(range(actor.room.players), actor.services.clock.now())
        # Decisions that were asked for in the future, by seat and number: when they were first seen here.
        self._seen: dict[tuple[int, int], float] = {}
        self._was = actor.room.phase
        actor.watchers.append(self.look)

    def look(self) -> None:
        """Set the alarm for whatever comes first."""
        present = self._actor.broadcaster.present()
        self._note_presence(present)
        deadlines = [until for seat, until in self._deadlines().items() if not self._bot_seats.thinks_for(seat)]
        when = min((*deadlines, *self._absences(present).values()), default=None) if self._actor.leads else None
        if when == self._set_for:
            return
        self.stop()
        if when is not None:
            self._set_for = when
            self._alarm = self._actor.services.clock.call_at(when, self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._set_for = None

    def _deadlines(self) -> dict[int, float]:
        """When each seat's time is up.

        They follow from the log. If a decision was asked for in the future, the machine's clock was set back since:
        then its time begins when it was first seen here, so that a wrong clock stops no table.
        """
        room, now = self._actor.room, self._actor.services.clock.now()
        seen, self._seen = self._seen, {}
        deadlines = {}
        for clock in running(room):
            asked, deadlines[clock.seat] = room.asked[clock.seat], clock.until
            if asked.at > now:
                key = (clock.seat, asked.number)
                self._seen[key] = min(seen.get(key, now), now)
                deadlines[clock.seat] = self._seen[key] + clock.until - asked.at
        return deadlines

    def _note_presence(self, present: frozenset[int]) -> None:
        now = self._actor.services.clock.now()
        started = self._was == "lobby" and self._actor.room.phase == "playing"
        self._was = self._actor.room.phase
        for seat in range(self._actor.room.players):
            if seat in present:
                self._gone.pop(seat, None)
            elif started:
                # Whoever waited elsewhere for the start has the whole grace to come back.
                self._gone[seat] = now
            else:
                # Nobody has been away since the future, whatever the clock said then.
                self._gone[seat] = min(self._gone.get(seat, now), now)

    # -- absence -----------------------------------------------------------------------------------

    def _absences(self, present: frozenset[int]) -> dict[int, float]:
        """When each seat's grace ends. While nobody is there at all, nobody waits and nobody is replaced."""
        room = self._actor.room
        grace = room.clock.grace
        if grace is None or room.phase not in ("playing", "paused") or not present:
            return {}
        return {
            seat: since + grace
            for seat, since in self._gone.items()
            if room.chairs[seat].kind == "guest" and not room.chairs[seat].away
        }

    def _now_away(self) -> list[Entry]:
        now = self._actor.services.clock.now()
        entries: list[Entry] = []
        for seat, until in self._absences(self._actor.broadcaster.present()).items():
            if until <= now:
                entries += [WentAway(seat), *without(self._actor.room, seat)]
                break
        return entries

    # -- the alarm ---------------------------------------------------------------------------------

    def _ring(self) -> None:
        self._alarm = self._set_for = None
        self._tick = asyncio.get_running_loop().create_task(self.tick())

    async def tick(self) -> None:
        if not self._actor.leads:
            # Another node has this table's clocks now.
            return
        try:
            await self._actor.commit(self._now_away)
            async with self._actor.lock:
                now = self._actor.services.clock.now()
                for seat, until in self._deadlines().items():
                    if until <= now:
                        self._bot_seats.time_is_up(seat)
        except Exception:
            # Nothing could be written. A clock that stops would freeze the table, so it rings again.
            log.exception("a clock failed", extra={"table": self._actor.room.id})
            clock = self._actor.services.clock
            self._alarm = clock.call_at(clock.now() + _RETRY, self.look)
        else:
            self.look()
