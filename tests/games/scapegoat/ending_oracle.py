"""S-10 read a second time, as slow and literal as possible, and the other way round: by the owners of each letter.

Nothing is shared with the game: no plans are joined, no bits are counted, no sheet is compared as a whole. Groups of
players are tried one by one, as S-10.1 says it. `make prove` compiles this module and compares it with the rules on
every distribution of the letters; a seat is a number, a group of seats and an answer are masks of seats.
"""

from typing import Final

NOBODY: Final = 0
_LETTERS: Final = 6


def staying(
    plans: list[int], cash: list[int], items: list[int], stamina: list[int], scapegoat: int, useless_stays: bool
) -> int:
    """Who stays: NOBODY if the game goes on, one seat, or the seats among which S-10.5 decides.

    `plans`: by seat, a bit per letter. `useless_stays`: whether the table plays the alternative of S-10.2.
    """
    spared = spared_seats(owners_of(plans), len(plans))
    if spared == NOBODY:
        # S-10.1: no group that leaves somebody out owns all letters.
        return NOBODY
    if spared >> scapegoat & 1 and not useless_stays:
        # S-10.2
        return 1 << scapegoat
    # S-10.3 is S-10.4 with one seat to choose from.
    left = spared
    for measure in (letters_of(plans), cash, items, stamina):
        left = fewest(left, measure)
    if left == (1 << len(plans)) - 1:
        # S-10.5, where the alternative of S-10.2 leaves nobody to decide.
        return 1 << scapegoat
    return left


def owners_of(plans: list[int]) -> list[int]:
    """By letter, the seats that have marked it."""
    owners = [0, 0, 0, 0, 0, 0]
    for letter in range(_LETTERS):
        for seat in range(len(plans)):
            if plans[seat] >> letter & 1:
                owners[letter] |= 1 << seat
    return owners


def letters_of(plans: list[int]) -> list[int]:
    """By seat, how many letters are marked."""
    numbers = [0] * len(plans)
    for seat in range(len(plans)):
        for letter in range(_LETTERS):
            if plans[seat] >> letter & 1:
                numbers[seat] += 1
    return numbers


def spared_seats(owners: list[int], players: int) -> int:
    """S-10.1, S-10.2: the seats that some group does without and still owns every letter."""
    everybody = (1 << players) - 1
    spared = 0
    for group in range(everybody):
        if owns_all(owners, group):
            spared |= everybody - group
    return spared


def owns_all(owners: list[int], group: int) -> bool:
    for letter in range(_LETTERS):
        if owners[letter] & group == 0:
            return False
    return True


def fewest(seats: int, measure: list[int]) -> int:
    """Those of the seats of whom none of the others has less."""
    found = 0
    for seat in range(len(measure)):
        if seats >> seat & 1 and not beaten(seats, seat, measure):
            found |= 1 << seat
    return found


def beaten(seats: int, seat: int, measure: list[int]) -> bool:
    for other in range(len(measure)):
        if seats >> other & 1 and measure[other] < measure[seat]:
            return True
    return False
