"""S-4 Election."""

from typing import Any

import pytest

from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.kernel.game import Json
from alcatraz.records.record import record, replay
from tests.games.scapegoat.scenario import (
    Prison,
    accept,
    blackmail,
    bribe,
    call_vote,
    complete,
    decline,
    done,
    drop,
    end_turn,
    hand_over,
    keep,
    leave_behind,
    move,
    move_guard,
    riot,
    scenario,
    stamina,
    steal,
    trade,
    use,
    vote,
)


def voting(**fields: Any) -> Prison:
    return scenario(phase="voting", round=2, **fields)


def unanimous(table: Prison, who: str) -> Prison:
    return table.plays("amber", vote(who)).plays("teal", vote(who)).plays("rose", vote(who))


# -- S-4.1 -----------------------------------------------------------------------------------------


def test_S_4_1_everybody_votes() -> None:
    table = voting(violet="chapel").asks(("amber", "vote"), ("teal", "vote"), ("rose", "vote"), ("violet", "vote"))
    table.plays("violet", vote("teal")).plays("amber", vote("teal")).plays("rose", vote("teal"))
    table.shows(phase="voting").asks(("teal", "vote"))
    table.plays("teal", vote("amber")).shows(phase="actions", scapegoat="teal")


def test_S_4_1_nobody_votes_twice() -> None:
    table = voting().plays("teal", vote("rose"))
    table.is_out_of_turn("teal", vote("amber"), because="S-4.1").asks(("amber", "vote"), ("rose", "vote"))


def test_S_4_1_one_may_vote_for_oneself() -> None:
    table = voting().offers("teal", vote("teal"), vote("amber"), vote("rose"))
    unanimous(table, "teal").shows(scapegoat="teal")


def test_S_4_1_one_cannot_vote_for_somebody_who_is_not_at_the_table() -> None:
    voting().calls_malformed("teal", vote("violet"))


def test_S_4_1_every_round_has_an_election() -> None:
    table = unanimous(voting(), "teal").plays("teal", end_turn()).plays("rose", end_turn()).plays("amber", end_turn())
    table.shows(round=3, phase="negotiation", votes=[None, None, None]).asks(("teal", "negotiation"))


# -- S-4.2 -----------------------------------------------------------------------------------------

ONE_MOVE_OF_EACH_TYPE: list[Json] = [
    call_vote(),
    vote("rose"),
    move("chapel"),
    use(),
    move_guard("chapel", "laundry"),
    done(),
    keep("patrol"),
    {"type": "choose", "card": "patrol"},
    steal("rose", "key"),
    hand_over("key"),
    riot("chapel"),
    complete(("rose", "key")),
    drop("key"),
    blackmail("assembly"),
    trade("rose", give=["key"]),
    accept(),
    decline(),
    bribe(),
    stamina(),
    end_turn(),
    leave_behind("rose"),
]


def test_S_4_2_speaking_is_not_a_move() -> None:
    scenario(phase="negotiation").calls_malformed("amber", {"type": "say", "text": "Vote for rose with me."})


def test_S_4_2_these_are_all_types_of_moves() -> None:
    assert [said["type"] for said in ONE_MOVE_OF_EACH_TYPE] == list(MOVES.types)


@pytest.mark.parametrize("said", ONE_MOVE_OF_EACH_TYPE, ids=lambda said: said["type"])
def test_S_4_2_no_move_carries_a_message(said: Json) -> None:
    table = scenario()
    assert table.table.read_move(1, said) >= 0
    table.calls_malformed("teal", {**said, "text": "between you and me"})
    table.calls_malformed("teal", {**said, "to_seat": 2})


def test_S_4_2_all_talk_is_one_public_list() -> None:
    table = scenario(phase="negotiation")
    said = {"id": 1, "seat": 1, "round": 1, "type": "say", "text": "Rose, it should be you."}
    table.table.talk.append(said)
    written = record(table.table)
    assert written["talk"] == [said]
    assert replay(GAME, written).talk == [said]


# -- S-4.3 -----------------------------------------------------------------------------------------


