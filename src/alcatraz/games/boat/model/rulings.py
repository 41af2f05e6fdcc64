"""The rules that a table may play by their alternative: the ids in its option `rulings`.

B-3.4 and B-6.1 have options of their own: `own_capture` and `turn_limit`.
"""

from typing import Final

ALTERNATIVES: Final = (
    "B-1.3",  # the marked squares are a block of three by three
    "B-2.7",  # a prisoner may go back into the cell
    "B-2.8",  # a player without a legal move is out of the game
    "B-5.1",  # the player who rolled may leave the guard where it is
)


def plays(rulings: int, rule: str) -> bool:
    """Whether a table with these alternatives, a bit each, plays that of this rule."""
    return rulings >> ALTERNATIVES.index(rule) & 1 != 0
