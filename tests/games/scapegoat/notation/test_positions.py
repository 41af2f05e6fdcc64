"""Positions as JSON: what may be left out, what must come back unchanged, and what is refused with all its reasons."""

from typing import Any

import pytest

from alcatraz.games.scapegoat.game import GAME
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from tests.games.scapegoat.scenario import (
    Prison,
    accept,
    blackmail,
    call_vote,
    complete,
    decline,
    done,
    end_turn,
    keep,
    leave_behind,
    move,
    move_guard,
    new_game,
    scenario,
    trade,
    vote,
)

THREE: list[Json] = [{"at": "chapel"}, {"at": "laundry"}, {"at": "laundry"}]
YARD = ["key", "knife", "clothes", "drug", "tool"]


def loaded(seed: int = 1, **fields: Any) -> Json:
    """The complete position that these few fields stand for."""
    return Prison.load(GAME, {"players": THREE, **fields}, seed).position


def reasons(**fields: Any) -> list[tuple[str, object]]:
    """Why the position is refused: every reason, with the field it speaks of."""
    with pytest.raises(ContractError) as error:
        GAME.load({"players": THREE, **fields}, 1)
    assert error.value.kind == "bad_position"
    return [(problem.id, problem.args.get("field")) for problem in error.value.problems]


def comes_back(table: Prison) -> bool:
    """Whether the position, loaded with another seed, is the same position."""
    return Prison.load(GAME, table.position, seed=99).position == table.position


# -- defaults --------------------------------------------------------------------------------------


def test_only_the_places_of_the_players_must_be_named() -> None:
    position = loaded()
    assert position["players"][1] == {
        "at": "laundry",
        "stamina": 0,
        "cash": 0,
        "items": [],
        "plan": "",
        "blackmail": [],
    }
    assert (position["format"], position["game"], position["round"]) == (1, "scapegoat", 1)


def test_by_default_the_tiles_lie_in_the_order_of_their_ids_silver_side_up() -> None:
    position = loaded()
    assert position["layout"] == [
        ["chapel", "radio_room", "dining_hall", "infirmary"],
        ["exercise_yard", "visiting_area", "workshop", "recreation_room"],
        ["cell_block", "laundry", "guards_room", "wardens_office"],
    ]
    assert position["gold"] == []


def test_by_default_there_are_no_guards_and_no_tasks() -> None:
    position = loaded()
    assert set(position["guards"].values()) == {0}
    assert len(position["guards"]) == 12
    assert position["tasks"] == {}


def test_by_default_it_is_the_scapegoats_turn_with_full_action_points() -> None:
    position = loaded()
    assert (position["phase"], position["scapegoat"], position["bonus"]) == ("actions", 0, 1)
    assert (position["turn"]["seat"], position["turn"]["ap"]) == (0, 4)
    assert (position["turn"]["used"], position["turn"]["bribes"], position["turn"]["offers"]) == ([], {}, 0)


def test_full_action_points_depend_on_seat_bonus_players_and_assembly() -> None:
    assert loaded(scapegoat=1, bonus=3)["turn"] == {**loaded()["turn"], "seat": 1, "ap": 6}
    assert loaded(turn={"seat": 2})["turn"]["ap"] == 3
    assert loaded(turn={"seat": 2}, effects={"assembly": 1})["turn"]["ap"] == 2
    assert loaded(players=[*THREE, {"at": "chapel"}], turn={"seat": 3})["turn"]["ap"] == 2


def test_by_default_nothing_is_in_effect_and_nothing_is_pending() -> None:
    position = loaded()
    assert position["effects"] == {"assembly": 0, "false_alarm": 0, "lockdown": [], "isolated": []}
    assert (position["votes"], position["pending"], position["outcome"]) == ([None, None, None], None, None)


def test_by_default_the_decks_hold_every_card_not_seen_elsewhere() -> None:
    position = loaded(
        players=[{"at": "chapel", "blackmail": ["escort"]}, *THREE[1:]],
        blackmail_discard=["patrol"],
        tasks={"chapel": "start_a_fire"},
    )
    assert len(position["blackmail_deck"]) == 9
    assert not {"escort", "patrol"} & set(position["blackmail_deck"])
    assert len(position["task_deck"]) == 29
    assert "start_a_fire" not in position["task_deck"]
    assert position["task_deck_known"] == 0


def test_by_default_the_decks_are_shuffled_by_the_seed() -> None:
    assert loaded(seed=1) == loaded(seed=1)
    assert loaded(seed=1)["task_deck"] != loaded(seed=2)["task_deck"]
    assert set(loaded(seed=1)["task_deck"]) == set(loaded(seed=2)["task_deck"])


