"""B-4 The boat."""

from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.state import NOBODY
from alcatraz.games.boat.rules.ending import winner
from tests.games.boat.scenario import board, enter, walk, yard


def test_B_4_1_from_a_marked_square_a_prisoner_boards_and_that_is_the_turn() -> None:
    table = yard(amber=[[2, 5]], guards={1: 1}).plays("amber", board([2, 5]))
    table.shows(amber=["boat"], turn="teal", turns_played=1).tells("boarded", seat=0, in_boat=1)


def test_B_4_1_no_guard_moves_then() -> None:
    table = yard(amber=[[2, 5]], guards={1: 1}).plays("amber", board([2, 5])).does_not_tell("guard_walked")
    table.shows(guards=[1, 4, 7, 3, 8, 2, 9, 1])


def test_B_4_1_a_walk_onto_a_marked_square_is_a_whole_turn_too() -> None:
    table = yard(amber=[[3, 4]], guards={1: 1, 3: 9}).plays("amber", walk([3, 4], [3, 5])).asks(("teal", "turn"))
    table.plays("teal", enter([9, 1])).plays("amber", board([3, 5])).shows(amber=["boat"])


def test_B_4_1_from_other_squares_nobody_boards() -> None:
    table = yard(amber=[[4, 5], [1, 2]], guards={1: 9}).refuses("amber", board([4, 5]), because="B-4.1")
    table.refuses("amber", board([1, 2]), because="B-4.1")


def test_B_4_1_you_board_your_own_prisoners() -> None:
    yard(teal=[[3, 5]], guards={1: 9}).refuses("amber", board([3, 5]), because="B-2.1")


def test_B_4_2_not_while_a_guard_stands_ahead_in_the_column() -> None:
    table = yard(amber=[[3, 5], [2, 6]], guards={1: 5, 2: 4})
    table.refuses("amber", board([3, 5]), because="B-4.2").offers("amber", board([2, 6]))
    yard(amber=[[3, 5]], guards={1: 9, 2: 5}).refuses("amber", board([3, 5]), because="B-4.2")


def test_B_4_2_a_guard_behind_does_not_matter() -> None:
    yard(amber=[[1, 5]], guards={1: 9, 2: 5}).offers("amber", board([1, 5]))


def test_B_4_2_prisoners_ahead_do_not_block() -> None:
    yard(amber=[[3, 5]], teal=[[2, 5], [1, 5]], guards={1: 9}).offers("amber", board([3, 5]))


def test_B_4_3_three_in_the_boat_win_at_once() -> None:
    table = yard(amber=["boat", "boat", [1, 3]], players=3).plays("amber", board([1, 3]))
    table.ends("boat", ["amber"], because=("B-4.3",)).asks().tells("game_ended", reason="boat", winner=0)
    table.shows(outcome={"reason": "boat", "winners": [0], "losers": [1, 2]}, alarm_row=None, turns_played=1)


def test_B_4_3_two_do_not() -> None:
    yard(amber=["boat", [1, 3]]).plays("amber", board([1, 3])).goes_on().shows(amber=["boat", "boat"])


def test_B_4_3_nobody_has_won_while_nobody_has_three_in_the_boat() -> None:
    assert winner(yard(amber=["boat", "boat"], teal=["boat"]).table.state) == NOBODY


def test_B_4_1_everybody_is_told_who_boarded_and_from_where() -> None:
    table = yard(turn="teal", teal=["boat", [2, 5]], guards={1: 1}).plays("teal", board([2, 5]))
    table.tells("boarded", seat=1, in_boat=2, **{"from": [2, 5]})


def test_B_4_1_the_refusal_names_the_square() -> None:
    yard(amber=[[4, 5]], guards={1: 9, 2: 9, 3: 9}).refuses(
        "amber", board([4, 5]), because="B-4.1", saying="E4 is not a marked square", alone=True
    )


def test_B_4_2_the_refusal_names_the_nearest_guard_ahead() -> None:
    table = yard(amber=[[3, 5]], guards={1: 5, 2: 5})
    table.refuses("amber", board([3, 5]), because="B-4.2", saying="The guard of row 2 stands ahead", alone=True)


def test_B_4_3_then_the_game_is_over_and_nobody_moves() -> None:
    table = yard(amber=["boat", "boat", [1, 3]]).plays("amber", board([1, 3]))
    state = table.table.state
    assert table.legal("amber") == table.legal("teal") == []
    refusals = GAME.refusals(state, 0, GAME.read_move(state, enter([1, 5])))
    assert [(refusal.rule, refusal.message.id) for refusal in refusals] == [("B-4.3", "error-game-over")]


def test_B_4_3_the_last_player_wins_too() -> None:
    table = yard(turn="teal", teal=["boat", "boat", [1, 3]]).plays("teal", board([1, 3])).ends("boat", ["teal"])
    table.tells("game_ended", winner=1)
    assert winner(table.table.state) == 1
