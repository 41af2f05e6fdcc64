"""The option `rulings` of a table: the ids of the rules that it plays by their alternative; inside a game a mask."""

from collections.abc import Sequence

from alcatraz.kernel.notation.fields import Fields


def read_rulings(fields: Fields, alternatives: Sequence[str]) -> int:
    """The alternatives that a table plays, a bit each in the order of the game's table; none by default."""
    mask = 0
    for number in fields.choices("rulings", alternatives):
        mask |= 1 << number
    return mask


def rulings_json(mask: int, alternatives: Sequence[str]) -> list[str]:
    return [rule for number, rule in enumerate(alternatives) if mask >> number & 1]
