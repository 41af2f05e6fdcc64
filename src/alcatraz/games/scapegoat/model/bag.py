"""A bag of items in one int: four bits per kind say how many. An empty bag is 0."""

from functools import cache
from typing import Final

from alcatraz.games.scapegoat.model.components import KINDS

BITS: Final = 4
_NIBBLE: Final = 15
ONE: Final = [1 << (BITS * kind) for kind in range(KINDS)]


def bag_of(kinds: list[int]) -> int:
    bag = 0
    for kind in kinds:
        bag += ONE[kind]
    return bag


def count(bag: int, kind: int) -> int:
    return bag >> (BITS * kind) & _NIBBLE


def kinds_in(bag: int) -> list[int]:
    """The different kinds in the bag, in canonical order."""
    return [kind for kind in range(KINDS) if bag >> (BITS * kind) & _NIBBLE]


def contents(bag: int) -> list[int]:
    """Every item in the bag, in canonical order."""
    return [kind for kind in range(KINDS) for _ in range(count(bag, kind))]


def size(bag: int) -> int:
    total = 0
    while bag:
        total += bag & _NIBBLE
        bag >>= BITS
    return total


def contains(bag: int, part: int) -> bool:
    for kind in range(KINDS):
        if count(part, kind) > count(bag, kind):
            return False
    return True


@cache
def selections(bag: int, number: int) -> tuple[int, ...]:
    """Every different bag of this many items that can be taken out of the bag."""
    if number == 0:
        return (0,)
    found = []
    for kind in kinds_in(bag):
        # From here on only this kind and later ones, so that no selection comes twice.
        later = bag >> (BITS * kind) << (BITS * kind)
        found += [ONE[kind] + rest for rest in selections(later - ONE[kind], number - 1)]
    return tuple(found)
