"""B-3 Guards."""

from tests.games.boat.scenario import enter, walk, yard


def test_B_3_1_the_guard_walks_towards_the_prisoner_as_far_as_it_went() -> None:
    table = yard(guards={8: 1, 7: 9}).plays("amber", enter([8, 6])).shows(guards={8: 3})
    table.plays("teal", enter([7, 4])).shows(guards={7: 6})


def test_B_3_1_along_a_row_the_guard_of_that_row_follows() -> None:
    yard(amber=[[8, 5]], guards={8: 1}).plays("amber", walk([8, 5], [8, 7])).shows(guards={8: 3})


def test_B_3_1_a_prisoner_that_leaves_a_row_does_not_move_its_guard() -> None:
    yard(amber=[[8, 5]], guards={7: 9, 8: 1}).plays("amber", walk([8, 5], [7, 5])).shows(guards={7: 8, 8: 1})


def test_B_3_1_row_nine_has_no_guard_to_move() -> None:
    table = yard(amber=[[8, 5]], guards={8: 9}).plays("amber", walk([8, 5], [9, 5])).does_not_tell("guard_walked")
    table.shows(guards=[5, 4, 7, 3, 8, 2, 9, 9])


def test_B_3_2_the_guard_may_not_catch_the_prisoner_that_moved() -> None:
    table = yard(guards={7: 9})
    table.refuses("amber", enter([7, 6]), because="B-3.2").refuses("amber", enter([7, 7]), because="B-3.2")
    table.offers("amber", enter([7, 5]))


def test_B_3_2_the_guard_must_be_able_to_go_that_far() -> None:
    yard(guards={7: 7}).refuses("amber", enter([7, 9]), because="B-3.2")


def test_B_3_2_says_whether_the_guard_catches_or_lacks_the_room() -> None:
    table = yard(guards={7: 6})
    catches = table.table.why_not(0, table.table.read_move(0, enter([7, 8])))[0].message
    assert (catches.id, catches.args) == ("boat-refusal-guard-catches", {"row": 7, "squares": 3, "room": 3})
    table = yard(guards={7: 7})
    lacks = table.table.why_not(0, table.table.read_move(0, enter([7, 8])))[0].message
    assert (lacks.id, lacks.args) == ("boat-refusal-guard-lacks-room", {"row": 7, "squares": 3, "room": 2})


def test_B_3_2_counts_the_squares_of_this_move_only() -> None:
    table = yard(amber=[[7, 3]], guards={7: 9})
    table.offers("amber", walk([7, 3], [7, 4]), walk([7, 3], [7, 5]))
    table.refuses("amber", walk([7, 3], [7, 6]), because="B-3.2")


def test_B_3_3_whoever_the_guard_passes_or_ends_on_goes_back_to_the_cell() -> None:
    table = yard("""
        . . . . G . . . .
        . . . G . . . . .
        . . . . . . G . .
        . . G . . . . . .
        . . . . . . . G .
        . G . . . . . . .
        . . . . T T R . G
        G . . . . . . . .
        . . . . . . . . .
    """)
    table.plays("amber", enter([7, 4])).tells("caught", seat=2, at=[7, 7]).tells("caught", seat=1, at=[7, 6])
    table.shows(teal=[[7, 5]], rose=[]).looks("""
        . . . . G . . . .
        . . . G . . . . .
        . . . . . . G . .
        . . G . . . . . .
        . . . . . . . G .
        . G . . . . . . .
        . . . A T G . . .
        G . . . . . . . .
        . . . . . . . . .
    """)


def test_B_3_3_behind_the_guard_one_is_safe() -> None:
    yard(teal=[[8, 2]], guards={8: 3}).plays("amber", enter([8, 9])).shows(teal=[[8, 2]], guards={8: 5})


def test_B_3_4_your_own_prisoners_forbid_it() -> None:
    yard(amber=[[7, 7]], guards={7: 9}).refuses("amber", enter([7, 4]), because="B-3.4")


def test_B_3_4_the_prisoner_that_walks_leaves_its_square_first() -> None:
    table = (
        yard(amber=[[7, 7]], guards={7: 9}).plays("amber", walk([7, 7], [7, 4])).shows(amber=[[7, 4]], guards={7: 6})
    )
    table.does_not_tell("caught")


def test_B_3_4_behind_the_guard_and_beyond_its_way_your_own_are_no_matter() -> None:
    yard(amber=[[8, 1], [8, 6]], guards={8: 3}).offers("amber", enter([8, 7]), walk([8, 6], [8, 7]))


def test_B_3_4_applies_beside_B_3_2() -> None:
    yard(amber=[[7, 8]], guards={7: 9}).refuses("amber", enter([7, 6]), because="B-3.2", also=("B-3.4",))


def test_B_3_4_an_option_allows_it() -> None:
    table = yard(amber=[[7, 7]], guards={7: 9}, options={"own_capture": True})
    table.plays("amber", enter([7, 4])).shows(amber=[[7, 4]], guards={7: 6}).tells("caught", seat=0, at=[7, 7])


def test_B_3_1_everybody_is_told_which_guard_walked_from_where_to_where() -> None:
    table = yard(guards={7: 9}).plays("amber", enter([7, 4]))
    table.tells("guard_walked", row=7, **{"from": [7, 9], "to": [7, 6]})


def test_B_3_1_a_guard_follows_to_the_right_too() -> None:
    table = yard(guards={6: 2, 7: 1}, teal=[[6, 1], [6, 3], [6, 6], [6, 7]]).plays("amber", enter([6, 9]))
    table.shows(guards={6: 6}, teal=[[6, 1], [6, 7]])


