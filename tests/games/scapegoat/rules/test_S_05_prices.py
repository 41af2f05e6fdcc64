"""S-5.2 What a move costs, as a table is told before it is played."""

from alcatraz.games.scapegoat.game import GAME
from alcatraz.kernel.game import Json
from tests.games.scapegoat.scenario import (
    Prison,
    blackmail,
    bribe,
    complete,
    drop,
    end_turn,
    keep,
    leave_behind,
    move,
    riot,
    scenario,
    stamina,
    steal,
    trade,
    use,
)

TASK = {"element": "A", "prisoners": 1, "guards": 4, "items": ["key"]}


def cost(table: Prison, who: str, move: Json) -> int:
    state = table.table.state
    return GAME.cost(state, table.seat(who), GAME.read_move(state, move))


def laundry(guards: int) -> Prison:
    """Teal and rose in the laundry, with a task and something to steal."""
    teal = {"at": "laundry", "items": ["key"], "cash": 1, "stamina": 1}
    watched = {"laundry": guards, "visiting_area": 1}
    return scenario(guards=watched, tasks={"laundry": TASK}, teal=teal, rose={"at": "laundry", "cash": 1})


def test_S_5_2_unwatched_an_action_costs_one_point() -> None:
    table = laundry(1)
    assert cost(table, "teal", move("cell_block")) == 1
    assert cost(table, "teal", use(take=["clothes"])) == 1
    assert cost(table, "teal", steal("rose", "cash")) == 1
    assert cost(table, "teal", riot("visiting_area")) == 1
    assert cost(table, "teal", complete(("teal", "key"))) == 1
    assert cost(table, "teal", drop("key")) == 1


def test_S_8_2_watched_by_two_an_action_costs_two_and_a_move_still_one() -> None:
    table = laundry(2)
    assert cost(table, "teal", move("cell_block")) == 1
    assert cost(table, "teal", use(take=["clothes"])) == 2
    assert cost(table, "teal", steal("rose", "cash")) == 2
    assert cost(table, "teal", riot("visiting_area")) == 2
    assert cost(table, "teal", complete(("teal", "key"))) == 2
    assert cost(table, "teal", drop("key")) == 2


def test_S_5_2_free_actions_and_the_end_of_the_turn_cost_nothing() -> None:
    table = laundry(2)
    assert cost(table, "teal", trade("rose", give_cash=1)) == 0
    assert cost(table, "teal", bribe()) == cost(table, "teal", stamina()) == cost(table, "teal", end_turn()) == 0


def test_S_5_2_a_free_function_costs_nothing() -> None:
    table = scenario(gold=["recreation_room"], guards={"recreation_room": 2}, teal="recreation_room")
    assert cost(table, "teal", use()) == 0


def test_S_5_2_blackmail_costs_one_point_whatever_the_card_and_the_guards() -> None:
    table = scenario(guards={"chapel": 2}, amber={"at": "chapel", "blackmail": ["assembly", "patrol"]}, turn="amber")
    assert cost(table, "amber", blackmail("assembly")) == 1
    assert cost(table, "amber", blackmail("patrol", from_="chapel", to="laundry", count=1)) == 1
    assert cost(table, "amber", blackmail("errand_boy", at="infirmary", take=["drug"])) == 1


def test_S_5_2_choices_cost_nothing() -> None:
    table = scenario(guards={"chapel": 2}, amber="chapel", turn="amber")
    assert cost(table, "amber", {"type": "choose", "card": "assembly"}) == 0
    assert cost(table, "amber", keep("assembly")) == cost(table, "amber", leave_behind("teal")) == 0


def test_S_5_2_the_refusal_names_the_price_and_whether_guards_are_why() -> None:
    watched = scenario(guards={"infirmary": 2}, teal="infirmary", ap=1)
    watched.refuses("teal", use(take=["drug"]), because="S-5.2", saying="2 AP here, because two guards", alone=True)
    alone = scenario(teal="infirmary", ap=0)
    alone.refuses("teal", use(take=["drug"]), because="S-5.2", saying="You need 1 AP and have 0.", alone=True)
