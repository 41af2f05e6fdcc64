"""S-6.3, also by its alternative: what a theft brings, and what a victim who may choose hands over."""

from typing import Final

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import count
from alcatraz.games.scapegoat.model.components import CASH, GUN
from alcatraz.games.scapegoat.model.state import NO_TASK, State
from alcatraz.games.scapegoat.rules.actions import loot

# What a thing is worth to its owner; an item is worth one more for every task on the board that asks for it.
ITEM_WORTH: Final = 1.0
CASH_WORTH: Final = 1.5
GUN_WORTH: Final = 5.0


def brought_by(s: State, thief: int, move: int) -> int:
    """What a `steal` brings: what it names, or what its victim will probably choose."""
    what = moves.loot_of(move)
    return least_missed(s, thief, moves.a_of(move)) if what == moves.NOT_SAID else what


def least_missed(s: State, thief: int, victim: int) -> int:
    """What the victim gives up most easily, of what the thief has room for; NOT_SAID if there is nothing."""
    return min(loot(s, thief, victim), key=lambda what: _worth(s, what), default=moves.NOT_SAID)


def _worth(s: State, what: int) -> float:
    if what == CASH:
        return CASH_WORTH
    if what == GUN:
        return GUN_WORTH
    asking = [task for task in s.task_at if task != NO_TASK and count(s.prison.tasks[task].items, what)]
    return ITEM_WORTH + len(asking)