def test_a_listed_deck_may_be_short() -> None:
    position = loaded(task_deck=["dig_the_tunnel"], blackmail_deck=["escort", "lockdown"])
    assert position["task_deck"] == ["dig_the_tunnel"]
    assert position["blackmail_deck"] == ["escort", "lockdown"]


def test_outside_the_actions_phase_there_is_no_turn() -> None:
    assert loaded(phase="negotiation")["turn"] is None
    assert loaded(phase="voting", turn=None)["turn"] is None


# -- item tokens -----------------------------------------------------------------------------------


def test_by_default_the_tokens_fill_the_board() -> None:
    items = loaded()["items"]
    assert items["infirmary"] == ["drug", "drug", "drug"]
    assert items["exercise_yard"] == YARD
    assert items["visiting_area"] == [*YARD, "gun"]
    assert (len(items), sum(len(tokens) for tokens in items.values())) == (12, 26)


def test_S_11_1_tokens_in_hands_are_missing_where_dropped_tokens_come_last() -> None:
    items = loaded(players=[{"at": "chapel", "items": ["key", "key", "gun"]}, *THREE[1:]])["items"]
    assert items["guards_room"] == ["key", "key", "key"]
    assert items["exercise_yard"] == ["knife", "clothes", "drug", "tool"]
    assert items["visiting_area"] == ["knife", "clothes", "drug", "tool"]


def test_a_named_place_holds_exactly_what_is_said() -> None:
    items = loaded(items={"infirmary": ["drug"], "chapel": []})["items"]
    assert items["infirmary"] == ["drug"]
    assert items["exercise_yard"] == YARD
    assert items["visiting_area"] == [*YARD, "gun"]


def test_S_11_1_tokens_not_placed_go_to_the_places_not_named() -> None:
    items = loaded(items={"infirmary": [], "exercise_yard": []})["items"]
    assert items["visiting_area"] == [*YARD, "gun"]
    assert items["workshop"] == ["tool", "tool", "tool"]
    assert (items["infirmary"], items["exercise_yard"]) == ([], [])


# -- the way there and back ------------------------------------------------------------------------


def test_a_new_game_comes_back_unchanged() -> None:
    assert comes_back(new_game(players=3, seed=5))
    assert comes_back(new_game(players=4, seed=6, sides="random"))


def test_a_game_in_the_middle_of_a_turn_comes_back_unchanged() -> None:
    turn = {
        "seat": "teal",
        "ap": 1,
        "stamina_used": True,
        "stolen": True,
        "used": ["chapel", "laundry"],
        "bribes": {"laundry": 2},
        "offers": 3,
        "refused": [{"with": 2, "give": ["key"], "give_cash": 0, "take": [], "take_cash": 1}],
    }
    table = scenario(
        turn=turn, guards={"laundry": 3}, gold=["chapel"], effects={"lockdown": ["chapel"], "isolated": [2]}
    )
    table.shows(turn="teal", ap=1, used=["chapel", "laundry"], bribes={"laundry": 2}, offers=3)
    assert table.position["turn"]["refused"] == turn["refused"]
    assert comes_back(table)


def test_a_game_between_two_votes_comes_back_unchanged() -> None:
    table = scenario(turn="rose").plays("rose", end_turn()).plays("amber", call_vote(), vote("teal"))
    table.shows(votes=[1, None, None], phase="voting", round=2)
    assert comes_back(table)


def test_a_game_that_is_over_comes_back_unchanged() -> None:
    easy = {"element": "F", "prisoners": 1, "guards": 0, "items": []}
    table = scenario(tasks={"chapel": easy}, teal={"at": "chapel", "plan": "ABCDE"}).plays("teal", complete())
    table.ends("escape", winners=["teal", "rose"])
    assert comes_back(table)
    again = Prison.load(GAME, table.position).ends("escape", winners=["teal", "rose"], because=("S-10.2", "S-10.6"))
    again.asks()


def test_a_game_lost_to_the_guards_comes_back_unchanged() -> None:
    full = {"chapel": 4, "radio_room": 4, "dining_hall": 4, "infirmary": 4, "workshop": 4}
    table = scenario(guards=full, turn="rose").plays("rose", end_turn()).ends("guards", winners=[])
    assert comes_back(table)


def test_a_task_described_by_hand_comes_back_unchanged() -> None:
    by_hand = {"element": "B", "prisoners": 1, "guards": 2, "items": ["tool"]}
    table = scenario(tasks={"workshop": by_hand, "chapel": "make_a_duplicate_key"})
    assert table.position["tasks"] == {"chapel": "make_a_duplicate_key", "workshop": by_hand}
    assert comes_back(table)


