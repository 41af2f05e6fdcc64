"""Answers `advise`: the thought is worked out by the bots' processes, and no table waits for it."""

import asyncio
import logging

from alcatraz.kernel.game import Json
from alcatraz.server.outgoing.broadcast import encode
from alcatraz.server.outgoing.listener import Listener
from alcatraz.server.outgoing.messages import words_at
from alcatraz.server.outgoing.reasons import advised
from alcatraz.server.runtime.bot_pool import Thought
from alcatraz.server.runtime.services import Services
from alcatraz.server.runtime.tokens import new_bot_seed
from alcatraz.server.tables.assistance import must_be_advisable
from alcatraz.server.tables.errors import Denied, denied, refused
from alcatraz.server.tables.room import Room
from alcatraz.wire import Advise

log = logging.getLogger("alcatraz.server")


class AdviceDesk:
    """One thought per decision of a seat, however often it is asked for."""

    def __init__(self, services: Services) -> None:
        self._services = services
        # By seat and the number since which it must decide.
        self._thoughts: dict[tuple[int, int], asyncio.Task[Json]] = {}
        self._answers: set[asyncio.Task[None]] = set()

    def ask(self, room: Room, listener: Listener, message: Advise) -> None:
        """The answer follows when it is there. Raises Denied."""
        must_be_advisable(room, listener.owner, message)
        key = (message.seat, room.asked[message.seat].number)
        if key not in self._thoughts:
            self._forget(room)
            # The view of now: a task begins a moment later.
            view = room.match.game.view(room.match.state, message.seat)
            seed = new_bot_seed(self._services.random)
            thought = Thought.asking(room.created.game, view, message.seat, seed, room.id)
            self._thoughts[key] = asyncio.get_running_loop().create_task(self._think(thought))
        answer = asyncio.get_running_loop().create_task(self._answer(room, listener, message, key))
        self._answers.add(answer)
        answer.add_done_callback(self._answers.discard)

    async def stop(self) -> None:
        tasks = [*self._answers, *self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _think(self, thought: Thought) -> Json:
        return await self._services.bot_pool.think(thought)

    async def _answer(self, room: Room, listener: Listener, message: Advise, key: tuple[int, int]) -> None:
        words = words_at(room, listener.language)
        try:
            advice = await asyncio.shield(self._thoughts[key])
            seat, number = key
            if room.phase != "playing" or seat not in room.asked or room.asked[seat].number != number:
                raise denied("nothing_to_decide")
            listener.send(encode(advised(room, seat, number, advice, words, message.id)))
        except asyncio.CancelledError:
            raise
        except Denied as error:
            self._thoughts.pop(key, None)
            listener.send(encode(refused(error, words, message.id)))
        except Exception:
            log.exception("advice failed", extra={"table": room.id})
            self._services.metrics.count("errors")
            self._thoughts.pop(key, None)
            listener.send(encode(refused(denied("internal"), words, message.id)))

    def _forget(self, room: Room) -> None:
        """What was thought about decisions that are made."""
        open_now = {(seat, asked.number) for seat, asked in room.asked.items()}
        for key in [key for key, thought in self._thoughts.items() if key not in open_now and thought.done()]:
            del self._thoughts[key]
