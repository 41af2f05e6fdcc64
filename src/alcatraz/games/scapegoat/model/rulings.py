"""The rules that a table may play by their alternative: the ids in its option `rulings`.

A row here, a flag on `Prison` in state.py, and the rule itself: that is one alternative.
"""

from typing import Final

ALTERNATIVES: Final = (
    "S-2.4",  # players may start in the same location
    "S-4.5",  # the last Scapegoat chooses anew among the tied
    "S-6.3",  # the victim chooses what is stolen
    "S-7.2",  # bribes do not count for the guard limit of a task
    "S-8.4",  # free actions and blackmail stay possible under four guards
    "S-9.2",  # the Scapegoat is not one of the prisoners that a task asks for
    "S-9.4",  # every owner must agree to give an item for a task
    "S-10.2",  # the most useless player stays, Scapegoat or not
    "S-10.5",  # all who are not tied decide who of the tied stays
    "S-12.14",  # in the chapel you see the hand and choose
    "S-12.16",  # the radio room moves exactly as many guards as it says
    "S-13.11",  # a patrol moves exactly three guards, to any locations
)


# Readings that tables go on with that began before a rule was settled otherwise; nobody is offered them.
EARLIER: Final = (
    "S-12.13",  # rules version 1: a paid item is back on the board before you take
)

PLAYABLE: Final = ALTERNATIVES + EARLIER


def plays(rulings: int, rule: str) -> bool:
    """Whether a table with these alternatives, a bit each, plays that of this rule."""
    return rulings >> PLAYABLE.index(rule) & 1 != 0