def test_a_loaded_game_draws_the_same_chance_as_the_original() -> None:
    table = new_game(players=3, seed=7)
    first = table.position["scapegoat"]
    again = Prison.load(GAME, table.position, seed=99)
    table.plays(first, end_turn()).plays((first + 1) % 3, end_turn()).plays((first + 2) % 3, end_turn())
    again.plays(first, end_turn()).plays((first + 1) % 3, end_turn()).plays((first + 2) % 3, end_turn())
    assert again.position == table.position
    assert again.position["round"] == 2


def test_without_the_state_of_chance_the_seed_decides() -> None:
    position = {**scenario(turn="rose").position}
    del position["chance"]
    table = Prison.load(GAME, position, seed=1).plays("rose", end_turn())
    other = Prison.load(GAME, position, seed=3).plays("rose", end_turn())
    assert table.position["guards"] != other.position["guards"]


# -- pending choices -------------------------------------------------------------------------------


def test_a_pending_trade_loads_and_is_answered() -> None:
    offer = {"with": 2, "give": ["key"], "give_cash": 0, "take": [], "take_cash": 1}
    table = scenario(teal={"items": ["key"]}, rose={"cash": 1}, pending={"kind": "trade", **offer})
    table.asks(("rose", "trade_answer")).shows(offers=1)
    assert comes_back(table)
    table.plays("rose", accept()).shows(rose={"items": ["key"], "cash": 0}, teal={"items": [], "cash": 1}, pending=None)


def test_a_pending_trade_that_is_declined_is_remembered() -> None:
    offer = {"with": 2, "give": ["key"], "give_cash": 0, "take": [], "take_cash": 0}
    table = scenario(teal={"items": ["key"]}, pending={"kind": "trade", **offer}).plays("rose", decline())
    assert table.position["turn"]["refused"] == [offer]
    table.refuses("teal", trade("rose", give=["key"]), because="S-7.1")


def test_the_sixth_offer_may_be_pending() -> None:
    pending = {"kind": "trade", "with": 2, "give": ["key"], "give_cash": 0, "take": [], "take_cash": 0}
    table = scenario(teal={"items": ["key"]}, turn={"seat": "teal", "offers": 6}, pending=pending)
    table.plays("rose", accept()).shows(offers=6).refuses("teal", trade("rose", take=["key"]), because="S-7.1")


def test_a_pending_move_of_guards_loads_and_goes_on() -> None:
    table = scenario(guards={"chapel": 2}, pending={"kind": "move_guard", "left": 2})
    assert comes_back(table)
    table.asks(("teal", "move_guard")).does_not_offer("teal", done())
    table.plays("teal", move_guard("chapel", "laundry"), done()).asks(("teal", "turn"))


def test_the_second_move_of_guards_loads_and_may_be_left_out() -> None:
    table = scenario(guards={"chapel": 2}, pending={"kind": "move_guard", "left": 1})
    table.offers("teal", done()).plays("teal", done()).shows(pending=None, guards={"chapel": 2})


def test_a_pending_choice_of_a_card_loads_and_goes_on() -> None:
    pending = {"kind": "keep", "cards": ["escort", "patrol"]}
    table = scenario(gold=["wardens_office"], pending=pending, blackmail_discard=["assembly"])
    assert not {"escort", "patrol"} & set(table.position["blackmail_deck"])
    assert comes_back(table)
    table.plays("teal", keep("escort")).shows(teal={"blackmail": ["escort"]}, blackmail_discard=["patrol", "assembly"])


def test_a_pending_tie_loads_and_is_decided() -> None:
    table = scenario(
        amber={"plan": "ABCD"},
        teal={"plan": "EF"},
        rose={"plan": "EF"},
        pending={"kind": "leave_behind", "tied": [1, 2]},
    )
    assert comes_back(table)
    table.asks(("amber", "leave_behind")).plays("amber", leave_behind("rose"))
    table.ends("escape", winners=["amber", "teal"], because=("S-10.5",))


def test_S_10_1_a_position_in_which_the_plan_is_complete_loads_and_goes_on() -> None:
    table = scenario(teal={"at": "chapel", "plan": "ABC"}, rose={"plan": "DEF"})
    table.goes_on().plays("teal", move("radio_room"), end_turn()).goes_on().asks(("rose", "turn"))


# -- positions need not be reachable ---------------------------------------------------------------


def test_twenty_guards_any_round_and_any_plan_are_accepted() -> None:
    full = {"chapel": 4, "radio_room": 4, "dining_hall": 4, "infirmary": 4, "workshop": 4}
    position = loaded(guards=full, round=40, players=[{"at": "chapel", "plan": "ABCDEF"}, *THREE[1:]])
    assert sum(position["guards"].values()) == 20
    assert (position["round"], position["players"][0]["plan"]) == (40, "ABCDEF")


