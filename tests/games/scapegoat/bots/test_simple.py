"""The policy `simple` at whole tables, and in a few situations in which anybody knows what to do."""

from typing import Any

import pytest

from alcatraz.games.scapegoat.bots.simple.decide import decide
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.games.scapegoat.model.rulings import ALTERNATIVES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from tests.games.scapegoat.scenario import (
    COLOURS,
    Prison,
    accept,
    blackmail,
    bribe,
    call_vote,
    complete,
    decline,
    end_turn,
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

KEY_AND_TOOL = {"element": "A", "prisoners": 1, "guards": 0, "items": ["key", "tool"]}
KNIFE_AND_DRUG = {"element": "B", "prisoners": 1, "guards": 0, "items": ["knife", "drug"]}
ALL_RULINGS = list(ALTERNATIVES)


def answer_of(table: Prison, who: str, seed: int = 1) -> Json:
    view = table.view(who)
    [decision] = [decision for decision in view["decisions"] if decision["seat"] == COLOURS.index(who)]
    return decide(view, decision, Budget(seed))


def played_out(players: int, seed: int, **options: Any) -> Match[Any]:
    """A whole game among simple bots. Table.play raises on a move that is not legal."""
    table = Match.new(GAME, players, seed, options)
    while seats := GAME.deciding(table.state):
        view = GAME.view(table.state, seats[0])
        mine = next(decision for decision in view["decisions"] if decision["seat"] == seats[0])
        table.play(seats[0], table.read_move(seats[0], decide(view, mine, Budget(len(table.moves)))))
    return table


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("options", [{"sides": "gold"}, {"sides": "random"}, {"rulings": ALL_RULINGS}])
def test_every_move_of_a_whole_game_is_legal(players: int, options: Json) -> None:
    for seed in range(2):
        assert GAME.outcome(played_out(players, seed, **options).state) is not None


def test_plays_with_the_values_of_another_edition() -> None:
    edition = {**built_in_edition().content, "id": "two_pockets"}
    edition["sheet"] = {**edition["sheet"], "items": {"value": 2, "source": "house"}}
    assert GAME.outcome(played_out(4, 1, edition=edition).state) is not None


@pytest.mark.long
def test_four_simple_bots_escape_in_at_least_a_third_of_their_games() -> None:
    outcomes = [GAME.outcome(played_out(4, seed).state) for seed in range(30)]
    escapes = sum(outcome is not None and outcome.reason == "escape" for outcome in outcomes)
    assert escapes >= 10


def test_the_same_seeds_give_the_same_game() -> None:
    assert played_out(4, 7).moves == played_out(4, 7).moves


# -- in turn ---------------------------------------------------------------------------------------


def test_completes_when_it_can_with_tokens_of_others_first() -> None:
    table = scenario(
        tasks={"laundry": KEY_AND_TOOL},
        teal={"at": "laundry", "items": ["key", "tool"]},
        rose={"at": "laundry", "items": ["key", "gun"]},
    )
    assert answer_of(table, "teal") == complete(("teal", "tool"), ("rose", "key"))


def test_bribes_when_that_makes_completing_possible() -> None:
    teal = {"at": "laundry", "items": ["key", "tool"], "cash": 1}
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, guards={"laundry": 1}, teal=teal)
    assert answer_of(table, "teal") == bribe()
    table.plays("teal", bribe())
    assert answer_of(table, "teal")["type"] == "complete"


def test_spends_stamina_when_that_makes_completing_possible() -> None:
    teal = {"at": "laundry", "items": ["key", "tool"], "stamina": 1}
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, teal=teal, ap=0)
    assert answer_of(table, "teal") == stamina()


def test_fetches_what_the_task_lacks_and_then_goes_there() -> None:
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, teal={"at": "workshop", "items": ["key"]})
    assert answer_of(table, "teal") == use(take=["tool"])
    table.plays("teal", use(take=["tool"]))
    assert answer_of(table, "teal")["type"] == "move"


def test_walks_around_four_guards() -> None:
    teal = {"at": "exercise_yard", "items": ["key", "tool"]}
    table = scenario(tasks={"infirmary": KEY_AND_TOOL}, guards={"visiting_area": 4}, teal=teal)
    assert answer_of(table, "teal") in (move("radio_room"), move("laundry"))


def test_lures_a_guard_out_of_the_place_of_a_task() -> None:
    teal = {"at": "guards_room", "items": ["key", "tool"]}
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, guards={"laundry": 1}, teal=teal)
    assert answer_of(table, "teal") == riot("laundry")


def test_leaves_a_task_alone_to_which_too_few_can_come() -> None:
    """S-9.2: all three of three are asked for, and the Scapegoat will not come."""
    table = scenario(tasks={"laundry": {**KEY_AND_TOOL, "prisoners": 3}}, task_deck=[], teal="chapel")
    assert answer_of(table, "teal") == end_turn()


def test_ends_the_turn_when_there_is_nothing_to_do() -> None:
    assert answer_of(scenario(teal="chapel", task_deck=[]), "teal") == end_turn()


# -- as the Scapegoat ------------------------------------------------------------------------------


def hindering(**amber: Any) -> Prison:
    """Teal stands in the laundry with all that the task there needs, and amber plays first."""
    teal = {"at": "laundry", "items": ["key", "tool"]}
    return scenario(tasks={"laundry": KEY_AND_TOOL}, teal=teal, amber=amber, turn="amber", guards={"radio_room": 1})


def test_the_scapegoat_steals_what_the_others_need_and_runs() -> None:
    table = hindering(at="laundry")
    assert answer_of(table, "amber")["type"] == "steal"
    table.plays("amber", steal("teal", "key"))
    assert answer_of(table, "amber")["type"] == "move"


