"""Table options for the rulings people argue about most: each is named after its rule and plays its alternative."""

from typing import Final

from alcatraz.games.scapegoat.model.components import bits, mask_of
from alcatraz.kernel.notation.fields import Fields

# S-7.2 bribes do not count for the guard limit of a task · S-8.4 free actions and blackmail stay possible under four
# guards · S-9.4 every owner must agree to give an item for a task · S-10.2 the most useless player stays, Scapegoat or
# not · S-12.14 in the chapel you see the hand and choose.
ALTERNATIVES: Final = ("S-7.2", "S-8.4", "S-9.4", "S-10.2", "S-12.14")


def read_rulings(fields: Fields) -> int:
    """The alternatives that a table plays, as a mask; none by default."""
    return mask_of(fields.choices("rulings", ALTERNATIVES))


def rulings_json(mask: int) -> list[str]:
    return [ALTERNATIVES[number] for number in bits(mask)]