def test_lists_and_plans_may_be_written_in_any_order() -> None:
    sheet = {"at": "chapel", "plan": "CA", "items": ["gun", "key"], "blackmail": ["patrol", "escort"]}
    position = loaded(players=[sheet, *THREE[1:]])
    assert position["players"][0]["plan"] == "AC"
    assert position["players"][0]["items"] == ["key", "gun"]
    assert position["players"][0]["blackmail"] == ["escort", "patrol"]


# -- refusals: board -------------------------------------------------------------------------------


def test_refused_five_guards_in_a_place() -> None:
    assert reasons(guards={"laundry": 5}) == [("json-not-an-integer", "guards.laundry")]


def test_refused_more_than_twenty_guards() -> None:
    full = {"chapel": 4, "radio_room": 4, "dining_hall": 4, "infirmary": 4, "workshop": 4, "laundry": 1}
    assert reasons(guards=full) == [("scapegoat-guards-over", "guards")]


def test_refused_guards_that_are_no_number() -> None:
    assert reasons(guards={"laundry": "two"}) == [("json-not-an-integer", "guards.laundry")]
    assert reasons(guards={"laundry": True}) == [("json-not-an-integer", "guards.laundry")]
    assert reasons(guards={"laundry": -1}) == [("json-not-an-integer", "guards.laundry")]


def test_refused_a_twenty_seventh_token() -> None:
    holding = [{"at": "chapel", "items": ["gun"]}, *THREE[1:]]
    assert reasons(players=holding, items={"visiting_area": ["gun"]}) == [("scapegoat-too-many-tokens", "items")]


def test_refused_a_sixth_key() -> None:
    holding = [{"at": "chapel", "items": ["key", "key", "key"]}, *THREE[1:]]
    everywhere = {"guards_room": ["key", "key", "key"]}
    assert reasons(players=holding, items=everywhere) == [("scapegoat-too-many-tokens", "items")]


def test_refused_an_item_where_it_has_no_space() -> None:
    assert reasons(items={"chapel": ["key"]}) == [("scapegoat-no-space", "items.chapel")]
    assert reasons(items={"exercise_yard": ["key", "key"]}) == [("scapegoat-no-space", "items.exercise_yard")]


def test_refused_a_layout_that_is_not_three_rows_of_four() -> None:
    assert reasons(layout=[["chapel"]]) == [("scapegoat-layout-shape", "layout")]
    assert reasons(layout="random") == [("scapegoat-layout-shape", "layout")]


def test_refused_a_layout_with_a_location_twice() -> None:
    layout = loaded()["layout"]
    assert reasons(layout=[["radio_room", *layout[0][1:]], *layout[1:]]) == [("scapegoat-layout-missing", "layout")]


def test_refused_a_layout_with_an_unknown_location() -> None:
    layout = loaded()["layout"]
    unknown = reasons(layout=[["pool", *layout[0][1:]], *layout[1:]])
    assert unknown == [("json-not-one-of", "layout"), ("scapegoat-layout-missing", "layout")]


def test_refused_unknown_locations() -> None:
    assert reasons(gold=["kitchen"]) == [("json-not-one-of", "gold[0]")]
    assert reasons(guards={"kitchen": 1}) == [("json-unknown-name", "guards.kitchen")]
    assert reasons(tasks={"kitchen": "start_a_fire"}) == [("json-unknown-name", "tasks.kitchen")]


def test_refused_an_unknown_item_on_the_board() -> None:
    assert reasons(items={"infirmary": ["spoon"]}) == [("json-not-one-of", "items.infirmary[0]")]


# -- refusals: tasks -------------------------------------------------------------------------------


def test_refused_two_tasks_with_equal_elements() -> None:
    equal = {"chapel": "start_a_fire", "laundry": "make_a_duplicate_key"}
    assert reasons(tasks=equal) == [("scapegoat-elements-equal", "tasks")]


def test_refused_equal_elements_also_of_a_task_described_by_hand() -> None:
    by_hand = {"element": "A", "prisoners": 1, "guards": 2, "items": ["tool"]}
    assert reasons(tasks={"chapel": "start_a_fire", "laundry": by_hand}) == [("scapegoat-elements-equal", "tasks")]


def test_refused_more_than_three_tasks() -> None:
    four = {
        "chapel": "start_a_fire",
        "laundry": "dig_the_tunnel",
        "workshop": "drain_the_shaft",
        "infirmary": "drug_the_warden",
    }
    assert reasons(tasks=four) == [("scapegoat-tasks-over", "tasks")]