def test_S_4_3_the_current_scapegoat_calls_the_vote() -> None:
    table = scenario(phase="negotiation", scapegoat="rose").asks(("rose", "negotiation"))
    assert table.legal("rose") == [call_vote()]
    table.plays("rose", call_vote()).tells("vote_called", seat=2).shows(phase="voting", scapegoat="rose")


def test_S_4_3_everybody_is_told_who_called_the_vote() -> None:
    scenario(phase="negotiation", scapegoat="amber").plays("amber", call_vote()).tells("vote_called", seat=0)
    scenario(phase="negotiation", scapegoat="teal").plays("teal", call_vote()).tells("vote_called", seat=1)


def test_S_4_3_nobody_else_calls_the_vote() -> None:
    scenario(phase="negotiation").is_out_of_turn("teal", call_vote(), because="S-4.3")


def test_S_4_3_there_is_no_vote_before_it_is_called() -> None:
    table = scenario(phase="negotiation").refuses("amber", vote("rose"), because="S-4.3")
    table.is_out_of_turn("rose", vote("amber"), because="S-4.3")


def test_S_4_3_the_vote_is_called_once() -> None:
    voting().refuses("amber", call_vote(), because="S-4.3")


def test_S_4_3_a_clock_may_call_it_after_two_minutes() -> None:
    assert GAME.rulebook.number("S-4.3", "minutes") == 2


# -- S-4.4 -----------------------------------------------------------------------------------------


def test_S_4_4_a_vote_is_secret_until_all_are_in() -> None:
    table = voting().plays("teal", vote("rose"))
    assert table.events_seen_by("amber") == [{"type": "voted", "seat": 1}]
    assert table.events_seen_by(None) == [{"type": "voted", "seat": 1}]
    assert table.view("amber")["votes"] == [None, None, None]
    assert table.view("amber")["voted"] == [1]


def test_S_4_4_one_knows_ones_own_vote() -> None:
    table = voting().plays("teal", vote("rose"))
    assert table.events_seen_by("teal") == [{"type": "voted", "seat": 1, "for": 2}]
    assert table.view("teal")["votes"] == [None, 2, None]


def test_S_4_4_all_votes_are_revealed_together() -> None:
    table = voting().plays("teal", vote("rose")).plays("rose", vote("teal")).does_not_tell("votes_revealed")
    table.plays("amber", vote("teal"))
    assert {"type": "votes_revealed", "votes": [1, 2, 1]} in table.events_seen_by(None)
    table.shows(phase="actions", votes=[None, None, None])


def test_S_4_4_most_votes_win_whatever_the_last_scapegoat_voted() -> None:
    table = voting().plays("amber", vote("teal")).plays("teal", vote("rose")).plays("rose", vote("rose"))
    table.tells("elected", seat=2, bonus=1, tied=[]).shows(scapegoat="rose")


def test_S_4_4_two_votes_beat_one_and_one() -> None:
    table = voting(violet="chapel").plays("amber", vote("amber")).plays("teal", vote("teal"))
    table.plays("rose", vote("violet")).plays("violet", vote("violet")).tells("elected", seat=3, tied=[])
    table.shows(scapegoat="violet")


# -- S-4.5 -----------------------------------------------------------------------------------------


def test_S_4_5_at_one_vote_each_the_last_scapegoats_vote_decides() -> None:
    table = voting().plays("amber", vote("rose")).plays("teal", vote("amber")).plays("rose", vote("teal"))
    table.tells("elected", seat=2, tied=[0, 1, 2]).shows(scapegoat="rose")


def test_S_4_5_the_last_scapegoat_may_so_elect_themselves() -> None:
    table = voting(scapegoat="teal").plays("amber", vote("amber")).plays("rose", vote("rose"))
    table.plays("teal", vote("teal")).shows(scapegoat="teal", bonus=2)


def test_S_4_5_at_two_against_two_the_last_scapegoats_vote_decides() -> None:
    table = voting(violet="chapel", scapegoat="rose").plays("amber", vote("teal")).plays("teal", vote("violet"))
    table.plays("rose", vote("teal")).plays("violet", vote("violet"))
    table.tells("elected", seat=1, tied=[1, 3]).shows(scapegoat="teal")


