"""A move in one int: its kind, then the square it starts from, then the one it ends on, seven bits each.

A field that a kind of move does not have is 0. The end is in the lowest bits, so that listing the moves of a prisoner
is adding to a start; an alarm has its direction there.
"""

from typing import Final

from alcatraz.games.boat.rules.board import SQUARES

ENTER: Final = 0
WALK: Final = 1
BOARD: Final = 2
ALARM: Final = 3
PASS: Final = 4
RETURN: Final = 5

LEFT: Final = 0
RIGHT: Final = 1
# B-5.1, by its alternative.
STAY: Final = 2
DIRECTIONS: Final = ("left", "right", "stay")

KIND: Final = 14
FROM: Final = 7
SQUARE: Final = 127
# How many bits a square and a kind have.
SQUARE_BITS: Final = 7
KIND_BITS: Final = 3

# What a move grows by when it starts one square further on; when it ends there, by one.
FROM_STEP: Final = 128


def kind_of(move: int) -> int:
    return move >> KIND


def from_of(move: int) -> int:
    return move >> FROM & SQUARE


def to_of(move: int) -> int:
    return move & SQUARE


def direction_of(move: int) -> int:
    return move & SQUARE


def enter(to: int) -> int:
    return to


def walk(origin: int, to: int) -> int:
    return ANY_WALK | origin << FROM | to


def board(origin: int) -> int:
    return ANY_BOARDING | origin << FROM


def alarm(direction: int) -> int:
    return ALARM << KIND | direction


# Written out, so that the compiler knows them.
ANY_WALK: Final = 16384
ANY_BOARDING: Final = 32768
ALARM_LEFT: Final = 49152
ALARM_RIGHT: Final = 49153
ALARM_STAY: Final = 49154
PASSING: Final = 65536
ANY_RETURN: Final = 81920

assert (alarm(LEFT), alarm(RIGHT), alarm(STAY)) == (ALARM_LEFT, ALARM_RIGHT, ALARM_STAY)
assert RETURN << KIND == ANY_RETURN
assert PASS << KIND == PASSING
assert WALK << KIND == ANY_WALK
assert BOARD << KIND == ANY_BOARDING
assert SQUARES <= SQUARE