def test_refused_an_unknown_task() -> None:
    assert reasons(tasks={"chapel": "bake_a_cake"}) == [("scapegoat-unknown-task", "tasks.chapel")]
    assert reasons(task_deck=["bake_a_cake"]) == [("scapegoat-unknown-task", "task_deck[0]")]


def test_refused_a_task_card_twice() -> None:
    twice = reasons(tasks={"chapel": "start_a_fire"}, task_deck=["dig_the_tunnel", "start_a_fire"])
    assert twice == [("scapegoat-task-twice", "task_deck[1]")]


def test_refused_a_task_described_without_all_its_parts() -> None:
    by_hand = {"element": "G", "prisoners": 1, "items": ["gun"], "reward": "A"}
    assert reasons(tasks={"chapel": by_hand}) == [
        ("json-not-one-of", "tasks.chapel.element"),
        ("json-missing", "tasks.chapel.guards"),
        ("json-not-one-of", "tasks.chapel.items[0]"),
        ("json-unknown-field", "tasks.chapel.reward"),
    ]


def test_refused_more_known_cards_than_the_deck_has() -> None:
    known = reasons(task_deck=["dig_the_tunnel"], task_deck_known=2)
    assert known == [("json-not-an-integer", "task_deck_known")]


# -- refusals: sheets and cards --------------------------------------------------------------------


def test_refused_a_sheet_over_its_limit() -> None:
    over = [{"at": "chapel", "items": ["key"] * 4}, {"at": "chapel", "cash": 4}, {"at": "chapel", "stamina": 4}]
    assert reasons(players=over) == [
        ("scapegoat-sheet-over", "players[0].items"),
        ("json-not-an-integer", "players[1].cash"),
        ("json-not-an-integer", "players[2].stamina"),
    ]


def test_refused_a_hand_over_its_limit() -> None:
    over = [{"at": "chapel", "blackmail": ["escort", "patrol", "assembly"]}, *THREE[1:]]
    assert reasons(players=over) == [("scapegoat-hand-over", "players[0].blackmail")]


def test_refused_a_blackmail_card_twice_in_a_hand() -> None:
    twice = [{"at": "chapel", "blackmail": ["escort", "escort"]}, *THREE[1:]]
    assert reasons(players=twice) == [("scapegoat-card-twice", "players[0].blackmail")]


def test_refused_a_blackmail_card_in_two_places() -> None:
    holding = [{"at": "chapel", "blackmail": ["escort"]}, *THREE[1:]]
    assert [reason for reason, _ in reasons(players=holding, blackmail_discard=["escort"])] == ["scapegoat-card-twice"]
    assert [reason for reason, _ in reasons(players=holding, blackmail_deck=["escort"])] == ["scapegoat-card-twice"]
    assert [reason for reason, _ in reasons(players=[*holding[:1], *holding[:1], THREE[2]])] == ["scapegoat-card-twice"]


def test_refused_a_drawn_card_that_is_also_in_the_deck() -> None:
    twice = reasons(
        gold=["wardens_office"], pending={"kind": "keep", "cards": ["escort"]}, blackmail_deck=["escort", "patrol"]
    )
    assert [reason for reason, _ in twice] == ["scapegoat-card-twice"]


def test_refused_an_element_twice_or_unknown_in_a_plan() -> None:
    assert reasons(players=[{"at": "chapel", "plan": "AA"}, *THREE[1:]]) == [("scapegoat-plan", "players[0].plan")]
    assert reasons(players=[{"at": "chapel", "plan": "G"}, *THREE[1:]]) == [("scapegoat-plan", "players[0].plan")]
    assert reasons(players=[{"at": "chapel", "plan": ["A"]}, *THREE[1:]]) == [("scapegoat-plan", "players[0].plan")]


def test_refused_a_player_who_is_nowhere() -> None:
    assert reasons(players=[{"cash": 1}, {"at": "kitchen"}, THREE[2]]) == [
        ("json-missing", "players[0].at"),
        ("json-not-one-of", "players[1].at"),
    ]


def test_refused_two_or_five_players_or_none() -> None:
    assert reasons(players=THREE[:2]) == [("error-players", "players")]
    assert reasons(players=[*THREE, *THREE[:2]]) == [("error-players", "players")]
    with pytest.raises(ContractError) as error:
        GAME.load({}, 1)
    assert [problem.id for problem in error.value.problems] == ["json-missing"]


# -- refusals: seats, turn and effects -------------------------------------------------------------


