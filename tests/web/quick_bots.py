"""Bots with next to no time to think: a test waits for each of their moves."""

from alcatraz.bots.clock import with_clock
from alcatraz.bots.policies import policies
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from alcatraz.server.thinking import Thought

MILLISECONDS = 15


class Quick:
    async def think(self, thought: Thought) -> Json:
        policy = policies(thought.game)[thought.level]
        return policy(thought.view, thought.decision, with_clock(Budget(thought.seed, milliseconds=MILLISECONDS)))

    def close(self) -> None:
        pass
