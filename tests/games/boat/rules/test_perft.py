"""The number of move sequences from known positions: the quickest way to notice that a rule changed."""

from collections.abc import Callable

import pytest

from alcatraz.games.boat.game import GAME
from alcatraz.kernel.perft import perft
from tests.games.boat.bots.positions import corner, crowd, landing
from tests.games.boat.rules.naive import naive_perft
from tests.games.boat.scenario import Yard, enter, yard

pytestmark = pytest.mark.no_cover


def nodes(table: Yard, *depths: int) -> list[int]:
    return [perft(GAME, table.table.state, depth) for depth in depths]


def start(players: int, *, own_capture: bool = False) -> Yard:
    return yard(players=players, options={"alarm": False, "own_capture": own_capture})


# -- the numbers of the rule catalogue -------------------------------------------------------------


def test_two_players() -> None:
    assert nodes(start(2), 1, 2, 3, 4) == [21, 411, 10_230, 245_155]


def test_two_players_with_own_capture() -> None:
    assert nodes(start(2, own_capture=True), 1, 2, 3, 4) == [21, 411, 10_438, 255_218]


@pytest.mark.parametrize("players", [3, 4])
def test_more_players(players: int) -> None:
    assert nodes(start(players), 1, 2, 3) == [21, 411, 7_566]
    assert nodes(start(players, own_capture=True), 1, 2, 3) == [21, 411, 7_566]


# -- our own, found alike by the naive reading of the rules ----------------------------------------


def test_two_players_deeper_after_one_entry() -> None:
    assert nodes(start(2).plays("amber", enter([9, 1])), 4) == [380_181]


def test_more_players_deeper() -> None:
    assert nodes(start(3), 4) == [177_561]
    assert nodes(start(4), 4) == [131_920]


MIDDLE: list[tuple[Callable[[], Yard], list[int]]] = [
    (crowd, [33, 864, 22_238, 599_191]),
    (landing, [17, 328, 4_765, 85_334]),
    (corner, [1, 48, 67, 2_867]),
]


@pytest.mark.parametrize(("position", "expected"), MIDDLE)
def test_middle_positions(position: Callable[[], Yard], expected: list[int]) -> None:
    assert nodes(position(), 1, 2, 3, 4) == expected


@pytest.mark.parametrize("position", [crowd, landing, corner])
def test_the_naive_reading_counts_the_same(position: Callable[[], Yard]) -> None:
    table = position()
    assert [naive_perft(table.position, depth) for depth in (1, 2)] == nodes(table, 1, 2)


def test_there_is_one_way_to_make_no_move() -> None:
    assert nodes(start(2), 0) == [1]
