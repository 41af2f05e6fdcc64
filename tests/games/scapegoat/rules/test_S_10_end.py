"""S-10 The end: when the plan is complete, and who stays behind.

In these scenarios teal completes a task for element F that needs nothing, and the task deck is empty, so that
nobody else is rewarded: the plans are those written down, plus teal's F.
"""

from typing import Any

import pytest

from alcatraz.games.scapegoat.game import GAME
from alcatraz.kernel.errors import ContractError
from alcatraz.locale.texts import texts
from tests.games.scapegoat.scenario import Prison, complete, end_turn, leave_behind, scenario


def before_the_last_task(*, element: str = "F", **fields: Any) -> Prison:
    """teal stands on a task that can be completed at once."""
    easy = {"element": element, "prisoners": 1, "guards": 0, "items": []}
    fields["teal"] = {"at": "chapel", **fields.get("teal", {})}
    return scenario(**{"tasks": {"chapel": easy}, "task_deck": [], **fields})


# -- S-10.1 ----------------------------------------------------------------------------------------


def test_S_10_1_a_group_that_leaves_somebody_out_owns_the_whole_plan() -> None:
    table = before_the_last_task(teal={"plan": "ABC"}, rose={"plan": "DE"})
    table.plays("teal", complete()).ends("escape", winners=["teal", "rose"], because=("S-10.1",))


def test_S_10_1_one_player_alone_may_be_that_group() -> None:
    table = before_the_last_task(teal={"plan": "ABCDE"})
    table.plays("teal", complete()).ends("escape", winners=["teal", "rose"], because=("S-10.1",))


def test_S_10_1_the_scapegoat_may_belong_to_that_group() -> None:
    table = before_the_last_task(amber={"plan": "ABC"}, teal={"plan": "DE"})
    table.plays("teal", complete()).ends("escape", winners=["amber", "teal"], because=("S-10.1",))


def test_S_10_1_the_game_goes_on_while_everybody_is_needed() -> None:
    table = before_the_last_task(amber={"plan": "AB"}, teal={"plan": "E"}, rose={"plan": "CD"})
    table.plays("teal", complete()).goes_on().shows(teal={"plan": "EF"}).asks(("teal", "turn"))


def test_S_10_1_five_elements_are_not_enough() -> None:
    table = before_the_last_task(teal={"plan": "ABCD"}, rose={"plan": "ABCD"})
    table.plays("teal", complete()).goes_on()


def test_S_10_1_the_end_is_only_checked_after_a_task() -> None:
    table = scenario(teal={"plan": "ABCDEF"}, task_deck=[])
    table.plays("teal", end_turn()).goes_on().asks(("rose", "turn"))


# -- S-10.2 ----------------------------------------------------------------------------------------


def test_S_10_2_a_scapegoat_without_whom_it_works_stays() -> None:
    table = before_the_last_task(amber={"plan": "ABC"}, teal={"plan": "DE"}, rose={"plan": "ABC"})
    table.plays("teal", complete()).ends("escape", winners=["teal", "rose"], because=("S-10.1", "S-10.2", "S-10.6"))


def test_S_10_2_the_scapegoat_stays_though_another_has_less() -> None:
    """Rose owns nothing, but the Scapegoat goes before every comparison."""
    table = before_the_last_task(amber={"plan": "ABCDE", "cash": 3}, teal={"plan": "ABCDE"})
    table.plays("teal", complete()).ends("escape", winners=["teal", "rose"], because=("S-10.2",))


def test_S_10_2_the_printed_example_with_the_second_player_as_scapegoat() -> None:
    """Plans A B C, B D F and D F with E just completed: without B D F the others still own everything."""
    table = before_the_last_task(
        element="E", amber={"plan": "ABC"}, teal={"plan": "DF"}, rose={"plan": "BDF"}, scapegoat="rose"
    )
    table.plays("teal", complete()).ends("escape", winners=["amber", "teal"], because=("S-10.1", "S-10.2", "S-10.6"))


# -- S-10.3 ----------------------------------------------------------------------------------------


def test_S_10_3_the_printed_example_with_an_indispensable_scapegoat() -> None:
    """Plans A B C (the Scapegoat), B D F, and D F with E: A, C and E have one owner each, so B D F stays."""
    table = before_the_last_task(element="E", amber={"plan": "ABC"}, teal={"plan": "DF"}, rose={"plan": "BDF"})
    table.plays("teal", complete())
    table.ends("escape", winners=["amber", "teal"], because=("S-10.1", "S-10.2", "S-10.3", "S-10.6"))
    stays = table.view("rose")["stays"]
    assert stays == {"indispensable": [0, 1], "alone": ["AC", "E", ""], "stays": 2, "tied": []}


