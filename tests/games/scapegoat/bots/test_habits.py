"""Habits of `inmate`: help whoever can end the game now, rob rivals, and as the Scapegoat do nothing that helps."""

from typing import Any

from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.levels import boss, inmate
from alcatraz.games.scapegoat.bots.planning import scapegoat
from alcatraz.games.scapegoat.bots.planning.decide import unless_harmful
from alcatraz.games.scapegoat.bots.planning.rookie import without_most_guards
from alcatraz.games.scapegoat.rules.free_actions import trade_partners
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from tests.games.scapegoat.scenario import (
    COLOURS,
    Prison,
    accept,
    end_turn,
    move,
    move_guard,
    riot,
    scenario,
    stamina,
    steal,
    trade,
    use,
)

AMBER = 0
KEY_AND_TOOL = {"element": "F", "prisoners": 1, "guards": 0, "items": ["key", "tool"]}


def answer_of(table: Prison, who: str) -> Json:
    view = table.view(who)
    [decision] = [decision for decision in view["decisions"] if decision["seat"] == COLOURS.index(who)]
    return inmate(view, decision, Budget("seed", iterations=1))


def nearly_over(**said: Any) -> Prison:
    """The task in the laundry ends the game without amber, if it is teal or rose who completes it."""
    teal = {"at": "chapel", "plan": "ABC"}
    rose = {"at": "laundry", "plan": "DE", "items": ["key", "tool"]}
    sheets: Json = {"amber": {"at": "dining_hall"}, "teal": teal, "rose": rose, "violet": "wardens_office"}
    return scenario(tasks={"laundry": KEY_AND_TOOL}, **{**sheets, **said})


def test_S_6_4_draws_the_guard_away_from_where_another_ends_the_game() -> None:
    table = nearly_over(teal={"at": "exercise_yard", "plan": "ABC"}, guards={"laundry": 1})
    assert answer_of(table, "teal") == riot("laundry")


def test_S_7_1_gives_away_what_another_lacks_for_the_last_task() -> None:
    teal = {"at": "visiting_area", "plan": "ABC", "items": ["tool"]}
    rose = {"at": "visiting_area", "plan": "DE", "items": ["key"]}
    assert answer_of(nearly_over(teal=teal, rose=rose), "teal") == trade("rose", give=["tool"])


def test_S_6_3_steals_from_a_rival_what_completes_the_task_now() -> None:
    teal = {"at": "chapel", "items": ["key"], "stamina": 2}
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, teal=teal, rose={"at": "chapel", "items": ["tool"]})
    assert answer_of(table, "teal") == steal("rose", "tool")


def test_the_scapegoat_tries_a_card_when_nothing_else_would_help() -> None:
    table = nearly_over(amber={"at": "wardens_office"}, turn="amber", ap=2)
    assert answer_of(table, "amber") == use()


def test_the_scapegoat_sends_guards_to_the_last_task_and_none_away() -> None:
    table = nearly_over(amber={"at": "radio_room"}, turn="amber", guards={"laundry": 1, "chapel": 1}, ap=1)
    table.plays("amber", use())
    assert answer_of(table, "amber") == move_guard("chapel", "laundry")


def test_the_scapegoat_takes_no_trade_that_lets_the_others_escape() -> None:
    rose = {"at": "guards_room", "plan": "DE", "items": ["tool", "drug"]}
    table = nearly_over(amber={"at": "guards_room", "items": ["key"]}, rose=rose, turn="amber")
    wished = table.table.read_move(AMBER, trade("rose", give=["key"], take=["drug"]))
    assert table.table.game.move_json(unless_harmful(table.table.state, AMBER, wished)) == end_turn()


def test_the_scapegoat_walks_on_where_that_gives_nothing_away() -> None:
    table = nearly_over(amber={"at": "guards_room", "items": ["key"]}, turn="amber", guards={"laundry": 3})
    wished = table.table.read_move(AMBER, move("workshop"))
    assert table.table.game.move_json(unless_harmful(table.table.state, AMBER, wished)) == move("workshop")


def test_S_5_2_the_last_stamina_is_kept_for_the_turn_as_the_scapegoat() -> None:
    """Rose has the same plan as teal: without teal nothing is lacking but F."""
    sheets: Json = {"rose": {"at": "visiting_area", "plan": "ABCDE"}, "violet": "wardens_office"}
    far_away = {"at": "guards_room", "plan": "ABCDE", "stamina": 1}
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, teal=far_away, ap=0, **sheets)
    assert answer_of(table, "teal") == end_turn()
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, teal={**far_away, "stamina": 2}, ap=0, **sheets)
    assert answer_of(table, "teal") == stamina()


def quiet_turn(marked: str = "ABC", **amber: Any) -> Prison:
    """Amber is the Scapegoat, rose has D and E, and nobody can complete a task in this round."""
    nothing_new = {"element": "A", "prisoners": 1, "guards": 0, "items": ["key", "tool", "drug"]}
    others: Json = {"teal": {"at": "guards_room", "plan": marked}, "rose": {"at": "guards_room", "plan": "DE"}}
    sheets: Json = {"amber": {"at": "wardens_office", **amber}, "violet": "guards_room", **others}
    return scenario(tasks={"laundry": nothing_new}, turn="amber", ap=2, **sheets)


def test_a_scapegoat_looks_for_a_card_before_the_danger_comes() -> None:
    assert answer_of(quiet_turn(), "amber") == use()
    assert answer_of(quiet_turn(blackmail=["patrol"]), "amber") != use()


def test_a_scapegoat_that_ignores_others_prepares_the_own_task_first() -> None:
    table = quiet_turn("").table
    first_card = table.read_move(AMBER, use())
    assert scapegoat.take_turn(PositionCache(table.state), LegalByKind(table.state, AMBER)) == first_card
    assert (
        scapegoat.take_turn(PositionCache(table.state, own_errands_only=True), LegalByKind(table.state, AMBER))
        != first_card
    )


def test_S_7_1_the_boss_takes_every_gift() -> None:
    table = scenario(teal={"at": "chapel", "items": ["key"]}, rose="chapel", tasks={"laundry": KEY_AND_TOOL})
    table.plays("teal", trade("rose", give=["key"]))
    [decision] = table.view("rose")["decisions"]
    for seed in range(4):
        assert boss(table.view("rose"), decision, Budget(seed, iterations=24)) == accept()


def test_S_8_4_a_rookie_does_not_forget_the_guards_around() -> None:
    """Or it would offer a trade among four guards."""
    table = scenario(teal={"at": "workshop", "items": ["key"]}, rose="workshop", guards={"workshop": 4, "chapel": 2})
    forgotten = without_most_guards(table.table.state, COLOURS.index("teal"))
    assert sum(forgotten.guards) == 4
    assert trade_partners(forgotten, COLOURS.index("teal")) == []