def test_refused_a_seat_that_does_not_exist() -> None:
    assert reasons(scapegoat=3) == [("json-not-an-integer", "scapegoat")]
    assert reasons(turn={"seat": 3}) == [("json-not-an-integer", "turn.seat")]
    assert reasons(effects={"isolated": [3]}) == [("json-not-an-integer", "effects.isolated[0]")]
    assert reasons(phase="voting", votes=[3, None, None]) == [("json-not-an-integer", "votes[0]")]


def test_refused_the_scapegoat_isolated() -> None:
    isolated = reasons(effects={"isolated": [0]}, turn={"seat": 1})
    assert isolated == [("scapegoat-isolated-scapegoat", "effects.isolated")]


def test_refused_the_player_whose_turn_it_is_isolated() -> None:
    assert reasons(effects={"isolated": [1]}, turn={"seat": 1}) == [("scapegoat-isolated-turn", "effects.isolated")]


def test_refused_a_turn_outside_the_actions_phase() -> None:
    assert reasons(phase="negotiation", turn={"seat": 0}) == [("scapegoat-turn-outside-actions", "turn")]
    assert reasons(phase="voting", turn={"seat": 0}) == [("scapegoat-turn-outside-actions", "turn")]


def test_refused_a_turn_with_more_than_six_offers() -> None:
    assert reasons(turn={"offers": 7}) == [("json-not-an-integer", "turn.offers")]


def test_refused_a_bonus_outside_one_to_three() -> None:
    assert reasons(bonus=0) == [("json-not-an-integer", "bonus")]
    assert reasons(bonus=4) == [("json-not-an-integer", "bonus")]


def test_refused_an_unknown_phase() -> None:
    assert reasons(phase="lunch") == [("json-not-one-of", "phase")]


# -- refusals: votes -------------------------------------------------------------------------------


def test_refused_votes_that_are_complete() -> None:
    assert reasons(phase="voting", votes=[0, 0, 1]) == [("scapegoat-votes-complete", "votes")]


def test_refused_votes_of_more_or_fewer_seats_than_there_are() -> None:
    assert reasons(phase="voting", votes=[None, None]) == [("scapegoat-votes-number", "votes")]
    assert reasons(phase="voting", votes=[None] * 4) == [("scapegoat-votes-number", "votes")]


def test_refused_votes_when_nobody_votes() -> None:
    assert reasons(votes=[0, None, None]) == [("scapegoat-votes-outside-voting", "votes")]
    assert reasons(phase="negotiation", votes=[0, None, None]) == [("scapegoat-votes-outside-voting", "votes")]


# -- refusals: a pending choice that cannot be -----------------------------------------------------


def test_refused_a_choice_outside_the_actions_phase() -> None:
    outside = reasons(phase="voting", guards={"chapel": 1}, pending={"kind": "move_guard", "left": 1})
    assert outside == [("scapegoat-pending-outside-actions", "pending")]


def test_refused_moving_guards_where_there_are_none() -> None:
    assert reasons(pending={"kind": "move_guard", "left": 1}) == [("scapegoat-pending-no-guards", "pending")]


def test_refused_more_guards_to_move_than_the_radio_room_moves() -> None:
    three = reasons(guards={"chapel": 1}, pending={"kind": "move_guard", "left": 3})
    assert three == [("json-not-an-integer", "pending.left")]
    two = reasons(guards={"chapel": 1}, gold=["radio_room"], pending={"kind": "move_guard", "left": 2})
    assert two == [("json-not-the-number", "pending.left")]


def test_refused_a_choice_among_no_cards_or_four() -> None:
    none = reasons(gold=["wardens_office"], pending={"kind": "keep", "cards": []})
    assert none == [("scapegoat-pending-cards", "pending.cards")]
    four = ["escort", "patrol", "assembly", "lockdown"]
    many = reasons(gold=["wardens_office"], pending={"kind": "keep", "cards": four})
    assert many == [("scapegoat-pending-cards", "pending.cards")]


def test_refused_keeping_a_card_with_a_full_hand() -> None:
    holding = [{"at": "chapel", "blackmail": ["bullying", "lockdown"]}, *THREE[1:]]
    full = reasons(players=holding, gold=["wardens_office"], pending={"kind": "keep", "cards": ["escort"]})
    assert full == [("scapegoat-pending-hand-full", "pending")]


def test_refused_choosing_a_card_for_a_full_hand() -> None:
    """By the alternative of S-12.14; the gold chapel takes the chosen card into the hand."""
    hands = [
        {"at": "chapel", "blackmail": ["bullying", "lockdown"]},
        {"at": "chapel", "blackmail": ["escort"]},
        THREE[2],
    ]
    pending = {"kind": "choose_card", "from": 1}
    full = reasons(rulings=["S-12.14"], players=hands, gold=["chapel"], pending=pending)
    assert full == [("scapegoat-pending-hand-full", "pending")]


