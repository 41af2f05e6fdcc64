"""What worker processes of the tests decide with."""

import os
import time
from pathlib import Path

from alcatraz.kernel.game import Json
from alcatraz.server.runtime.bot_pool import Thought


def budget_as_move(thought: Thought, budget_ms: int) -> Json:
    return {"table": thought.table, "budget": budget_ms}


def after_the_gate(thought: Thought, budget_ms: int) -> Json:
    """Waits until the file named by the level is there."""
    gate = Path(thought.level)
    while not gate.exists():
        time.sleep(0.005)
    return {"table": thought.table, "budget": budget_ms}


def dies_or_answers(thought: Thought, budget_ms: int) -> Json:
    if thought.level == "dies":
        os._exit(1)
    if thought.level == "hangs":
        time.sleep(600)
    return {"table": thought.table}
