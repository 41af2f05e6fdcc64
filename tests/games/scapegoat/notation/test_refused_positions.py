"""Positions that are refused, with all their reasons: board, cards, sheets, seats, votes, fields."""

import pytest

from alcatraz.games.scapegoat.game import GAME
from alcatraz.kernel.errors import ContractError
from tests.games.scapegoat.notation.positions import THREE, loaded, reasons
from tests.games.scapegoat.scenario import (
    blackmail,
    scenario,
)

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
