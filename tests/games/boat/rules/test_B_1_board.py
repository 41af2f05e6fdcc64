"""B-1 Board and pieces."""

import pytest

from alcatraz.kernel.errors import ContractError
from tests.games.boat.scenario import alarm, board, enter, new_game, walk, yard


def test_B_1_1_nine_rows_of_nine_squares() -> None:
    table = yard(amber=[[9, 1]])
    table.plays("amber", walk([9, 1], [9, 9])).shows(amber=[[9, 9]])
    table.calls_malformed("teal", enter([9, 10])).calls_malformed("teal", enter([0, 1]))


def test_B_1_2_one_guard_in_each_row_but_the_last() -> None:
    new_game(first=0).shows(guards=[5, 4, 7, 3, 8, 2, 9, 1]).looks("""
        . . . . G . . . .
        . . . G . . . . .
        . . . . . . G . .
        . . G . . . . . .
        . . . . . . . G .
        . G . . . . . . .
        . . . . . . . . G
        G . . . . . . . .
        . . . . . . . . .
    """)


def test_B_1_3_nine_marked_squares_before_the_boat() -> None:
    table = yard(guards={1: 9, 2: 9}, amber=[[1, 3], [1, 7], [2, 4], [3, 5]])
    table.offers("amber", board([1, 3]), board([1, 7]), board([2, 4]), board([3, 5]))
    table = yard(guards={1: 9, 2: 9}, amber=[[1, 2], [1, 8], [2, 3], [3, 4]])
    table.refuses("amber", board([1, 2]), because="B-4.1").refuses("amber", board([1, 8]), because="B-4.1")
    table.refuses("amber", board([2, 3]), because="B-4.1").refuses("amber", board([3, 4]), because="B-4.1")


def test_B_1_4_four_prisoners_each_start_in_the_cell() -> None:
    assert new_game(players=3).position["prisoners"] == [["cell"] * 4] * 3


def test_B_1_4_the_die_has_eight_sides() -> None:
    boarded = (yard(amber=[[3, 5]], guards={1: 9}, seed=seed).plays("amber", board([3, 5])) for seed in range(80))
    assert {table.position["alarm_row"] for table in boarded} == {1, 2, 3, 4, 5, 6, 7, 8}


def test_B_1_5_guards_may_start_elsewhere() -> None:
    new_game(guards=[5, 9, 9, 9, 9, 9, 9, 9]).shows(guards=[5, 9, 9, 9, 9, 9, 9, 9])


def test_B_1_5_random_guards_come_from_the_seed_and_leave_the_first_in_the_middle() -> None:
    starts = [new_game(seed=seed, guards="random").position["guards"] for seed in range(30)]
    assert starts[7] == new_game(seed=7, guards="random").position["guards"] != starts[8]
    assert {start[0] for start in starts} == {5}
    assert {column for start in starts for column in start[1:]} == set(range(1, 10))


def test_B_1_5_the_first_guard_starts_nowhere_else() -> None:
    with pytest.raises(ContractError) as refused:
        new_game(guards=[4, 4, 7, 3, 8, 2, 9, 1])
    assert refused.value.kind == "bad_options"
    assert [problem.id for problem in refused.value.problems] == ["boat-options-guard-middle"]


def test_B_1_5_a_position_may_have_its_first_guard_anywhere() -> None:
    yard(guards={1: 1}, alarm_row=1).plays("amber", alarm("right")).shows(guards={1: 9})


def test_B_1_3_every_marked_square() -> None:
    first = yard(guards={1: 9, 2: 9}, amber=[[1, 3], [1, 4], [1, 5], [1, 6]])
    assert [move for move in first.legal("amber") if move["type"] == "board"] == [
        board([1, 3]), board([1, 4]), board([1, 5]), board([1, 6])
    ]  # fmt: skip
    second = yard(guards={1: 9, 2: 9}, amber=[[1, 7], [2, 4], [2, 5], [2, 6]])
    second.offers("amber", board([1, 7]), board([2, 4]), board([2, 5]), board([2, 6]))


def test_B_1_3_no_square_beyond_the_triangle_is_marked() -> None:
    table = yard(guards={1: 9, 2: 9, 3: 9}, amber=[[1, 1], [2, 7], [3, 6], [2, 1]])
    table.refuses("amber", board([1, 1]), because="B-4.1").refuses("amber", board([2, 7]), because="B-4.1")
    table.refuses("amber", board([3, 6]), because="B-4.1").refuses("amber", board([2, 1]), because="B-4.1")


def test_B_1_3_from_the_fourth_row_on_nothing_is_marked() -> None:
    rows = range(4, 10)
    away = yard(guards=dict.fromkeys(range(1, 9), 9))
    refused = {
        tuple(square)
        for square in ([row, column] for row in rows for column in range(1, 10))
        for refusal in away.table.why_not(0, away.table.read_move(0, board(square)))
        if refusal.rule == "B-4.1"
    }
    assert len(refused) == 6 * 9


def test_B_1_5_random_guards_leave_the_last_row_alone() -> None:
    entries = [move["to"] for move in new_game(guards="random", first=0).legal("amber")]
    assert [column for row, column in entries if row == 9] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
