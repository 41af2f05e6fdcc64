"""Positions as JSON: what may be left out, what must come back unchanged, and which choices may be pending."""

from alcatraz.games.scapegoat.game import GAME
from tests.games.scapegoat.notation.positions import THREE, YARD, comes_back, loaded
from tests.games.scapegoat.scenario import (
    Prison,
    accept,
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