def test_the_scapegoat_sends_a_guard_there_by_radio() -> None:
    table = hindering(at="radio_room")
    assert answer_of(table, "amber") == use()
    table.plays("amber", use())
    assert answer_of(table, "amber") == move_guard("radio_room", "laundry")


def test_the_scapegoat_plays_blackmail_at_once() -> None:
    table = hindering(at="infirmary", blackmail=["isolation_cell"])
    assert answer_of(table, "amber") == blackmail("isolation_cell", target="teal")


def test_the_scapegoat_prepares_when_nothing_threatens() -> None:
    table = scenario(tasks={"laundry": KEY_AND_TOOL}, amber="workshop", turn="amber")
    assert answer_of(table, "amber") == use(take=["tool"])


# -- votes, trades, cards, the end -----------------------------------------------------------------


def test_calls_the_vote() -> None:
    assert answer_of(scenario(phase="negotiation", round=2), "amber") == call_vote()


def test_votes_for_the_one_without_whom_the_plan_is_most_complete() -> None:
    table = scenario(
        phase="voting",
        round=2,
        amber={"at": "chapel", "plan": "ABC"},
        teal={"at": "chapel", "plan": "DE"},
        rose={"at": "chapel", "plan": "A"},
    )
    assert [answer_of(table, colour) for colour in ("amber", "teal")] == [vote("rose"), vote("rose")]


def test_never_votes_for_itself_and_equals_do_not_always_get_the_same_vote() -> None:
    table = scenario(phase="voting", round=2, players=4, scapegoat="violet")
    chosen = {answer_of(table, "rose", seed)["for"] for seed in range(20)}
    assert chosen == {COLOURS.index("amber"), COLOURS.index("teal")}


def offered(**offer: Any) -> Prison:
    table = scenario(
        tasks={"laundry": KEY_AND_TOOL},
        teal={"at": "chapel", "items": ["drug", "tool"], "cash": 1},
        rose={"at": "chapel", "items": ["key", "knife"]},
    )
    return table.plays("teal", trade("rose", **offer))


def test_accepts_a_gift_and_what_it_needs_for_what_it_does_not() -> None:
    assert answer_of(offered(give=["drug"]), "rose") == accept()
    assert answer_of(offered(give=["tool"], take=["knife"]), "rose") == accept()


def test_declines_to_give_what_it_needs_or_to_give_for_nothing() -> None:
    assert answer_of(offered(give=["drug"], take=["key"]), "rose") == decline()
    assert answer_of(offered(take=["knife"]), "rose") == decline()


def test_offers_what_the_other_needs_for_what_it_lacks_itself() -> None:
    table = scenario(
        tasks={"laundry": KEY_AND_TOOL, "chapel": KNIFE_AND_DRUG},
        teal={"at": "guards_room", "items": ["key", "knife"], "plan": "B"},
        amber={"at": "guards_room", "items": ["tool", "drug"], "plan": "A"},
        scapegoat="rose",
    )
    offer = trade("amber", give=["knife"], take=["tool"])
    assert answer_of(table, "teal") == offer
    assert answer_of(table.plays("teal", offer), "amber") == accept()


def test_offers_cash_when_it_has_nothing_that_the_other_needs() -> None:
    table = scenario(
        tasks={"laundry": KEY_AND_TOOL, "chapel": KNIFE_AND_DRUG},
        teal={"at": "guards_room", "items": ["key"], "cash": 1, "plan": "B"},
        amber={"at": "guards_room", "items": ["tool", "drug"], "plan": "A"},
        scapegoat="rose",
    )
    assert answer_of(table, "teal") == trade("amber", give_cash=1, take=["tool"])


def test_gives_its_items_for_a_task_but_not_as_the_scapegoat() -> None:
    table = scenario(
        rulings=["S-9.4"],
        tasks={"laundry": KEY_AND_TOOL},
        amber={"at": "laundry", "items": ["key"]},
        teal="laundry",
        rose={"at": "laundry", "items": ["tool"]},
    )
    table.plays("teal", complete(("amber", "key"), ("rose", "tool")))
    assert [answer_of(table, "amber"), answer_of(table, "rose")] == [decline(), accept()]


def test_keeps_the_best_card() -> None:
    table = scenario(
        gold=["wardens_office"],
        teal={"at": "wardens_office", "cash": 1},
        blackmail_deck=["errand_boy", "bad_plan", "lockdown"],
    )
    assert answer_of(table.plays("teal", use(pay="cash")), "teal") == keep("bad_plan")


def test_leaves_one_of_the_tied_behind() -> None:
    table = scenario(
        pending={"kind": "leave_behind", "tied": [1, 2]},
        amber={"at": "chapel", "plan": "ABC"},
        teal={"at": "chapel", "plan": "DEF"},
        rose={"at": "chapel", "plan": "DEF"},
    )
    assert answer_of(table, "amber") in (leave_behind("teal"), leave_behind("rose"))


def swapping(**turn: Any) -> Prison:
    return scenario(
        tasks={"laundry": KEY_AND_TOOL, "chapel": {**KNIFE_AND_DRUG, "items": ["clothes", "drug"]}},
        teal={"at": "guards_room", "items": ["key", "knife", "drug"], "plan": "B"},
        amber={"at": "guards_room", "items": ["tool", "clothes"], "plan": "A"},
        scapegoat="rose",
        turn={"seat": "teal", **turn},
    )


def test_offers_what_the_other_needs_and_not_just_anything_spare() -> None:
    assert answer_of(swapping(), "teal") == trade("amber", give=["drug"], take=["tool"])


def test_makes_no_third_offer_in_a_turn() -> None:
    assert answer_of(swapping(offers=1), "teal")["type"] == "trade"
    assert answer_of(swapping(offers=2), "teal")["type"] != "trade"
