"""What `inmate` has learnt from being left behind: cards are for the last round, and the others help each other."""

from alcatraz.games.scapegoat.mind.ground import ground_of
from alcatraz.games.scapegoat.mind.levels import inmate
from alcatraz.games.scapegoat.mind.menace import Dangers, menace
from alcatraz.games.scapegoat.mind.player import harmless
from alcatraz.games.scapegoat.state import State
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from tests.games.scapegoat.scenario import COLOURS, Prison, end_turn, move, scenario, trade, use

AMBER = 0
KEY_AND_TOOL = {"element": "F", "prisoners": 1, "guards": 0, "items": ["key", "tool"]}


def answer_of(table: Prison, who: str) -> Json:
    view = table.view(who)
    [decision] = [decision for decision in view["decisions"] if decision["seat"] == COLOURS.index(who)]
    return inmate(view, decision, Budget("seed", iterations=1))


def feared(state: State) -> float:
    return menace(state, ground_of(state), Dangers(state))


def nearly_over(**sheets: Json) -> Prison:
    """The task in the laundry ends the game without amber, if it is teal or rose who completes it."""
    teal = {"at": "chapel", "plan": "ABC"}
    rose = {"at": "guards_room", "plan": "DE", "items": ["key", "tool"]}
    said: Json = {"amber": {"at": "dining_hall"}, "teal": teal, "rose": rose, "guards": {"laundry": 3}, **sheets}
    return scenario(tasks={"laundry": KEY_AND_TOOL}, players=4, turn="amber", **said)


def test_fears_that_one_draws_the_guards_away_and_another_completes() -> None:
    alone = nearly_over()
    helped = nearly_over(teal={"at": "cell_block", "plan": "ABC", "stamina": 1})
    assert feared(helped.table.state) > feared(alone.table.state)


def test_fears_that_one_brings_what_another_lacks() -> None:
    rose = {"at": "laundry", "plan": "DE", "items": ["key"]}
    alone = nearly_over(guards={}, rose=rose)
    helped = nearly_over(guards={}, rose=rose, teal={"at": "exercise_yard", "plan": "ABC", "items": ["tool"]})
    assert feared(helped.table.state) > feared(alone.table.state)


def test_the_scapegoat_draws_a_card_in_a_quiet_round() -> None:
    table = scenario(tasks={"chapel": KEY_AND_TOOL}, amber="wardens_office", turn="amber")
    assert answer_of(table, "amber") == use()


def test_the_scapegoat_takes_no_trade_that_lets_the_others_escape() -> None:
    table = nearly_over(
        guards={},
        amber={"at": "guards_room", "items": ["key"]},
        rose={"at": "guards_room", "plan": "DE", "items": ["tool", "drug"]},
    )
    state = table.table.state
    for said, sound in ((trade("rose", give=["key"], take=["drug"]), False), (move("workshop"), True)):
        wished = table.table.read_move(AMBER, said)
        found = table.table.game.move_json(harmless(state, AMBER, wished))
        assert found == (said if sound else end_turn())