def test_B_3_2_a_guard_that_stands_there_is_called_so() -> None:
    table = yard(guards={8: 5, 7: 1}, amber=[[9, 5]])
    table.refuses(
        "amber", walk([9, 5], [8, 5]), because="B-2.5", also=("B-3.2",), saying="is there already", alone=True
    )


def test_B_3_2_a_guard_at_the_wall_catches_whoever_ends_beside_it() -> None:
    table = yard(guards={8: 9, 7: 1})
    table.refuses("amber", enter([8, 8]), because="B-3.2", alone=True).offers("amber", enter([8, 6]))
    table.refuses("amber", enter([7, 4]), because="B-3.2", alone=True).offers("amber", enter([7, 5]))


def test_B_3_2_the_last_row_is_safe_everywhere() -> None:
    ends = [move["to"][1] for move in yard().legal("amber") if move["to"][0] == 9]
    assert ends == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_B_3_3_a_caught_prisoner_is_in_the_cell_and_its_square_is_free() -> None:
    table = yard(amber=[[9, 1]], teal=[[8, 5], [9, 7], [9, 8], [9, 9]], guards={8: 6})
    table.plays("amber", enter([8, 1])).tells("caught", seat=1, at=[8, 5]).shows(guards={8: 4})
    table.offers("teal", enter([9, 5])).plays("teal", enter([9, 5]))
    table.plays("amber", walk([9, 1], [9, 2])).plays("teal", walk([9, 5], [9, 6])).shows(
        teal=[[9, 6], [9, 7], [9, 8], [9, 9]]
    )


def test_B_3_3_only_those_on_the_way_are_caught() -> None:
    table = yard(amber=[[9, 1]], teal=[[8, 7], [8, 3]], guards={8: 6}).plays("amber", enter([8, 1]))
    table.shows(teal=[[8, 3], [8, 7]], guards={8: 4}).does_not_tell("caught")


def test_B_3_4_the_refusal_names_your_prisoner_in_danger_or_counts_them() -> None:
    table = yard(amber=[[6, 6], [6, 8]], guards={6: 9})
    table.refuses("amber", enter([6, 2]), because="B-3.4", saying="guard of row 6 would catch 2", alone=True)
    table = yard(amber=[[6, 4], [6, 8]], guards={6: 9})
    table.refuses("amber", enter([6, 2]), because="B-3.4", saying="H6", alone=True)


def test_B_3_4_a_guard_that_stands_there_already_catches_nobody_else() -> None:
    table = yard(amber=[[9, 5], [8, 6]], guards={8: 5})
    table.refuses("amber", walk([9, 5], [8, 5]), because="B-2.5", also=("B-3.2",), alone=True)


def test_B_3_4_a_guard_without_the_room_catches_nobody() -> None:
    table = yard(amber=[[7, 8]], guards={7: 7})
    table.refuses("amber", enter([7, 9]), because="B-3.2", alone=True)


def test_B_3_4_a_guard_with_just_the_room_catches_up_to_the_wall() -> None:
    table = yard(amber=[[7, 8]], guards={7: 6})
    table.refuses("amber", enter([7, 9]), because="B-3.2", also=("B-3.4",), alone=True)


def test_B_3_4_walks_and_entries_that_would_cost_your_own_are_not_listed() -> None:
    table = yard(amber=[[6, 4], [7, 8]], guards={6: 9, 7: 9})
    table.does_not_offer("amber", enter([7, 2]), enter([7, 5]), walk([6, 4], [7, 4]), walk([6, 4], [7, 4]))
    table.offers("amber", walk([7, 8], [7, 3]), walk([6, 4], [6, 6]))
    table = yard(amber=[[6, 4], [6, 8]], guards={6: 9, 7: 9}).does_not_offer("amber", walk([6, 4], [6, 3]))
    table.offers("amber", walk([6, 8], [6, 7]), walk([6, 4], [7, 4]))


def test_B_3_2_along_a_row_up_to_both_walls() -> None:
    yard(amber=[[8, 2]], guards={8: 9}).offers("amber", walk([8, 2], [8, 1]))
    yard(amber=[[8, 8]], guards={8: 1}).offers("amber", walk([8, 8], [8, 9]))


def test_B_3_2_in_the_last_row_no_guard_counts() -> None:
    yard(amber=[[9, 9], [9, 1]]).offers("amber", walk([9, 9], [9, 2])).plays("amber", walk([9, 9], [9, 8]))


def test_B_3_3_each_that_is_caught_is_one_more_in_the_cell() -> None:
    table = yard(amber=[[9, 1]], teal=[[8, 5], [9, 7], [9, 8], [9, 9]], guards={8: 6}).plays("amber", enter([8, 1]))
    table.plays("teal", enter([9, 5])).plays("amber", walk([9, 1], [9, 2]))
    assert [move for move in table.legal("teal") if move["type"] == "enter"] == []


def test_B_3_3_beside_the_guard_nobody_is_left_out() -> None:
    yard(teal=[[8, 5]], guards={8: 6}).plays("amber", enter([8, 1])).shows(teal=[], guards={8: 4})
    yard(teal=[[8, 7]], guards={8: 6, 7: 1}).plays("amber", enter([8, 9])).shows(teal=[], guards={8: 8})


def test_B_3_4_an_own_prisoner_behind_the_guard_spares_every_end() -> None:
    table = yard(amber=[[7, 9]], guards={7: 8, 8: 9})
    assert [move["to"] for move in table.legal("amber") if move["to"][0] == 7 and move["type"] == "enter"] == [
        [7, 1], [7, 2], [7, 3], [7, 4]
    ]  # fmt: skip
