"""B-2 A turn."""

from alcatraz.games.boat.game import GAME
from alcatraz.kernel.message import rules_of
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


def test_B_2_1_the_refusal_names_the_square_and_the_owner() -> None:
    table = yard(amber=[[9, 1]], teal=[[8, 5]], guards={8: 1})
    table.refuses("amber", walk([8, 5], [9, 5]), because="B-2.1", saying="E8 belongs to")
    table.refuses("amber", walk([9, 7], [9, 8]), because="B-2.1", saying="No prisoner stands on G9", alone=True)


def test_B_2_2_everybody_is_told_who_walked_from_where_to_where() -> None:
    table = yard(turn="teal", teal=[[9, 4]]).plays("teal", walk([9, 4], [9, 6]))
    table.tells("walked", seat=1, **{"from": [9, 4], "to": [9, 6]}).shows(teal=[[9, 6]], turn="amber")


def test_B_2_2_all_walks_of_a_prisoner_in_the_middle() -> None:
    table = yard("""
        . . . . G . . . .
        G . . . . . . . .
        G . . . . . . . .
        . . . . . . . . G
        . . . . A . . . G
        . . . . . . . . G
        . . . . . . . . G
        G . . . . . . . .
        . . . . . . . . .
    """, amber=["boat", [9, 9]])  # fmt: skip
    ends = [move["to"] for move in table.legal("amber") if move["type"] == "walk" and move["from"] == [5, 5]]
    ahead, back = [[4, 5], [3, 5], [2, 5]], [[6, 5], [7, 5], [8, 5], [9, 5]]
    assert ends == [*ahead, *back, [5, 1], [5, 2], [5, 3], [5, 4], [5, 6]]


def test_B_2_2_to_the_first_row_and_from_it() -> None:
    table = yard(amber=[[2, 3], [1, 5]], guards={1: 9, 2: 9})
    table.offers("amber", walk([2, 3], [1, 3]), walk([1, 5], [1, 6]), walk([1, 5], [2, 5]))


def test_B_2_2_a_move_to_the_same_square_is_wrong_for_that_reason_alone() -> None:
    yard(amber=[[9, 5]]).refuses("amber", walk([9, 5], [9, 5]), because="B-2.2", saying="must leave", alone=True)


def test_B_2_2_a_guard_on_a_diagonal_is_not_in_the_way() -> None:
    table = yard(amber=[[9, 5]], guards={8: 6, 7: 1})
    table.refuses("amber", walk([9, 5], [7, 7]), because="B-2.2", saying="from E9 to G7", alone=True)


def test_B_2_3_everybody_is_told_who_entered_where() -> None:
    yard(turn="teal").plays("teal", enter([9, 3])).tells("entered", seat=1, to=[9, 3])


def test_B_2_3_whoever_enters_leaves_the_cell() -> None:
    table = yard(amber=[[9, 1], [9, 2], [9, 3]]).plays("amber", enter([9, 5])).plays("teal", enter([9, 9]))
    table.refuses("amber", enter([9, 7]), because="B-2.6", alone=True)
    assert [move for move in table.legal("amber") if move["type"] == "enter"] == []


def test_B_2_4_the_refusal_names_the_square() -> None:
    yard(teal=[[9, 7]]).refuses("amber", enter([9, 7]), because="B-2.4", saying="stands on G9", alone=True)


def test_B_2_4_and_your_own_prisoner_there_would_be_caught_too() -> None:
    table = yard(amber=[[8, 5], [7, 5]], guards={7: 6})
    table.refuses("amber", walk([8, 5], [7, 5]), because="B-2.4", also=("B-3.2", "B-3.4"), alone=True)


def test_B_2_5_the_first_guard_in_the_way_is_named_and_no_other() -> None:
    table = yard(amber=[[9, 5]], guards={8: 5, 7: 5, 6: 1})
    table.refuses("amber", walk([9, 5], [6, 5]), because="B-2.5", saying="The guard of row 8 stands", alone=True)


def test_B_2_5_beyond_a_guard_no_way_is_listed() -> None:
    table = yard(amber=[[9, 5]], guards={8: 5, 7: 9, 6: 1})
    assert [move for move in table.legal("amber") if move["to"][1] == 5 and move["to"][0] < 9] == []


def test_B_2_5_past_a_guard_beside_the_column_the_way_goes_on() -> None:
    table = yard(amber=[[9, 5]], guards={8: 6, 7: 9})
    table.does_not_offer("amber", walk([9, 5], [8, 5])).offers("amber", walk([9, 5], [7, 5]))


def test_B_2_8_the_refusal_counts_the_other_moves() -> None:
    table = yard()
    table.refuses("amber", passing(), because="B-2.8", saying=str(len(table.legal("amber"))), alone=True)


def test_B_2_1_who_is_not_asked_has_no_moves_and_hears_one_reason() -> None:
    table = yard(alarm_row=3)
    state = table.table.state
    assert GAME.legal(state, 1) == []
    assert rules_of(GAME.refusals(state, 1, GAME.read_move(state, enter([1, 5])))) == ["B-2.1"]


def test_B_2_2_in_the_last_row_a_prisoner_walks_ahead_and_along() -> None:
    yard(amber=[[9, 1]], guards={8: 9}).offers(
        "amber", walk([9, 1], [8, 1]), walk([9, 1], [9, 9]), walk([9, 1], [9, 2])
    )


def test_B_2_4_a_square_that_is_taken_is_no_end_of_a_walk_along_the_column() -> None:
    yard(amber=[[9, 5]], teal=[[8, 5]], guards={8: 1}).does_not_offer("amber", walk([9, 5], [8, 5]))


def test_B_2_5_back_and_along_the_row_no_guard_is_in_the_way_where_none_stands() -> None:
    table = yard(amber=[[7, 5]], guards={7: 9, 8: 1}).plays("amber", walk([7, 5], [9, 5])).shows(amber=[[9, 5]])
    table.plays("teal", enter([9, 1])).plays("amber", walk([9, 5], [9, 3])).shows(amber=[[9, 3]])


def test_B_2_3_entering_another_column_than_the_row_number_is_judged_in_that_column() -> None:
    yard(guards={8: 9, 7: 2}).plays("amber", enter([7, 6])).shows(amber=[[7, 6]], guards={7: 5})


def test_B_2_5_along_a_row_the_guards_of_other_rows_are_not_in_the_way() -> None:
    yard(amber=[[9, 5]], guards={8: 6}).plays("amber", walk([9, 5], [9, 6])).shows(amber=[[9, 6]])
