"""B-2 A turn."""

from tests.games.boat.scenario import alarm, enter, new_game, passing, walk, yard

# -- B-2.1 -----------------------------------------------------------------------------------------


def test_B_2_1_the_prisoner_moves_then_the_guard_of_its_row() -> None:
    table = yard(guards={7: 9}).plays("amber", enter([7, 2])).shows(amber=[[7, 2]], guards={7: 6})
    assert [event["type"] for event in table.events] == ["entered", "guard_walked"]


def test_B_2_1_turns_go_clockwise() -> None:
    table = yard(players=3, turn="teal").plays("teal", enter([9, 1])).shows(turn="rose", turns_played=1)
    table.plays("rose", enter([9, 2])).shows(turn="amber", turns_played=2)


def test_B_2_1_out_of_turn_nobody_moves() -> None:
    yard().asks(("amber", "turn")).is_out_of_turn("teal", enter([9, 1]), because="B-2.1")


def test_B_2_1_you_move_your_own_prisoners() -> None:
    table = yard(amber=[[9, 1]], teal=[[9, 5]])
    table.refuses("amber", walk([9, 5], [9, 6]), because="B-2.1")
    table.refuses("amber", walk([9, 7], [9, 8]), because="B-2.1")


# -- B-2.2 -----------------------------------------------------------------------------------------


def test_B_2_2_straight_along_the_column_or_the_row() -> None:
    table = yard(amber=[[8, 5]], guards={7: 9, 8: 9, 6: 1})
    table.offers("amber", walk([8, 5], [7, 5]), walk([8, 5], [6, 5]), walk([8, 5], [9, 5]), walk([8, 5], [8, 3]))


def test_B_2_2_no_corner_and_no_diagonal() -> None:
    table = yard(amber=[[9, 5]])
    table.refuses("amber", walk([9, 5], [8, 6]), because="B-2.2")
    table.refuses("amber", walk([9, 5], [8, 1]), because="B-2.2", also=("B-2.5",))


def test_B_2_2_a_move_is_at_least_one_square() -> None:
    yard(amber=[[9, 5]]).refuses("amber", walk([9, 5], [9, 5]), because="B-2.2")


# -- B-2.3 -----------------------------------------------------------------------------------------


def test_B_2_3_from_the_cell_row_nine_is_one_square_and_row_seven_is_three() -> None:
    table = yard(guards={7: 9, 8: 9}).plays("amber", enter([9, 5])).shows(amber=[[9, 5]])
    table.plays("teal", enter([7, 5])).tells("guard_walked", row=7, **{"from": [7, 9], "to": [7, 6]})


def test_B_2_3_row_one_is_nine_squares_and_too_far_for_any_guard() -> None:
    yard(guards=dict.fromkeys(range(1, 9), 9)).refuses("amber", enter([1, 1]), because="B-3.2")


def test_B_2_3_the_entries_at_the_start() -> None:
    rows = {1: [9], 2: [9, 7], 3: [9, 7], 4: [9, 8, 7], 5: [9, 8, 7], 6: [9, 8], 7: [9, 8, 6], 8: [9, 8, 6], 9: [9, 8]}
    entries = [enter([row, column]) for column in rows for row in rows[column]]
    table = new_game(first=0)
    assert sorted(table.legal("amber"), key=str) == sorted(entries, key=str)


# -- B-2.4 -----------------------------------------------------------------------------------------


def test_B_2_4_a_prisoner_passes_over_prisoners_and_their_squares_count() -> None:
    table = yard("""
        . . . . G . . . .
        . . . G . . . . .
        . . . . . . G . .
        . . G . . . . . .
        . . . . . . . G .
        G . . . . . . . .
        . . . . T . . . G
        . . . . A . . . G
        . . . . A . . . .
    """)
    table.plays("amber", walk([9, 5], [6, 5])).shows(amber=[[6, 5], [8, 5]], teal=[[7, 5]], guards={6: 4})


def test_B_2_4_it_does_not_end_on_one() -> None:
    table = yard(amber=[[9, 1], [9, 4]], teal=[[9, 7]])
    table.refuses("amber", walk([9, 1], [9, 4]), because="B-2.4")
    table.refuses("amber", walk([9, 1], [9, 7]), because="B-2.4")
    table.refuses("amber", enter([9, 7]), because="B-2.4")


# -- B-2.5 -----------------------------------------------------------------------------------------


def test_B_2_5_no_way_over_a_guard() -> None:
    table = yard(amber=[[9, 5]], guards={8: 5, 7: 9})
    table.refuses("amber", walk([9, 5], [7, 5]), because="B-2.5")
    table.refuses("amber", enter([7, 5]), because="B-2.5")


def test_B_2_5_no_way_over_the_guard_of_the_same_row() -> None:
    yard(amber=[[8, 7]], guards={8: 5}).refuses("amber", walk([8, 7], [8, 1]), because="B-2.5", also=("B-3.2",))


def test_B_2_5_no_end_on_a_guard() -> None:
    table = yard(amber=[[9, 5]], guards={8: 5})
    table.refuses("amber", walk([9, 5], [8, 5]), because="B-2.5", also=("B-3.2",))
    table.refuses("amber", enter([8, 5]), because="B-2.5")


# -- B-2.6 to B-2.9 --------------------------------------------------------------------------------


def test_B_2_6_a_prisoner_in_the_cell_or_one_on_the_board() -> None:
    yard(amber=[[9, 5]]).offers("amber", enter([9, 1]), walk([9, 5], [9, 6]))


def test_B_2_6_from_an_empty_cell_nobody_enters() -> None:
    yard(amber=[[9, 2], [9, 3], [9, 4], [9, 5]]).refuses("amber", enter([9, 1]), because="B-2.6")


def test_B_2_7_nobody_walks_back_into_the_cell() -> None:
    table = yard(amber=[[9, 5]])
    table.calls_malformed("amber", {"type": "walk", "from": [9, 5], "to": "cell"})
    table.calls_malformed("amber", walk([9, 5], [10, 5]))


def test_B_2_8_without_a_legal_move_a_player_passes() -> None:
    table = yard("""
        . G . . . . . . .
        . G . . . . . . .
        . G . . . . . . .
        . G . . . . . . .
        . G . . . . . . .
        . G . . . . . . .
        A G . . . . . . .
        A G . . . . . . .
        T . . . . . . . .
    """, amber=["boat", "boat"])  # fmt: skip
    assert table.legal("amber") == [passing()]
    table.plays("amber", passing()).shows(turn="teal", turns_played=1).tells("passed", seat=0)


def test_B_2_8_whoever_can_move_may_not_pass() -> None:
    yard().refuses("amber", passing(), because="B-2.8")
    yard(alarm_row=3).refuses("amber", passing(), because="B-5.1").offers("amber", alarm("left"))


def test_B_2_9_the_seed_draws_who_begins() -> None:
    assert {new_game(players=4, seed=seed).position["turn"] for seed in range(30)} == {0, 1, 2, 3}
    assert new_game(players=4, seed=5).position["turn"] == new_game(players=4, seed=5, first="random").position["turn"]


def test_B_2_9_the_table_may_name_who_begins() -> None:
    new_game(players=4, first=2).asks(("rose", "turn"))
    yard(players=4, turn="violet").asks(("violet", "turn"))
