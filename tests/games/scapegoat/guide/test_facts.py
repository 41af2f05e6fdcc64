"""What a page tells about the prison: always what the rules would say, and only what the seat may know."""

from typing import Any

import pytest

from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.guide.scapegoat_guide import GUIDE
from alcatraz.games.scapegoat.rules.plan import list_completions
from alcatraz.games.scapegoat.words.scapegoat_words import WORDS
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import texts
from tests.games.scapegoat.scenario import Prison, bribe, scenario

TEAL = 1


def facts(table: Prison, seat: int = TEAL) -> Json:
    return seen(GAME.view(table.table.state, seat))


def seen(view: Json) -> Json:
    return GUIDE.facts(view, texts("en").named(WORDS.names(view, "en")).tell)


def conditions(table: Prison, place: str, seat: int = TEAL) -> dict[str, Any]:
    return {each["what"]: (each["holds"], each["now"]) for each in facts(table, seat)["tasks"][place]["conditions"]}


def test_S_9_2_a_task_says_which_of_its_conditions_hold() -> None:
    table = scenario(
        tasks={"workshop": "disarm_the_tower_guard"},
        guards={"workshop": 4},
        teal={"at": "workshop", "items": ["drug", "tool"]},
    )
    assert conditions(table, "workshop") == {"prisoners": (False, 1), "guards": (False, 4), "items": (True, None)}


def test_S_9_2_a_task_for_three_asks_for_two_at_a_table_of_three() -> None:
    (needed, *_) = facts(scenario(tasks={"cell_block": "stage_a_fight"}))["tasks"]["cell_block"]["conditions"]
    assert needed["text"] == "2 prisoners here"


def test_S_7_2_a_bribe_counts_for_the_one_who_paid_it() -> None:
    table = scenario(
        tasks={"laundry": "make_a_duplicate_key"}, guards={"laundry": 1}, teal={"at": "laundry", "cash": 1}
    )
    table.plays("teal", bribe())
    assert conditions(table, "laundry")["guards"] == (True, 0)
    assert conditions(table, "laundry", seat=2)["guards"] == (False, 1)
    assert conditions(table, "laundry", SPECTATOR)["guards"] == (False, 1)


def test_S_8_what_guards_mean_is_said_in_the_room() -> None:
    rooms = facts(scenario(guards={"chapel": 1, "laundry": 2, "infirmary": 3, "workshop": 4}))["rooms"]
    assert rooms["chapel"]["watch"] == ""
    assert rooms["laundry"]["watch"].startswith("Two guards")
    assert rooms["infirmary"]["watch"].startswith("Three guards")
    assert (rooms["infirmary"]["step"], rooms["workshop"]["step"]) == (1, None)


def test_S_8_4_the_alternative_has_words_of_its_own() -> None:
    strict, free = (
        facts(scenario(guards={"chapel": 4}, rulings=rulings))["rooms"]["chapel"]["watch"]
        for rulings in ([], ["S-8.4"])
    )
    assert "blackmail" in free
    assert "blackmail" not in strict


def test_S_13_10_nobody_steps_into_a_lockdown() -> None:
    room = facts(scenario(effects={"lockdown": ["chapel"]}))["rooms"]["chapel"]
    assert (room["lockdown"], room["step"]) == (True, None)


def test_S_14_1_only_the_cards_that_the_seat_sees_are_explained() -> None:
    table = scenario(amber={"blackmail": ["patrol"]}, teal={"blackmail": ["escort"]}, blackmail_discard=["lockdown"])
    assert facts(table)["cards"].keys() == {"escort", "lockdown"}
    assert facts(table, SPECTATOR)["cards"].keys() == {"lockdown"}


def test_S_3_4_the_guards_that_are_left_until_all_is_lost() -> None:
    assert facts(scenario(guards={"chapel": 4, "laundry": 4}))["guards"] == {"on_board": 8, "left": 13}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_task_can_be_paid_exactly_when_all_its_conditions_hold(seed: int) -> None:
    table = Match.new(GAME, 4, seed, {"sides": "random"})
    for count in range(150):
        seat = GAME.deciding(table.state)[0]
        view = GAME.view(table.state, seat)
        here = view["players"][seat]["at"]
        told = seen(view)["tasks"]
        if here in told and seat != view["scapegoat"]:
            payable: list[int] = []
            list_completions(table.state, seat, payable)
            assert bool(payable) == all(each["holds"] for each in told[here]["conditions"])
        legal = GAME.legal(table.state, seat)
        table.play(seat, legal[draw(key_of(seed), count, len(legal))])


@pytest.mark.parametrize(("plans", "near"), [(("AB", "CD", "", ""), True), (("AB", "C", "", ""), False)])
def test_S_10_1_the_end_is_near_when_the_letters_of_one_task_could_bring_it(plans: tuple[str, ...], near: bool) -> None:
    seats = ("amber", "teal", "rose", "violet")
    sheets: dict[str, Any] = {seat: {"plan": plan} for seat, plan in zip(seats, plans, strict=True)}
    table = scenario(**sheets)
    assert facts(table)["near_end"] is near