def test_S_10_3_in_the_printed_example_nobody_can_be_left_out_before_the_task() -> None:
    table = before_the_last_task(element="E", amber={"plan": "ABC"}, teal={"plan": "DF"}, rose={"plan": "BDF"})
    assert table.view("rose")["stays"]["stays"] is None
    assert table.view("rose")["stays"]["indispensable"] == [0, 1, 2]


def test_S_10_3_even_the_one_who_completes_the_plan_may_have_to_stay() -> None:
    table = before_the_last_task(amber={"plan": "ABC"}, teal={"cash": 3}, rose={"plan": "CDEF"})
    table.plays("teal", complete()).ends("escape", winners=["amber", "rose"], because=("S-10.3",))


def test_S_10_3_being_rich_does_not_help_the_only_one_who_is_not_needed() -> None:
    table = before_the_last_task(
        amber={"plan": "AB"}, teal={"plan": "CDE"}, rose={"plan": "BCD", "cash": 3, "items": ["gun"], "stamina": 3}
    )
    table.plays("teal", complete()).ends("escape", winners=["amber", "teal"], because=("S-10.3",))


# -- S-10.4 ----------------------------------------------------------------------------------------


def test_S_10_4_the_fewest_elements_stay_behind() -> None:
    table = before_the_last_task(
        amber={"plan": "A"}, teal={"plan": "BCDE"}, rose={"plan": "BC", "cash": 3}, violet={"plan": "BCD"}
    )
    table.plays("teal", complete())
    table.ends("escape", winners=["amber", "teal", "violet"], because=("S-10.2", "S-10.4", "S-10.6"))


def test_S_10_4_with_equal_elements_the_least_cash_stays() -> None:
    table = before_the_last_task(
        amber={"plan": "A"},
        teal={"plan": "BCDE"},
        rose={"plan": "BC", "cash": 2},
        violet={"plan": "DE", "cash": 1, "items": ["key", "tool"], "stamina": 3},
    )
    table.plays("teal", complete()).ends("escape", winners=["amber", "teal", "rose"], because=("S-10.4", "S-10.4"))


def test_S_10_4_with_equal_cash_the_fewest_items_stay() -> None:
    table = before_the_last_task(
        amber={"plan": "A"},
        teal={"plan": "BCDE"},
        rose={"plan": "BC", "cash": 1, "items": ["gun"], "stamina": 3},
        violet={"plan": "DE", "cash": 1, "items": ["key", "key"]},
    )
    table.plays("teal", complete())
    table.ends("escape", winners=["amber", "teal", "violet"], because=("S-10.4", "S-10.4", "S-10.4"))


def test_S_10_4_with_equal_items_the_least_stamina_stays() -> None:
    table = before_the_last_task(
        amber={"plan": "A"},
        teal={"plan": "BCDE"},
        rose={"plan": "BC", "cash": 1, "items": ["gun"], "stamina": 1},
        violet={"plan": "DE", "cash": 1, "items": ["key"]},
    )
    table.plays("teal", complete())
    table.ends("escape", winners=["amber", "teal", "rose"], because=("S-10.4", "S-10.4", "S-10.4", "S-10.4"))


def test_S_10_4_only_those_who_are_not_needed_are_compared() -> None:
    """Teal owns a single element, the F that nobody else has; amber owns the only A."""
    table = before_the_last_task(amber={"plan": "A"}, rose={"plan": "BCDE"}, violet={"plan": "BCDE", "cash": 1})
    table.plays("teal", complete()).ends("escape", winners=["amber", "teal", "violet"], because=("S-10.4",))


def test_S_10_4_the_items_paid_for_the_last_task_no_longer_count() -> None:
    fire = {"element": "F", "prisoners": 1, "guards": 0, "items": ["tool"]}
    table = before_the_last_task(
        tasks={"chapel": fire},
        amber={"plan": "ABCD"},
        teal={"plan": "E", "items": ["tool"]},
        rose={"plan": "EF", "items": ["key"]},
    )
    table.plays("teal", complete(("teal", "tool"))).ends("escape", winners=["amber", "rose"], because=("S-10.4",))


