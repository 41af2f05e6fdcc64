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
