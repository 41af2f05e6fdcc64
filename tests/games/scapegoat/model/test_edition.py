"""Editions of one's own: what an edition file says wrong is told with its place in the file."""

import copy
from typing import Any

import pytest

from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.edition import built_in_edition, read_edition
from alcatraz.kernel.errors import ContractError


@pytest.fixture
def content() -> dict[str, Any]:
    return copy.deepcopy(built_in_edition().content)


def wrong(content: dict[str, Any]) -> list[tuple[str, object]]:
    return [(problem.id, problem.args["field"]) for problem in read_edition(content)[1]]


def test_the_edition_of_the_box_has_nothing_wrong(content: dict[str, Any]) -> None:
    assert wrong(content) == []


def test_a_task_asks_for_six_items_at_most(content: dict[str, Any]) -> None:
    content["task"][2]["items"] = ["key", "knife", "drug", "tool", "clothes", "key"]
    assert wrong(content) == []
    content["task"][2]["items"].append("tool")
    assert wrong(content) == [("edition-too-many-items", "edition.task[3].items")]


def test_a_task_may_ask_for_another_number_of_prisoners_at_a_table_of_three(content: dict[str, Any]) -> None:
    content["task"][0]["prisoners_of_three"] = 3
    assert wrong(content) == []
    assert read_edition(content)[0].tasks[0].prisoners_of_three == 3
    content["task"][0]["prisoners_of_three"] = 4
    assert wrong(content) == [("json-not-an-integer", "edition.task[1].prisoners_of_three")]


def test_without_a_number_of_its_own_a_table_of_three_needs_as_many_prisoners(content: dict[str, Any]) -> None:
    content["task"][0]["prisoners"] = 4
    edition, problems = read_edition(content)
    assert (edition.tasks[0].prisoners_of_three, problems) == (4, [])


def test_names_are_bounded_because_every_view_carries_them(content: dict[str, Any]) -> None:
    content["task"][0]["title"]["en"] = "x" * 81
    content["name"] |= {f"language {number}": "Alcatraz" for number in range(20)}
    assert wrong(content) == [
        ("edition-too-many-languages", "edition.name"),
        ("edition-name-too-long", "edition.task[1].title.en"),
    ]


def test_two_tasks_with_one_id_are_noticed(content: dict[str, Any]) -> None:
    content["task"][4]["id"] = content["task"][0]["id"]
    assert wrong(content) == [("json-twice", "edition.task[5].id")]


def test_a_blackmail_card_is_in_the_box_once(content: dict[str, Any]) -> None:
    content["blackmail"]["cards"].append("patrol")
    assert wrong(content) == [("json-twice", "edition.blackmail.cards")]


def test_a_position_holds_only_cards_of_its_edition(content: dict[str, Any]) -> None:
    content["blackmail"]["cards"].remove("patrol")
    players = [{"at": "chapel", "blackmail": ["patrol"]}, {"at": "chapel"}, {"at": "chapel"}]
    with pytest.raises(ContractError) as error:
        GAME.load({"players": players, "edition": content}, 1)
    [problem] = error.value.problems
    assert (problem.id, problem.args["card"]) == ("scapegoat-card-not-in-edition", "patrol")