def test_refused_a_tie_that_is_none() -> None:
    assert reasons(pending={"kind": "leave_behind", "tied": [1, 2]}) == [("scapegoat-pending-tied", "pending.tied")]


def test_refused_a_tie_of_the_wrong_players() -> None:
    plans = [{"at": "chapel", "plan": "ABCD"}, {"at": "chapel", "plan": "EF"}, {"at": "chapel", "plan": "EF"}]
    wrong = reasons(players=plans, turn={"seat": 1}, pending={"kind": "leave_behind", "tied": [0, 1]})
    assert wrong == [("scapegoat-pending-tied", "pending.tied")]


def test_refused_an_offer_that_could_not_be_made() -> None:
    offer = {"kind": "trade", "with": 2, "give": ["key"], "give_cash": 0, "take": [], "take_cash": 0}
    lacking = reasons(turn={"seat": 1}, pending=offer)
    assert [reason for reason, _ in lacking] == ["refusal-trade-lacks"]
    apart = reasons(players=[{"at": "chapel", "items": ["key"]}, *THREE[1:]], pending=offer)
    assert [reason for reason, _ in apart] == ["refusal-not-here"]


def test_refused_an_offer_that_was_refused_before() -> None:
    offer = {"with": 2, "give": ["key"], "give_cash": 0, "take": [], "take_cash": 0}
    again = reasons(
        players=[THREE[0], {"at": "laundry", "items": ["key"]}, THREE[2]],
        turn={"seat": 1, "offers": 2, "refused": [offer]},
        pending={"kind": "trade", **offer},
    )
    assert [reason for reason, _ in again] == ["refusal-offer-repeated"]


def test_refused_a_choice_of_an_unknown_kind_or_without_its_parts() -> None:
    assert ("json-not-one-of", "pending.kind") in reasons(pending={"kind": "sing"})
    missing = reasons(guards={"chapel": 1}, pending={"kind": "move_guard"})
    assert missing == [("json-missing", "pending.left")]


def test_refused_an_unknown_field_in_a_pending_offer_is_named_once() -> None:
    offer = {"kind": "trade", "with": 2, "give": ["key"], "give_cash": 0, "take": [], "take_cash": 0, "for": 1}
    holding = [THREE[0], {"at": "laundry", "items": ["key"]}, THREE[2]]
    assert reasons(players=holding, turn={"seat": 1}, pending=offer) == [("json-unknown-field", "pending.for")]


# -- refusals: the outcome -------------------------------------------------------------------------


def test_refused_an_end_without_an_outcome_and_an_outcome_without_an_end() -> None:
    escape = {"reason": "escape", "winners": [1, 2], "losers": [0]}
    assert reasons(phase="over") == [("scapegoat-over-without-outcome", "outcome")]
    assert reasons(outcome=escape) == [("scapegoat-outcome-before-over", "outcome")]


def test_refused_an_escape_that_leaves_nobody_or_two_behind() -> None:
    nobody = reasons(phase="over", outcome={"reason": "escape", "winners": [0, 1, 2], "losers": []})
    assert nobody == [("scapegoat-outcome-seats", "outcome")]
    two = reasons(phase="over", outcome={"reason": "escape", "winners": [0], "losers": [1, 2]})
    assert two == [("scapegoat-outcome-seats", "outcome")]


def test_refused_a_winner_when_the_guards_win() -> None:
    guards = reasons(phase="over", outcome={"reason": "guards", "winners": [0], "losers": [1, 2]})
    assert guards == [("scapegoat-outcome-seats", "outcome")]


# -- refusals: fields ------------------------------------------------------------------------------


def test_refused_unknown_fields_wherever_they_stand() -> None:
    unknown = reasons(
        weather="fog",
        players=[{"at": "chapel", "mood": 1}, *THREE[1:]],
        turn={"speed": 2},
        effects={"curfew": 1},
    )
    assert sorted(unknown, key=str) == [
        ("json-unknown-field", "effects.curfew"),
        ("json-unknown-field", "players[0].mood"),
        ("json-unknown-field", "turn.speed"),
        ("json-unknown-field", "weather"),
    ]


def test_refused_another_format_or_game() -> None:
    assert reasons(format=2) == [("json-not-the-number", "format")]
    assert reasons(game="boat") == [("json-not-one-of", "game")]


def test_refused_a_state_of_chance_that_is_none() -> None:
    assert reasons(chance="dice") == [("json-not-chance", "chance")]


