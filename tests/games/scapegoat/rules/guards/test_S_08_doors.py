"""S-8.4, S-6.1 Where a player may go, S-7.2 the limit of a task, S-3 and S-4 what a round begins and ends with."""

from typing import Any

from tests.games.scapegoat.scenario import (
    bribe,
    call_vote,
    complete,
    end_turn,
    move,
    riot,
    scenario,
    use,
    vote,
)

TASK = {"element": "A", "prisoners": 1, "guards": 1, "items": []}


def test_S_8_4_the_first_and_the_last_location_can_be_sealed() -> None:
    scenario(guards={"chapel": 4}, teal="radio_room").does_not_offer("teal", move("chapel"))
    scenario(guards={"wardens_office": 4}, teal="guards_room").does_not_offer("teal", move("wardens_office"))


def test_S_8_4_four_guards_close_no_other_location() -> None:
    table = scenario(guards={"dining_hall": 4}, teal="radio_room")
    table.offers("teal", move("chapel")).does_not_offer("teal", move("dining_hall"))


def test_S_6_1_nobody_walks_to_where_they_stand() -> None:
    table = scenario(guards={"chapel": 4}, teal="chapel")
    table.refuses("teal", move("chapel"), because="S-6.1", saying="is where you stand", alone=True)


def test_S_6_4_everybody_is_told_whose_riot_brought_which_guard() -> None:
    table = scenario(guards={"chapel": 1}, teal="radio_room").plays("teal", riot("chapel"))
    table.tells("guard_moved", seat=1, **{"from": "chapel", "to": "radio_room"})


def test_S_6_5_where_no_task_lies_that_is_all_there_is_to_say() -> None:
    table = scenario(tasks={"laundry": TASK}, teal="chapel")
    table.refuses("teal", complete(), because="S-6.5", saying="no task in the Chapel", alone=True)


def test_S_9_2_the_refusal_counts_the_guards_that_watch() -> None:
    table = scenario(tasks={"laundry": TASK}, guards={"laundry": 2}, teal="laundry", rose="chapel")
    table.refuses("teal", complete(), because="S-9.2", saying="at most 1 guard here; watching: 2", alone=True)


def test_S_7_2_alternative_a_false_alarm_counts_against_the_limit_and_bribes_do_not() -> None:
    fields: dict[str, Any] = {"rulings": ["S-7.2"], "tasks": {"laundry": TASK}, "teal": {"at": "laundry", "cash": 1}}
    table = scenario(**fields, guards={"laundry": 1}, effects={"false_alarm": 1}).plays("teal", bribe())
    table.refuses("teal", complete(), because="S-9.2", saying="watching: 2", alone=True)
    scenario(**fields, guards={"laundry": 1}).plays("teal", bribe(), complete()).shows(teal={"plan": "A"})


def test_S_9_5_the_first_player_gets_the_reward_like_the_others() -> None:
    table = scenario(
        scapegoat="rose", tasks={"laundry": TASK}, task_deck=["drug_the_warden"], teal="laundry", amber="chapel"
    )
    table.plays("teal", complete()).tells("element_marked", seat=0)


def test_S_6_2_a_new_turn_begins_with_every_location_unused() -> None:
    table = scenario(turn="teal", rose="chapel", teal={"blackmail": ["patrol"]}).plays("teal", end_turn())
    table.shows(turn="rose", used=[]).offers("rose", use(target="teal"))


def test_S_3_2_the_new_guard_may_come_to_every_location() -> None:
    rounds = (scenario(turn="rose", seed=seed).plays("rose", end_turn()) for seed in range(80))
    assert len({table.events[-1]["at"] for table in rounds}) == 12


def test_S_3_4_the_guards_win_for_nobody() -> None:
    guards = {"chapel": 4, "laundry": 4, "workshop": 4, "infirmary": 4, "dining_hall": 4}
    table = scenario(turn="rose", round=13, guards=guards).plays("rose", end_turn())
    table.ends("guards", [])
    assert table.events[-1] == {"type": "game_ended", "reason": "guards"}


def test_S_4_4_the_first_player_is_elected_by_most_votes_whatever_the_scapegoat_says() -> None:
    table = scenario(phase="negotiation", scapegoat="teal", violet="chapel").plays("teal", call_vote())
    table.plays("teal", vote("rose")).plays("amber", vote("amber")).plays("rose", vote("amber"))
    table.plays("violet", vote("amber")).tells("elected", seat=0, bonus=1, tied=[]).shows(scapegoat="amber")


def test_S_4_3_everybody_is_told_who_called_the_vote() -> None:
    table = scenario(phase="negotiation", scapegoat="rose").plays("rose", call_vote()).tells("vote_called", seat=2)
    table.asks(("amber", "vote"), ("teal", "vote"), ("rose", "vote"))


def test_S_8_3_under_three_guards_and_without_points_a_free_function_is_still_offered() -> None:
    table = scenario(gold=["recreation_room"], guards={"recreation_room": 3}, teal="recreation_room", ap=0)
    table.offers("teal", use()).plays("teal", use()).shows(teal={"cash": 1}, ap=0)


def test_S_8_3_with_exactly_the_points_that_work_costs_it_is_offered() -> None:
    scenario(teal="infirmary", ap=1).offers("teal", use(take=["drug"]))
    scenario(guards={"infirmary": 2}, teal="infirmary", ap=2).offers("teal", use(take=["drug"]))
    scenario(guards={"infirmary": 2}, teal="infirmary", ap=1).does_not_offer("teal", use(take=["drug"]))


def test_S_6_5_where_no_task_lies_the_conditions_of_others_do_not_count() -> None:
    table = scenario(tasks={"laundry": {**TASK, "items": ["key"]}}, teal="chapel")
    table.refuses("teal", complete(), because="S-6.5", alone=True)
