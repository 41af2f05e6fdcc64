"""The parts of the mind one by one: what a card is worth, what a plan begins with, what a turn leaves the others."""

import pytest

from alcatraz.games.scapegoat.bots.knowledge.item_routes import FAR
from alcatraz.games.scapegoat.bots.knowledge.legal_by_kind import LegalByKind
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache, points_of
from alcatraz.games.scapegoat.bots.knowledge.standing import forecast
from alcatraz.games.scapegoat.bots.knowledge.threat import threats
from alcatraz.games.scapegoat.bots.planning.cards import for_myself, use_against
from alcatraz.games.scapegoat.bots.search.plan_search import FEW, Trial, _best, _try_out_all, try_out
from alcatraz.games.scapegoat.bots.search.scapegoat_search import candidates, search_scapegoat_turn
from alcatraz.games.scapegoat.bots.search.turn_plans import TurnPlan, plans
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import LOCATIONS
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from tests.games.scapegoat.scenario import Prison, blackmail, move, scenario

AMBER, TEAL, ROSE = range(3)
LAUNDRY = LOCATIONS.index("laundry")
KEY_AND_TOOL = {"element": "F", "prisoners": 1, "guards": 0, "items": ["key", "tool"]}


def threatened(**amber: object) -> Prison:
    """In the next turn teal steps into the laundry and ends the game without amber; that takes both action points."""
    return scenario(
        tasks={"laundry": KEY_AND_TOOL},
        guards={"chapel": 2},
        amber={"at": "wardens_office", **amber},
        teal={"at": "exercise_yard", "items": ["key", "tool"], "plan": "ABC"},
        rose={"at": "wardens_office", "plan": "DE"},
        players=4,
        turn="amber",
    )


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "useful"),
    [
        (blackmail("assembly"), True),
        (blackmail("bad_plan", task_at="laundry"), True),
        (blackmail("body_search"), True),
        (blackmail("bullying", target="teal", item="key"), True),
        (blackmail("bullying", target="teal", item="drug"), False),
        (blackmail("bullying", target="rose", item="key"), False),
        (blackmail("change_of_plans", task_at="laundry", to="infirmary"), True),
        (blackmail("change_of_plans", task_at="laundry", to="cell_block"), False),
        (blackmail("escort", target="teal", to="chapel"), True),
        (blackmail("escort", target="teal", to="cell_block"), False),
        (blackmail("false_alarm"), True),
        (blackmail("isolation_cell", target="teal"), True),
        (blackmail("isolation_cell", target="rose"), False),
        (blackmail("lockdown", at="laundry"), True),
        (blackmail("lockdown", at="chapel"), False),
        (blackmail("patrol", from_="chapel", to="laundry", count=1), True),
        (blackmail("patrol", from_="chapel", to="workshop", count=1), False),
        (blackmail("errand_boy", at="dining_hall"), False),
    ],
)
def test_which_card_stops_a_threat(card: Json, useful: bool) -> None:
    table = threatened().table
    cache = PositionCache(table.state)
    [threat] = [threat for threat in threats(cache) if threat.errand.seat == TEAL]
    assert (use_against(cache, threat, table.read_move(AMBER, card)) > 0) == useful


def test_bullying_fetches_what_the_own_task_lacks() -> None:
    table = scenario(
        tasks={"laundry": KEY_AND_TOOL},
        amber={"at": "chapel", "items": ["key"], "blackmail": ["bullying"]},
        rose={"at": "chapel", "items": ["drug", "tool"]},
        turn="amber",
    ).table
    cache = PositionCache(table.state)
    found = for_myself(cache, LegalByKind(table.state, AMBER), cache.errand(AMBER, LAUNDRY))
    assert found == table.read_move(AMBER, blackmail("bullying", target="rose", item="tool"))


def test_a_task_for_three_of_three_waits_until_the_scapegoat_is_there() -> None:
    task = {**KEY_AND_TOOL, "prisoners": 3}
    teal = {"at": "laundry", "items": ["key", "tool"]}
    away = scenario(tasks={"laundry": task}, teal=teal, rose="laundry", amber="chapel").table
    assert PositionCache(away.state).errand(TEAL, LAUNDRY).points == FAR
    there = scenario(tasks={"laundry": task}, teal=teal, rose="laundry", amber="laundry").table
    assert PositionCache(there.state).errand(TEAL, LAUNDRY).points == 1


