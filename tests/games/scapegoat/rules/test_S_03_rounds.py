"""S-3 Rounds and the new guard."""

import pytest

from alcatraz.kernel.errors import ContractError
from tests.games.scapegoat.scenario import Prison, accept, call_vote, end_turn, move, new_game, scenario, trade, vote

TWENTY = {"chapel": 4, "laundry": 4, "workshop": 4, "infirmary": 4, "cell_block": 4}
NINETEEN = {**TWENTY, "chapel": 3}
FOUR_FULL = {"laundry": 4, "workshop": 4, "infirmary": 4, "cell_block": 4}


def finish_round(table: Prison) -> Prison:
    """Everybody who still has a turn in this round does nothing."""
    while table.position["phase"] == "actions":
        table.plays(table.position["turn"]["seat"], end_turn())
    return table


def elect(table: Prison, who: int | str) -> Prison:
    table.plays(table.position["scapegoat"], call_vote())
    for seat in range(len(table.position["players"])):
        table.plays(seat, vote(who))
    return table


def play_idly(table: Prison) -> Prison:
    """To the end of the game, amber always the Scapegoat, and nobody does anything."""
    while finish_round(table).position["phase"] != "over":
        elect(table, "amber")
    return table


def guards_on_board(table: Prison) -> int:
    return sum(table.position["guards"].values())


# -- S-3.1 -----------------------------------------------------------------------------------------


def test_S_3_1_a_round_is_a_new_guard_then_the_election_then_the_actions() -> None:
    table = scenario(turn="rose", round=4).plays("rose", end_turn())
    assert [event["type"] for event in table.events] == ["turn_ended", "round_started", "guard_placed"]
    table.shows(round=5, phase="negotiation").asks(("amber", "negotiation"))
    table.plays("amber", call_vote()).asks(("amber", "vote"), ("teal", "vote"), ("rose", "vote"))
    table.plays("amber", vote("rose")).plays("teal", vote("rose")).plays("rose", vote("rose"))
    table.shows(round=5, phase="actions").asks(("rose", "turn"))


def test_S_3_1_the_first_round_has_actions_only() -> None:
    table = new_game(3, seed=4).shows(round=1, phase="actions")
    finish_round(table).shows(round=2, phase="negotiation")
    assert guards_on_board(table) == 9


def test_S_3_1_nobody_acts_before_the_election_is_over() -> None:
    scenario(phase="negotiation", amber="chapel").refuses("amber", move("radio_room"), because="S-3.1")
    scenario(phase="voting", teal="chapel").refuses("teal", move("radio_room"), because="S-3.1")
    scenario(phase="voting").refuses("teal", end_turn(), because="S-3.1")


def test_S_3_1_nobody_votes_in_the_phase_of_actions() -> None:
    table = scenario(turn="amber")
    table.refuses("amber", vote("rose"), because="S-3.1").refuses("amber", call_vote(), because="S-3.1")


def test_S_3_1_a_vote_while_an_offer_waits_belongs_to_another_phase_all_the_same() -> None:
    table = scenario(turn="amber", amber={"at": "laundry", "cash": 1}, teal="laundry")
    table.plays("amber", trade("teal", give_cash=1))
    table.refuses("teal", vote("rose"), because="S-3.1", alone=True)
    table.refuses("teal", call_vote(), because="S-3.1", alone=True)
    table.refuses("teal", end_turn(), because="S-7.1", alone=True)


def test_S_3_1_a_trade_is_not_answered_during_an_election() -> None:
    scenario(phase="negotiation").refuses("amber", accept(), because="S-3.1")


# -- S-3.2 -----------------------------------------------------------------------------------------


def test_S_3_2_one_new_guard_stands_where_the_card_says() -> None:
    table = scenario(turn="rose").plays("rose", end_turn())
    place = table.events[-1]["at"]
    table.shows(guards={place: 1})
    assert guards_on_board(table) == 1