# -- S-10.5 ----------------------------------------------------------------------------------------


def tied() -> Prison:
    """Teal and rose own the same; amber, the Scapegoat, is needed."""
    table = before_the_last_task(amber={"plan": "ABCD"}, teal={"plan": "E"}, rose={"plan": "EF"})
    return table.plays("teal", complete())


def test_S_10_5_a_perfect_tie_is_left_to_the_scapegoat() -> None:
    table = tied().goes_on().asks(("amber", "leave_behind")).tells("choice_left", seat=0, tied=[1, 2])
    assert table.legal("amber") == [leave_behind("teal"), leave_behind("rose")]


def test_S_10_5_the_scapegoat_leaves_one_of_the_tied() -> None:
    table = tied().plays("amber", leave_behind("teal"))
    table.ends("escape", winners=["amber", "rose"], because=("S-10.1", "S-10.2", "S-10.4", "S-10.5", "S-10.6"))
    tied().plays("amber", leave_behind("rose")).ends("escape", winners=["amber", "teal"], because=("S-10.5",))


def test_S_10_5_only_the_tied_can_be_left() -> None:
    tied().refuses("amber", leave_behind("amber"), because="S-10.5")


def test_S_10_5_somebody_who_was_better_off_cannot_be_left() -> None:
    table = before_the_last_task(
        amber={"plan": "ABCD"}, teal={"plan": "E"}, rose={"plan": "EF"}, violet={"plan": "EF", "stamina": 1}
    )
    table.plays("teal", complete()).shows(pending={"kind": "leave_behind", "tied": [1, 2]})
    table.refuses("amber", leave_behind("violet"), because="S-10.5")


def test_S_10_5_three_may_be_tied() -> None:
    table = before_the_last_task(amber={"plan": "ABCD"}, teal={"plan": "E"}, rose={"plan": "EF"}, violet={"plan": "EF"})
    table.plays("teal", complete()).shows(pending={"tied": [1, 2, 3]})
    table.plays("amber", leave_behind("violet")).ends("escape", winners=["amber", "teal", "rose"])


def test_S_10_5_the_tied_have_no_say_and_the_turn_does_not_go_on() -> None:
    table = tied()
    table.is_out_of_turn("rose", leave_behind("teal"), because="S-10.5")
    table.is_out_of_turn("teal", end_turn(), because="S-10.5")
    table.refuses("amber", end_turn(), because="S-10.5")


def test_S_10_5_without_a_tie_there_is_nobody_to_leave() -> None:
    scenario(turn="amber").refuses("amber", leave_behind("teal"), because="S-10.5")


# -- S-10.6 ----------------------------------------------------------------------------------------


def test_S_10_6_exactly_one_stays_however_many_are_not_needed() -> None:
    table = before_the_last_task(teal={"plan": "ABCDE"}, rose={"plan": ""}, violet={"plan": ""})
    table.plays("teal", complete()).ends("escape", winners=["teal", "rose", "violet"], because=("S-10.6",))
    table.shows(outcome={"reason": "escape", "winners": [1, 2, 3], "losers": [0]}, phase="over")
    table.tells("game_ended", reason="escape", left_behind=0)


def test_S_10_6_after_the_escape_nobody_plays_on() -> None:
    table = before_the_last_task(teal={"plan": "ABCDE"}).plays("teal", complete()).asks()
    assert GAME.decision_kind(table.table.state, table.seat("teal")) == "over"
    with pytest.raises(ContractError) as error:
        table.plays("teal", end_turn())
    assert error.value.kind == "over"


def test_S_10_6_after_the_escape_every_move_is_refused_for_the_same_reason() -> None:
    table = before_the_last_task(teal={"plan": "ABCDE"}).plays("teal", complete()).table
    refused = [table.why_not(seat, table.read_move(seat, end_turn())) for seat in range(3)]
    assert [[reason.rule for reason in why] for why in refused] == [["S-10.6"]] * 3
    assert texts("en").tell(refused[0][0].message) == "The game is over: there is nothing left to decide."


def test_S_10_6_an_ending_written_by_hand_is_told_without_the_reasons_that_it_does_not_show() -> None:
    escape = {"reason": "escape", "winners": [0, 2], "losers": [1]}
    outcome = GAME.outcome(scenario(phase="over", outcome=escape).table.state)
    assert outcome is not None
    assert outcome.losers == (1,)
    assert [rule for rule, _ in outcome.explanation] == ["S-10.6"]
