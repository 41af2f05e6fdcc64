"""S-9.4 Whose tokens pay for a task: what is wrong with others, and the alternative where the owners are asked."""

from typing import Any

from tests.games.scapegoat.scenario import Prison, accept, complete, decline, end_turn, scenario

TWO_KEYS = {"element": "A", "prisoners": 1, "guards": 0, "items": ["key", "tool"]}


def workshop(**fields: Any) -> Prison:
    """Teal with a key and rose with a tool and a knife at a task for both; amber holds the same elsewhere."""
    return scenario(
        tasks={"workshop": TWO_KEYS},
        amber={"at": "chapel", "items": ["key", "tool"]},
        teal={"at": "workshop", "items": ["key"]},
        rose={"at": "workshop", "items": ["tool", "knife"]},
        **fields,
    )


def test_S_9_4_the_tokens_of_one_who_is_elsewhere_are_named() -> None:
    offered = complete(("amber", "key"), ("rose", "tool"))
    workshop().refuses("teal", offered, because="S-9.4", saying="is somewhere else", alone=True)


def test_S_9_4_of_two_wrong_owners_the_first_is_named() -> None:
    offered = complete(("amber", "key"), ("teal", "tool"))
    workshop().refuses("teal", offered, because="S-9.4", saying="is somewhere else", alone=True)


def test_S_9_4_tokens_that_their_owner_lacks_are_named() -> None:
    workshop().refuses(
        "teal", complete(("teal", "tool"), ("rose", "tool")), because="S-9.4", saying="does not have this", alone=True
    )
    workshop().refuses(
        "teal", complete(("teal", "key"), ("rose", "key")), because="S-9.4", saying="does not have this", alone=True
    )


def test_S_9_4_tokens_that_are_there_but_not_asked_for_are_wrong() -> None:
    said = "Use exactly what the task needs"
    workshop().refuses("teal", complete(("teal", "key"), ("rose", "knife")), because="S-9.4", saying=said, alone=True)


def test_S_9_4_the_gun_pays_only_for_an_item_that_the_task_asks_for() -> None:
    task = {"element": "A", "prisoners": 1, "guards": 0, "items": ["key"]}
    table = scenario(tasks={"workshop": task}, teal={"at": "workshop", "items": ["key", "gun"]})
    listed = [found for found in table.legal("teal") if found["type"] == "complete"]
    assert listed == [complete(("teal", "key")), complete(("teal", "gun"))]


def asking(**fields: Any) -> Prison:
    """All three stand at a task for three items of three owners, at a table where the owners are asked."""
    fields = {"amber": {"at": "workshop", "items": ["key"]}, **fields}
    task = {"element": "A", "prisoners": 1, "guards": 0, "items": ["key", "tool", "drug"]}
    return scenario(
        rulings=["S-9.4"],
        tasks={"workshop": task},
        teal={"at": "workshop", "items": ["tool"]},
        rose={"at": "workshop", "items": ["drug"]},
        **fields,
    )


PAID = complete(("amber", "key"), ("teal", "tool"), ("rose", "drug"))


def test_S_9_4_alternative_all_owners_but_the_completer_are_asked_in_public() -> None:
    table = asking().plays("teal", PAID).asks(("amber", "consent"), ("rose", "consent"))
    table.tells("consent_asked", seat=1, at="workshop", asked=[0, 2])


def test_S_9_4_alternative_the_task_waits_for_the_last_owner() -> None:
    table = asking().plays("teal", PAID).plays("rose", accept()).tells("consent_given", seat=2)
    table.asks(("amber", "consent")).shows(teal={"plan": ""}, ap=3)
    table.plays("amber", accept()).tells("consent_given", seat=0).tells("task_completed", seat=1)
    table.asks(("teal", "turn")).shows(teal={"plan": "A", "items": []}, amber={"items": []}, rose={"items": []}, ap=2)


def test_S_9_4_alternative_meanwhile_the_player_whose_turn_it_is_waits() -> None:
    table = asking().plays("teal", PAID).is_out_of_turn("teal", end_turn(), because="S-9.4")
    table.refuses("teal", end_turn(), because="S-9.4", saying="The owners of the items must answer first", alone=True)


def test_S_9_4_alternative_one_refusal_is_enough_and_the_turn_goes_on() -> None:
    table = asking().plays("teal", PAID).plays("amber", accept()).plays("rose", decline())
    table.tells("consent_refused", seat=2).asks(("teal", "turn")).shows(teal={"plan": "", "items": ["tool"]}, ap=3)
    table.refuses("teal", PAID, because="S-9.4", saying="did not agree", alone=True)


def test_S_9_4_alternative_a_refused_completion_is_not_listed_again() -> None:
    asking().offers("teal", PAID).plays("teal", PAID).plays("amber", decline()).does_not_offer("teal", PAID)


def test_S_9_4_alternative_refused_completions_are_kept_in_their_order() -> None:
    gun = complete(("amber", "gun"), ("teal", "tool"), ("rose", "drug"))
    table = asking(amber={"at": "workshop", "items": ["key", "gun"]})
    table.plays("teal", PAID).plays("rose", decline()).plays("teal", gun).plays("rose", decline())
    assert [refused["pay"] for refused in table.position["turn"]["refused"]] == [PAID["pay"], gun["pay"]]
