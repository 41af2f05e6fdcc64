"""B-6 Endless play."""

from alcatraz.games.boat.game import GAME
from alcatraz.kernel.message import rules_of
from tests.games.boat.scenario import board, enter, new_game, yard


def test_B_6_1_at_the_limit_the_game_is_drawn() -> None:
    table = yard(options={"turn_limit": 40}, turns_played=39).plays("amber", enter([9, 1]))
    table.ends("turn_limit", [], because=("B-6.1",)).asks().tells("game_ended", reason="turn_limit")
    table.shows(outcome={"reason": "turn_limit", "winners": [], "losers": []}, turns_played=40)


def test_B_6_1_the_limit_is_a_thousand_turns_unless_the_table_says_otherwise() -> None:
    assert new_game().position["options"] == {"alarm": True, "own_capture": False, "turn_limit": 1000}
    yard(turns_played=998).plays("amber", enter([9, 1])).goes_on().plays("teal", enter([9, 2])).ends("turn_limit", [])


def test_B_6_1_the_table_may_play_without_a_limit() -> None:
    table = yard(options={"turn_limit": None}, turns_played=5000).plays("amber", enter([9, 1])).goes_on()
    table.shows(turns_played=5001)


def test_B_6_1_winning_on_the_last_turn_wins() -> None:
    table = yard(amber=["boat", "boat", [1, 3]], turns_played=999).plays("amber", board([1, 3]))
    table.ends("boat", ["amber"])


def test_B_6_1_at_the_limit_no_alarm_rings() -> None:
    table = yard(amber=[[1, 3]], turns_played=999).plays("amber", board([1, 3])).does_not_tell("alarm_rolled")
    table.ends("turn_limit", []).shows(alarm_row=None)


def test_B_6_1_then_nobody_moves_and_nobody_has_won() -> None:
    table = yard(turns_played=999).plays("amber", enter([9, 1])).tells("game_ended", reason="turn_limit")
    state = table.table.state
    assert "winner" not in table.events[-1]
    assert rules_of(GAME.refusals(state, 0, GAME.read_move(state, enter([9, 2])))) == ["B-6.1"]
