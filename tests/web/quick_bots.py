"""Bots that hardly think, and always the same: a test waits for each of their moves."""

from alcatraz.bots.policies import policies
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from alcatraz.server.thinking import Thought


class Quick:
    async def think(self, thought: Thought) -> Json:
        policy = policies(thought.game)[thought.level]
        return policy(thought.view, thought.decision, Budget("quick", iterations=1))

    def close(self) -> None:
        pass