def test_the_errand_boy_is_not_paid_with_what_the_task_needs() -> None:
    table = scenario(
        tasks={"laundry": KEY_AND_TOOL},
        amber={"at": "chapel", "items": ["key"], "cash": 1, "blackmail": ["errand_boy"]},
        turn="amber",
    ).table
    cache = PositionCache(table.state)
    listed = LegalByKind(table.state, AMBER)
    found = for_myself(cache, listed, cache.errand(AMBER, LAUNDRY))
    assert found is not None
    played = table.game.move_json(found)
    assert (played["card"], played["take"], played["pay"]) == ("errand_boy", ["tool"], "cash")
    paid_with_the_key = {**played, "pay": "key"}
    assert paid_with_the_key in [table.game.move_json(move) for move in listed.blackmail]


# -- what the others may do ------------------------------------------------------------------------


def test_an_isolated_seat_has_no_points() -> None:
    state = scenario(turn="amber", rose={"stamina": 1}, effects={"isolated": [TEAL]}).table.state
    assert [points_of(state, TEAL), points_of(state, ROSE)] == [0, 4]


def test_without_rewards_a_task_is_foreseen_by_its_own_element() -> None:
    state = scenario(task_deck=[], teal={"plan": "ABC"}, rose={"plan": "DE"}).table.state
    before = list(state.plan)
    last, other = forecast(state, TEAL, 5), forecast(state, TEAL, 0)
    assert (last.ends, last.stays) == (1.0, [1.0, 0.0, 0.0])
    assert (other.ends, other.stays) == (0.0, [0.0, 0.0, 0.0])
    assert state.plan == before


def test_the_scapegoat_thinks_of_patrols_to_tasks_and_of_escorts_away_from_them() -> None:
    table = threatened(blackmail=["patrol", "escort"]).table
    thought = [table.game.move_json(found) for found in candidates(table.state, AMBER)]
    assert {found["to"] for found in thought if found.get("card") == "patrol"} == {"laundry"}
    escorted = {found["to"] for found in thought if found.get("card") == "escort"}
    assert escorted
    assert "laundry" not in escorted


def test_the_scapegoat_stops_thinking_when_the_time_is_over() -> None:
    state = threatened().table.state
    assert search_scapegoat_turn(state, AMBER, 0.0)
    assert search_scapegoat_turn(state, AMBER, 0.0, expired=lambda: True) == ()


# -- plans -----------------------------------------------------------------------------------------


def test_with_guards_to_move_every_plan_begins_with_one_of_them() -> None:
    guards = dict.fromkeys(LOCATIONS[:8], 1)
    state = scenario(guards=guards, teal="radio_room", pending={"kind": "move_guard", "left": 2}).table.state
    found = plans(state, TEAL)
    assert 1 < len(found) <= 4
    assert {moves.kind_of(plan.moves[0]) for plan in found} == {moves.MOVE_GUARD}


def test_a_plan_is_left_where_it_is_no_longer_possible() -> None:
    table = scenario(teal="chapel", turn="teal").table
    walked = table.read_move(TEAL, move("radio_room"))
    far = table.read_move(TEAL, move("wardens_office"))
    assert try_out(table.state.copy(), TEAL, TurnPlan((walked, far))) == try_out(
        table.state.copy(), TEAL, TurnPlan((walked,))
    )


def tried(*values: float) -> Trial:
    trial = Trial(TurnPlan((moves.END_TURN,)))
    trial.values.extend(values)
    return trial


def test_when_the_time_ends_early_what_was_tried_enough_is_compared() -> None:
    sound, better, hardly_tried = tried(*[0.4] * FEW), tried(*[0.5] * FEW), tried(0.9)
    assert _best([sound, better, hardly_tried]) is better
    assert _best([sound, hardly_tried, tried()]) is sound


def test_a_few_iterations_are_spent_on_the_first_plans() -> None:
    state = threatened().table.state
    trials = [Trial(plan) for plan in plans(state, AMBER)]
    _try_out_all(trials, GAME.view(state, AMBER), AMBER, Budget("seed", iterations=2 * FEW + 1))
    assert [len(trial.values) for trial in trials][:4] == [FEW, FEW, 1, 0]
