"""Bots that hardly think, and always the same: a test waits for each of their moves."""

from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from alcatraz.server.runtime.bot_pool import Thought, advice_within, worked_out


class Quick:
    """The position is the seed: another position, another whim, and so no game goes in circles."""

    waiting = 0

    async def think(self, thought: Thought) -> Json:
        if thought.advice:
            return advice_within(thought, Budget(thought.seed, iterations=2))
        return worked_out(thought, Budget(repr(thought.view), iterations=1))

    def close(self) -> None:
        pass
