"""Decides for seats without a person: bots, stand-ins for players who are away, and moves when time is up."""

import asyncio
import logging

from alcatraz.kernel.decision import moves_json
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.server.runtime.bot_pool import Thought, hasty
from alcatraz.server.runtime.bot_talk import BotTalk
from alcatraz.server.runtime.table_actor import TableActor
from alcatraz.server.runtime.time_source import Timer
from alcatraz.server.runtime.tokens import new_bot_seed
from alcatraz.server.tables.deadlines import must_wait
from alcatraz.server.tables.heard import heard_at, temper_at
from alcatraz.server.tables.log_entries import By, Entry
from alcatraz.server.tables.playing import is_stale, moved
from alcatraz.server.tables.room import Asked
from alcatraz.server.tables.talk import reason

log = logging.getLogger("alcatraz.server")


_RETRY = 5.0


class BotSeats:
    """At most one thought per decision; its answer counts only if the decision is still there."""

    def __init__(self, actor: TableActor, talk: BotTalk | None = None) -> None:
        self._actor = actor
        self._talk = talk
        self._thoughts: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._stopped = False
        self._retry: Timer | None = None
        actor.watchers.append(self.look)

    @property
    def busy(self) -> bool:
        return bool(self._thoughts)

    @property
    def frozen(self) -> bool:
        """Whether a bot or a stand-in must decide and nobody thinks about it: never true, or something is wrong."""
        room = self._actor.room
        if self._actor.lock.locked():
            # An entry is being written; the bots are asked after it.
            return False
        return (
            room.phase == "playing"
            and self._actor.leads
            and any(
                (room.chairs[seat].kind == "bot" or room.chairs[seat].away)
                and (seat, asked.number) not in self._thoughts
                and not must_wait(room, seat, self._actor.services.clock.now())
                and not self._hears_out(asked)
                for seat, asked in room.asked.items()
            )
        )

    def thinks_for(self, seat: int) -> bool:
        return any(thinking == seat for thinking, _ in self._thoughts)

    def look(self) -> None:
        """Start to think for every bot and every stand-in who must decide, and need not wait for people."""
        room, now = self._actor.room, self._actor.services.clock.now()
        if room.phase != "playing" or not self._actor.leads:
            return
        for seat, asked in room.asked.items():
            if not must_wait(room, seat, now) and not self._hears_out(asked):
                self._decide_without_person(seat, asked)

    def _hears_out(self, asked: Asked) -> bool:
        """Whether other bots still have something to say before this negotiation ends."""
        talking = self._talk is not None and self._talk.busy
        return talking and asked.kind in self._actor.room.bundle.server_traits.talk_times

    def _decide_without_person(self, seat: int, asked: Asked) -> bool:
        """False if a person has this seat and is not away."""
        room, chair = self._actor.room, self._actor.room.chairs[seat]
        if chair.kind == "bot":
            self.decide_for(seat, asked, "bot", chair.level or room.bundle.stand_in)
        elif chair.away:
            self.decide_for(seat, asked, "stand_in", room.bundle.stand_in)
        else:
            return False
        return True

    def time_is_up(self, seat: int) -> None:
        """A bot that waited for people has waited long enough; whose alarm rings says so, not the log."""
        room = self._actor.room
        if not self._decide_without_person(seat, room.asked[seat]):
            self.decide_for(seat, room.asked[seat], "clock", room.bundle.stand_in)

    def decide_for(self, seat: int, asked: Asked, by: By, level: str) -> None:
        key = (seat, asked.number)
        if key not in self._thoughts:
            room = self._actor.room
            fixed = room.bundle.server_traits.when_time_is_up.get(asked.kind) if by == "clock" else None
            view = room.match.game.view(room.match.state, seat)
            seed = new_bot_seed(self._actor.services.random)
            temper = temper_at(room, seat) if by == "bot" else None
            heard = None if temper is None else heard_at(room, temper)
            thought = Thought.about(room.created.game, level, view, seat, seed, room.id, heard)
            task = asyncio.get_running_loop().create_task(self._decide(seat, asked, by, thought, fixed))
            self._thoughts[key] = task
            task.add_done_callback(lambda task: self._over(key, task))

    def _over(self, key: tuple[int, int], task: "asyncio.Task[None]") -> None:
        del self._thoughts[key]
        if self._stopped:
            return
        if task.cancelled() or task.exception() is None:
            # What was cancelled or dropped as stale may be asked again.
            self._actor.attend()
        else:
            # Nothing could be written; the table tries again when the store may be well.
            clock = self._actor.services.clock
            self._retry = clock.call_at(clock.now() + _RETRY, self._actor.attend)

    async def stop(self) -> None:
        self._stopped = True
        if self._retry is not None:
            self._retry.cancel()
        thoughts = list(self._thoughts.values())
        for task in thoughts:
            task.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    async def _decide(self, seat: int, asked: Asked, by: By, thought: Thought, fixed: Json | None) -> None:
        try:
            move = fixed or await self._actor.services.bot_pool.think(thought)
            await self._actor.commit(lambda: self._entries(seat, asked, by, move))
        except asyncio.CancelledError:
            raise
        except Exception:
            # A policy with a bug must not stop the table.
            log.exception("a bot failed", extra={"table": self._actor.room.id, "seat": seat, "level": thought.level})
            self._actor.services.metrics.count("errors")
            await self._actor.commit(lambda: self._entries(seat, asked, by, hasty(thought)))

    def _entries(self, seat: int, asked: Asked, by: By, move: Json) -> list[Entry]:
        room = self._actor.room
        if is_stale(room, seat, asked.number):
            return []
        try:
            said = reason(room, seat, move) if by == "bot" else []
            return [*said, *moved(room, seat, move, by)]
        except ContractError as error:
            log.error("a bot's move was refused", extra={"table": room.id, "seat": seat, "refusal": error.kind})
            legal = moves_json(room.match.game, room.match.state, seat)
            return moved(room, seat, legal[0], by)