def test_S_3_2_the_scapegoat_of_the_last_round_reveals_the_card() -> None:
    scenario(scapegoat="teal", turn="amber").plays("amber", end_turn()).tells("guard_placed", seat=1)
    scenario(scapegoat="amber", turn="rose").plays("rose", end_turn()).tells("guard_placed", seat=0)


def test_S_3_2_the_location_is_random() -> None:
    places = [scenario(turn="rose", seed=seed).plays("rose", end_turn()).events[-1]["at"] for seed in range(1, 9)]
    assert len(set(places)) > 3


def test_S_3_2_the_deck_is_reshuffled_so_a_location_may_come_again() -> None:
    table = new_game(3, seed=1)
    before = table.position["guards"]
    after = play_idly(table).position["guards"]
    gained = [after[place] - before[place] for place in before]
    assert sum(gained) == 12, "twelve rounds, twelve locations"
    assert max(gained) > 1, "and yet not one guard for each"


# -- S-3.3 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(1, 13))
def test_S_3_3_a_location_with_four_guards_is_passed_over(seed: int) -> None:
    table = scenario(guards=FOUR_FULL, turn="rose", seed=seed).plays("rose", end_turn())
    assert table.events[-1]["at"] not in FOUR_FULL
    table.shows(guards=FOUR_FULL)
    assert guards_on_board(table) == 17


def test_S_3_3_a_location_with_three_guards_is_not_passed_over() -> None:
    three = {"laundry": 3, "workshop": 3, "infirmary": 3, "cell_block": 3, "chapel": 3}
    filled = [scenario(guards=three, turn="rose", seed=seed).plays("rose", end_turn()) for seed in range(1, 13)]
    assert any(table.events[-1]["at"] in three for table in filled)


def test_S_3_3_an_alarm_of_the_last_round_fills_no_location() -> None:
    three = {"laundry": 3, "workshop": 3, "infirmary": 3, "cell_block": 3, "chapel": 3}
    seeds = range(1, 13)
    ended = [scenario(guards=three, turn="rose", effects={"false_alarm": 1}, seed=seed) for seed in seeds]
    assert any(table.plays("rose", end_turn()).events[-1]["at"] in three for table in ended)


# -- S-3.4 -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_S_3_4_thirteen_rounds_without_an_escape_and_everybody_loses(players: int) -> None:
    table = play_idly(new_game(players, seed=1))
    table.ends("guards", winners=[], because=("S-3.4",)).shows(round=13, phase="over").asks()
    assert guards_on_board(table) == 20
    table.shows(outcome={"reason": "guards", "winners": [], "losers": list(range(players))})


def test_S_3_4_the_game_ends_when_a_round_ends_with_twenty_guards() -> None:
    table = scenario(guards=TWENTY, turn="rose", round=13).plays("rose", end_turn())
    table.tells("game_ended", reason="guards").does_not_tell("guard_placed").ends("guards", winners=[])


def test_S_3_4_with_nineteen_guards_there_is_one_more_round() -> None:
    table = scenario(guards=NINETEEN, turn="rose", round=12).plays("rose", end_turn())
    table.goes_on().shows(round=13, phase="negotiation")
    assert guards_on_board(table) == 20
    finish_round(elect(table, "teal")).ends("guards", winners=[])


def test_S_3_4_in_the_last_round_everybody_still_has_a_turn() -> None:
    table = scenario(guards=TWENTY, turn="amber", round=13).plays("amber", end_turn()).goes_on().shows(turn="teal")
    table.plays("teal", end_turn()).goes_on().shows(turn="rose")


def test_S_3_4_the_scapegoat_loses_too() -> None:
    table = scenario(guards=TWENTY, turn="rose", scapegoat="amber").plays("rose", end_turn())
    assert table.position["outcome"]["losers"] == [0, 1, 2]


def test_S_3_4_after_the_end_nobody_plays() -> None:
    table = scenario(guards=TWENTY, turn="rose").plays("rose", end_turn())
    with pytest.raises(ContractError, match="over"):
        table.plays("amber", call_vote())
