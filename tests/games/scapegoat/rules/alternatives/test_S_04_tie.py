"""S-4.5, by its alternative: the last Scapegoat chooses anew among the tied."""

from tests.games.scapegoat.scenario import Prison, call_vote, scenario, vote


def teal_and_violet_tied() -> Prison:
    table = scenario(phase="voting", round=2, rulings=["S-4.5"], violet="chapel")
    table.plays("amber", vote("teal")).plays("teal", vote("teal")).plays("rose", vote("violet"))
    return table.plays("violet", vote("violet"))


def test_S_4_5_alternative_the_choice_ends_the_election() -> None:
    table = teal_and_violet_tied().plays("amber", vote("violet")).asks(("violet", "turn"))
    table.does_not_tell("voted").tells("elected", seat=3, tied=[1, 3]).shows(phase="actions", scapegoat="violet")


def test_S_4_5_alternative_who_is_not_tied_is_named_with_those_who_are() -> None:
    said = "Rose is not among the tied players: choose one of Teal, Violet"
    teal_and_violet_tied().refuses("amber", vote("rose"), because="S-4.5", saying=said, alone=True)


def test_S_4_5_alternative_the_others_wait_for_the_choice() -> None:
    table = teal_and_violet_tied()
    table.refuses("teal", vote("teal"), because="S-4.5", saying="The votes are tied", alone=True)
    table.refuses("amber", call_vote(), because="S-4.3")
