"""Workers for the server's queue of thoughts, without processes: quick, slow, broken or dying ones."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from random import Random

from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from alcatraz.matches.policies import play_at_random
from alcatraz.server.runtime.bot_pool import Thought
from alcatraz.server.runtime.process_pool import Decide


class BotFaults:
    """How well bots think now."""

    def __init__(self) -> None:
        self.seconds = 0.2
        self.endless = 0.0
        self.bugs = 0.0
        self.deaths = 0.0
        # Moves that are none.
        self.nonsense = 0.0


class SimulatedWorker:
    def __init__(self, faults: BotFaults, random: Random) -> None:
        self._faults = faults
        self._random = random

    async def run(self, work: Decide, thought: Thought, budget_ms: int) -> Json:
        faults, luck = self._faults, self._random.random()
        endless = self._random.random() < faults.endless
        await asyncio.sleep(1e6 if endless else self._random.expovariate(1 / faults.seconds))
        if luck < faults.bugs:
            raise ZeroDivisionError("a policy with a bug (simulated)")
        if luck < faults.bugs + faults.deaths:
            raise BrokenProcessPool("a worker died (simulated)")
        if luck < faults.bugs + faults.deaths + faults.nonsense:
            return {"type": "nonsense"}
        return play_at_random(thought.view, thought.decision, Budget(thought.seed))

    def end(self) -> None:
        pass