def test_S_4_5_at_two_against_two_it_may_be_the_other_one() -> None:
    table = voting(violet="chapel", scapegoat="rose").plays("amber", vote("teal")).plays("teal", vote("teal"))
    table.plays("rose", vote("violet")).plays("violet", vote("violet")).shows(scapegoat="violet")


def test_S_4_5_at_one_vote_for_each_of_four_the_last_scapegoats_vote_decides() -> None:
    table = voting(violet="chapel").plays("amber", vote("teal")).plays("teal", vote("rose"))
    table.plays("rose", vote("violet")).plays("violet", vote("amber"))
    table.tells("elected", seat=1, tied=[0, 1, 2, 3]).shows(scapegoat="teal")


# -- S-4.6 -----------------------------------------------------------------------------------------


def test_S_4_6_the_scapegoat_has_one_action_point_more() -> None:
    table = unanimous(voting(), "teal").shows(scapegoat="teal", turn="teal", bonus=1, ap=4)
    table.plays("teal", end_turn()).shows(turn="rose", ap=3)


def test_S_4_6_reelected_two_more() -> None:
    unanimous(voting(bonus=1), "amber").shows(scapegoat="amber", bonus=2, ap=5)


def test_S_4_6_reelected_again_three_more() -> None:
    unanimous(voting(bonus=2), "amber").shows(scapegoat="amber", bonus=3, ap=6)


def test_S_4_6_never_more_than_three() -> None:
    unanimous(voting(bonus=3), "amber").tells("elected", seat=0, bonus=3).shows(bonus=3, ap=6)


def test_S_4_6_a_new_scapegoat_starts_at_one() -> None:
    unanimous(voting(bonus=3), "rose").shows(scapegoat="rose", bonus=1, ap=4)


def test_S_4_6_after_a_break_one_starts_at_one_again() -> None:
    table = unanimous(voting(bonus=3), "teal").shows(scapegoat="teal", bonus=1)
    table.plays("teal", end_turn()).plays("rose", end_turn()).plays("amber", end_turn()).plays("teal", call_vote())
    unanimous(table, "amber").shows(scapegoat="amber", bonus=1, ap=4)


def test_S_4_6_a_tie_broken_for_oneself_is_a_reelection_too() -> None:
    table = voting(bonus=2).plays("teal", vote("rose")).plays("rose", vote("teal")).plays("amber", vote("amber"))
    table.shows(scapegoat="amber", bonus=3)


# -- S-4.7 -----------------------------------------------------------------------------------------


def test_S_4_7_only_the_scapegoat_plays_blackmail() -> None:
    hand = {"blackmail": ["assembly"]}
    scenario(teal=hand, scapegoat="teal").offers("teal", blackmail("assembly"))
    scenario(teal=hand, scapegoat="amber").refuses("teal", blackmail("assembly"), because="S-6.7")


def test_S_4_7_cards_stay_in_hand_until_their_owner_is_elected() -> None:
    table = unanimous(voting(teal={"blackmail": ["assembly"]}), "teal")
    table.plays("teal", blackmail("assembly")).shows(teal={"blackmail": []})


def test_S_4_7_the_scapegoat_may_not_complete_a_task() -> None:
    able = {"at": "chapel", "items": ["key", "clothes"]}
    table = scenario(tasks={"chapel": "make_a_duplicate_key"}, amber=able, turn="amber")
    table.refuses("amber", complete(("amber", "key"), ("amber", "clothes")), because="S-6.5")


def test_S_4_7_the_scapegoat_gets_no_reward_from_a_task() -> None:
    teal = {"at": "chapel", "items": ["key", "clothes"]}
    table = scenario(tasks={"chapel": "make_a_duplicate_key"}, task_deck=["dig_the_tunnel"], amber="chapel", teal=teal)
    table.plays("teal", complete(("teal", "key"), ("teal", "clothes")))
    table.shows(amber={"plan": ""}, teal={"plan": "A"}, rose={"plan": "B"})
