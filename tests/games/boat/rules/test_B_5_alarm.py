"""B-5 The alarm."""

from tests.games.boat.scenario import alarm, board, enter, yard


def test_B_5_1_after_a_boarding_the_player_to_the_left_rolls_and_chooses() -> None:
    table = yard(amber=[[1, 3]], players=3).plays("amber", board([1, 3])).asks(("teal", "alarm"))
    table.tells("alarm_rolled", seat=1, row=table.position["alarm_row"])
    assert table.legal("teal") == [alarm("left"), alarm("right")]


def test_B_5_1_the_guard_of_that_row_runs_to_the_end() -> None:
    yard(alarm_row=3).plays("amber", alarm("left")).shows(guards={3: 1}).tells("guard_ran", row=3, to=[3, 1])
    yard(alarm_row=3).plays("amber", alarm("right")).shows(guards={3: 9}).tells("guard_ran", row=3, to=[3, 9])


def test_B_5_1_the_alarm_comes_before_anything_else() -> None:
    yard(alarm_row=3).refuses("amber", enter([9, 1]), because="B-5.1")


def test_B_5_1_without_a_boarding_there_is_no_alarm() -> None:
    yard().refuses("amber", alarm("left"), because="B-5.1")


def test_B_5_1_a_boarding_that_wins_rings_no_alarm() -> None:
    yard(amber=["boat", "boat", [1, 3]]).plays("amber", board([1, 3])).does_not_tell("alarm_rolled")


def test_B_5_1_the_roll_comes_from_the_seed() -> None:
    rows = [yard(amber=[[1, 3]], seed=4).plays("amber", board([1, 3])).position["alarm_row"] for _ in range(2)]
    assert rows[0] == rows[1]


def test_B_5_2_everybody_on_its_way_goes_back_to_the_cell() -> None:
    table = yard("""
        . . . . G . . . .
        . . . G . . . . .
        . . . . . . G . .
        . . G . . . . . .
        . . . . . . . G .
        T A . R G . A T A
        . . . . . . . . G
        G . . . . . . . .
        . . . . . . . . .
    """, alarm_row=6)  # fmt: skip
    table.plays("amber", alarm("right")).tells("caught", seat=0, at=[6, 7]).tells("caught", seat=1, at=[6, 8])
    table.shows(amber=[[6, 2]], teal=[[6, 1]], rose=[[6, 4]], guards={6: 9})


def test_B_5_3_then_the_same_player_takes_a_normal_turn() -> None:
    table = yard(alarm_row=3, turns_played=7).plays("amber", alarm("left"))
    table.asks(("amber", "turn")).shows(alarm_row=None, turns_played=7)
    table.plays("amber", enter([9, 1])).asks(("teal", "turn")).shows(turns_played=8)


def test_B_5_4_the_table_may_play_without_the_alarm() -> None:
    table = yard(amber=[[1, 3]], options={"alarm": False}).plays("amber", board([1, 3]))
    table.does_not_tell("alarm_rolled").asks(("teal", "turn")).shows(alarm_row=None)


def test_B_5_5_a_guard_at_the_chosen_end_stays() -> None:
    table = yard(alarm_row=8, amber=[[8, 2]]).offers("amber", alarm("left")).plays("amber", alarm("left"))
    table.shows(guards={8: 1}, amber=[[8, 2]], alarm_row=None).tells("guard_stayed", row=8, at=[8, 1])
    table.does_not_tell("guard_ran")


def test_B_5_1_everybody_is_told_who_sent_which_guard_from_where_to_where() -> None:
    table = yard(turn="teal", alarm_row=3).plays("teal", alarm("left"))
    table.tells("guard_ran", seat=1, direction="left", row=3, **{"from": [3, 7], "to": [3, 1]})


def test_B_5_1_the_refusal_names_the_row_of_the_alarm() -> None:
    yard(alarm_row=3).refuses("amber", enter([9, 1]), because="B-5.1", saying="the guard of row 3", alone=True)


def test_B_5_2_a_guard_catches_up_to_the_wall_and_not_behind_it() -> None:
    table = yard(alarm_row=4, guards={4: 5}, amber=[[4, 1], [4, 4]], teal=[[4, 6], [4, 9]])
    table.plays("amber", alarm("left")).shows(amber=[], teal=[[4, 6], [4, 9]], guards={4: 1})
    table = yard(alarm_row=4, guards={4: 5}, amber=[[4, 1], [4, 4]], teal=[[4, 6], [4, 9]])
    table.plays("amber", alarm("right")).shows(amber=[[4, 1], [4, 4]], teal=[], guards={4: 9})


def test_B_5_2_a_caught_prisoner_may_enter_again_and_its_square_is_free() -> None:
    table = yard(alarm_row=8, guards={8: 1}, amber=[[8, 5], [9, 1], [9, 2], [9, 3]])
    table.plays("amber", alarm("right")).offers("amber", enter([9, 5]), enter([8, 5]))


def test_B_5_5_a_guard_at_the_right_end_stays_when_sent_there() -> None:
    table = yard(turn="teal", alarm_row=7).plays("teal", alarm("right"))
    table.tells("guard_stayed", seat=1, direction="right", row=7, at=[7, 9])
    table = yard(turn="teal", alarm_row=8).plays("teal", alarm("left"))
    table.tells("guard_stayed", seat=1, direction="left", row=8, at=[8, 1])


def test_B_5_3_the_alarm_and_the_turn_belong_to_the_same_player() -> None:
    table = yard(turn="teal", alarm_row=3).plays("teal", alarm("right")).tells("guard_ran", seat=1, row=3)
    table.asks(("teal", "turn"))


def test_B_5_1_the_next_player_hears_the_alarm_of_a_boarding() -> None:
    table = yard(turn="teal", teal=[[1, 3]], players=3).plays("teal", board([1, 3])).asks(("rose", "alarm"))
    table.tells("alarm_rolled", seat=2)


def test_B_5_2_a_guard_that_runs_left_reaches_the_first_column() -> None:
    yard(alarm_row=4, guards={4: 2}, teal=[[4, 1]]).plays("amber", alarm("left")).shows(teal=[], guards={4: 1})