def test_refused_things_of_the_wrong_type() -> None:
    assert reasons(players="three") == [("json-not-a-list", "players"), ("error-players", "players")]
    assert reasons(guards=[]) == [("json-not-an-object", "guards")]
    assert reasons(turn={"stolen": 1}) == [("json-not-a-boolean", "turn.stolen")]
    assert reasons(players=["chapel", *THREE[1:]])[0] == ("json-not-an-object", "players[0]")


def test_all_reasons_come_at_once() -> None:
    everything = reasons(
        round=0,
        guards={"laundry": 5},
        items={"chapel": ["key"]},
        tasks={"chapel": "start_a_fire", "laundry": "make_a_duplicate_key"},
        players=[
            {"at": "chapel", "cash": 4, "blackmail": ["escort"]},
            {"at": "cellar"},
            {"at": "laundry", "plan": "X"},
        ],
        scapegoat=5,
        turn={"seat": 1},
        effects={"isolated": [1]},
        votes=[1, None, None],
        pending={"kind": "leave_behind", "tied": [1]},
        blackmail_discard=["escort"],
        outcome={"reason": "escape", "winners": [1, 2], "losers": [0]},
        weather="fog",
    )
    assert {
        ("json-not-an-integer", "round"),
        ("json-not-an-integer", "guards.laundry"),
        ("scapegoat-no-space", "items.chapel"),
        ("scapegoat-elements-equal", "tasks"),
        ("json-not-an-integer", "players[0].cash"),
        ("json-not-one-of", "players[1].at"),
        ("scapegoat-plan", "players[2].plan"),
        ("json-not-an-integer", "scapegoat"),
        ("scapegoat-isolated-turn", "effects.isolated"),
        ("scapegoat-votes-outside-voting", "votes"),
        ("scapegoat-pending-tied", "pending.tied"),
        ("scapegoat-card-twice", "blackmail_deck"),
        ("scapegoat-outcome-before-over", "outcome"),
        ("json-unknown-field", "weather"),
    } == set(everything)


def test_a_refused_position_changes_nothing_at_the_table() -> None:
    table = scenario(turn="amber", amber={"blackmail": ["patrol"]}, guards={"chapel": 1})
    before = table.position
    broken = {**before, "guards": {**before["guards"], "chapel": 5}}
    with pytest.raises(ContractError):
        GAME.load(broken, 1)
    assert table.position == before
    table.plays("amber", blackmail("patrol", from_="chapel", to="laundry", count=1)).shows(guards={"laundry": 1})


def test_refused_effects_of_blackmail_in_an_election() -> None:
    found = reasons(phase="negotiation", turn=None, effects={"isolated": [1], "lockdown": ["chapel"]})
    assert found == [("scapegoat-effects-outside-actions", "effects")]


def test_with_a_wrong_number_of_players_everything_else_is_read_too() -> None:
    with pytest.raises(ContractError) as error:
        GAME.load({"players": [{"at": "pool", "cash": 9}]}, 1)
    assert [problem.args["field"] for problem in error.value.problems] == [
        "players",
        "players[0].at",
        "players[0].cash",
    ]


def test_a_pending_choice_leaves_its_trace_in_the_turn() -> None:
    position = {
        "players": [{"at": "chapel"}] * 3,
        "guards": {"chapel": 1},
        "pending": {"kind": "move_guard", "left": 2},
    }
    assert GAME.position(GAME.load(position, 1))["turn"]["used"] == ["radio_room"]


def test_refused_a_task_waiting_for_owners_at_a_table_that_does_not_ask_them() -> None:
    consent = {"kind": "consent", "pay": [{"seat": 2, "item": "key"}], "asked": [2]}
    waiting: Json = {
        "players": [THREE[0], THREE[1], {"at": "laundry", "items": ["key"]}],
        "tasks": {"laundry": {"element": "A", "prisoners": 1, "guards": 0, "items": ["key"]}},
        "turn": {"seat": 1},
        "pending": consent,
    }
    assert reasons(**waiting) == [("scapegoat-pending-consent", "pending.asked")]
    assert loaded(rulings=["S-9.4"], **waiting)["pending"] == consent


def test_refused_a_hand_shown_at_a_table_that_shows_none() -> None:
    waiting: Json = {
        "players": [THREE[0], {"at": "chapel", "blackmail": ["escort"]}, THREE[2]],
        "pending": {"kind": "choose_card", "from": 1},
    }
    assert reasons(**waiting) == [("scapegoat-pending-hand", "pending.from")]
    assert loaded(rulings=["S-12.14"], **waiting)["pending"] == {"kind": "choose_card", "from": 1}
