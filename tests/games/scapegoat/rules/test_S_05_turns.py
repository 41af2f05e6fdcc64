"""S-5 Turns and action points."""

from tests.games.scapegoat.scenario import (
    blackmail,
    call_vote,
    drop,
    end_turn,
    keep,
    move,
    move_guard,
    riot,
    scenario,
    stamina,
    steal,
    use,
    vote,
)

# -- S-5.1 -----------------------------------------------------------------------------------------


def test_S_5_1_the_scapegoat_plays_first() -> None:
    table = scenario(phase="voting", scapegoat="amber")
    table.plays("amber", vote("rose")).plays("teal", vote("rose")).plays("rose", vote("rose")).asks(("rose", "turn"))


def test_S_5_1_then_the_others_clockwise() -> None:
    table = scenario(scapegoat="rose", violet="chapel", turn="rose")
    table.plays("rose", end_turn()).shows(turn="violet")
    table.plays("violet", end_turn()).shows(turn="amber")
    table.plays("amber", end_turn()).shows(turn="teal")
    table.plays("teal", end_turn()).shows(phase="negotiation", round=2)


def test_S_5_1_a_turn_is_finished_before_the_next_begins() -> None:
    table = scenario(turn="teal", rose="chapel")
    table.is_out_of_turn("rose", move("radio_room"), because="S-5.1")
    table.is_out_of_turn("amber", end_turn(), because="S-5.1")
    table.plays("teal", end_turn()).plays("rose", move("radio_room")).shows(rose="radio_room")


def test_S_5_1_not_even_a_free_action_in_anothers_turn() -> None:
    scenario(turn="teal", rose={"stamina": 1}).is_out_of_turn("rose", stamina(), because="S-5.1")


def test_S_5_1_an_isolated_player_is_passed_over() -> None:
    table = scenario(turn="amber", effects={"isolated": [1]}).plays("amber", end_turn())
    table.tells("turn_skipped", seat=1).shows(turn="rose")


def test_S_5_1_with_everybody_else_isolated_the_round_ends_after_the_scapegoat() -> None:
    table = scenario(turn="amber", effects={"isolated": [1, 2]}).plays("amber", end_turn())
    table.tells("turn_skipped", seat=1).tells("turn_skipped", seat=2).shows(round=2, phase="negotiation")


def test_S_5_1_isolation_ends_with_the_round() -> None:
    table = scenario(turn="rose", effects={"isolated": [1]}).plays("rose", end_turn()).plays("amber", call_vote())
    table.plays("amber", vote("amber")).plays("teal", vote("amber")).plays("rose", vote("amber"))
    table.plays("amber", end_turn()).shows(turn="teal", effects={"isolated": []})


# -- S-5.2 -----------------------------------------------------------------------------------------


def test_S_5_2_three_players_have_three_action_points_and_the_scapegoat_four() -> None:
    table = scenario(turn="amber", bonus=1).shows(ap=4)
    table.plays("amber", end_turn()).tells("turn_started", seat=1, ap=3).plays("teal", end_turn()).shows(ap=3)


def test_S_5_2_four_players_have_two_action_points_and_the_scapegoat_three() -> None:
    table = scenario(turn="amber", bonus=1, violet="chapel").shows(ap=3)
    table.plays("amber", end_turn()).tells("turn_started", seat=1, ap=2).plays("teal", end_turn()).shows(ap=2)


def test_S_5_2_the_bonus_of_a_reelected_scapegoat_is_added() -> None:
    scenario(turn="amber", bonus=3).shows(ap=6)
    scenario(turn="amber", bonus=3, violet="chapel").shows(ap=5)


def test_S_5_2_without_action_points_nothing_that_costs_one() -> None:
    teal = {"at": "infirmary", "items": ["key"]}
    table = scenario(ap=0, guards={"dining_hall": 1}, teal=teal, rose={"at": "infirmary", "cash": 1})
    table.refuses("teal", move("dining_hall"), because="S-5.2")
    table.refuses("teal", use(take=["drug"]), because="S-5.2")
    table.refuses("teal", steal("rose", "cash"), because="S-5.2")
    table.refuses("teal", riot("dining_hall"), because="S-5.2")
    table.refuses("teal", drop("key"), because="S-5.2")


def test_S_5_2_without_action_points_no_blackmail() -> None:
    table = scenario(ap=0, amber={"blackmail": ["assembly"]}, turn="amber")
    table.refuses("amber", blackmail("assembly"), because="S-5.2")


def test_S_5_2_each_action_takes_its_point() -> None:
    table = scenario(teal="dining_hall").plays("teal", use()).shows(ap=2)
    table.plays("teal", move("infirmary")).shows(ap=1).plays("teal", use(take=["drug"])).shows(ap=0)


# -- S-5.3 -----------------------------------------------------------------------------------------


def test_S_5_3_a_player_may_stop_early() -> None:
    table = scenario(teal="chapel").offers("teal", end_turn()).plays("teal", move("radio_room"), end_turn())
    table.tells("turn_ended", seat=1, unused=2).shows(turn="rose")


def test_S_5_3_unused_points_are_lost() -> None:
    table = scenario(turn="amber").plays("amber", end_turn()).plays("teal", end_turn()).plays("rose", end_turn())
    table.plays("amber", call_vote(), vote("rose")).plays("teal", vote("rose")).plays("rose", vote("rose"))
    table.shows(turn="rose", ap=4).plays("rose", end_turn()).shows(turn="amber", ap=3)


def test_S_5_3_the_turn_does_not_end_by_itself_without_points() -> None:
    table = scenario(ap=1, teal="chapel").plays("teal", move("radio_room"))
    table.shows(ap=0, turn="teal").asks(("teal", "turn"))
    assert table.legal("teal") == [end_turn()]
    table.plays("teal", end_turn()).shows(turn="rose")


def test_S_5_3_nor_under_four_guards_without_points() -> None:
    table = scenario(ap=0, guards={"chapel": 4}, teal={"at": "chapel", "stamina": 1, "cash": 1})
    assert table.legal("teal") == [end_turn()]
    table.asks(("teal", "turn")).plays("teal", end_turn()).shows(turn="rose")


def test_S_5_3_a_turn_cannot_end_before_the_guards_are_moved() -> None:
    table = scenario(guards={"chapel": 1}, teal="radio_room").plays("teal", use())
    table.refuses("teal", end_turn(), because="S-12.2")
    table.plays("teal", move_guard("chapel", "laundry")).refuses("teal", end_turn(), because="S-12.2")


def test_S_5_3_a_turn_cannot_end_before_a_card_is_kept() -> None:
    teal = {"at": "wardens_office", "cash": 1}
    table = scenario(gold=["wardens_office"], teal=teal, blackmail_deck=["escort"]).plays("teal", use(pay="cash"))
    table.refuses("teal", end_turn(), because="S-12.12")
    table.plays("teal", keep("escort"), end_turn()).shows(turn="rose")
