"""Editions of one's own: what an edition file says wrong is told with its place in the file."""

import copy
from typing import Any

import pytest

from alcatraz.games.registry import GAMES
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.bag import contains
from alcatraz.games.scapegoat.model.edition import built_in_edition, read_edition
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import SPECTATOR
from alcatraz.kernel.match import Match
from alcatraz.matches.match import play_match
from alcatraz.matches.policies import play_at_random
from alcatraz.records.record import record, replay


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


# -- item spaces -----------------------------------------------------------------------------------


def location(content: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(entry for entry in content["location"] if entry["id"] == name)
    return found


def items_at_the_start(content: dict[str, Any], place: str, **options: Any) -> list[str]:
    view = GAME.view(GAME.new(3, 1, {"edition": content, **options}), SPECTATOR)
    found: list[str] = view["items"][place]
    return found


def test_each_side_of_a_tile_has_its_own_spaces(content: dict[str, Any]) -> None:
    location(content, "laundry")["gold_spaces"] = ["clothes"]
    assert wrong(content) == []
    assert items_at_the_start(content, "laundry") == ["clothes"] * 3
    assert items_at_the_start(content, "laundry", sides=["laundry"]) == ["clothes"]
    assert items_at_the_start(content, "infirmary", sides=["infirmary"]) == ["drug"] * 3


def test_tokens_that_find_no_space_stay_in_the_box(content: dict[str, Any]) -> None:
    location(content, "guards_room")["spaces"] = ["key"]
    state = GAME.new(3, 1, {"edition": content})
    keys = sum(items.count("key") for items in GAME.view(state, SPECTATOR)["items"].values())
    assert keys == 3
    assert items_at_the_start(content, "guards_room") == ["key"]


def test_with_fewer_tokens_the_last_spaces_stay_empty(content: dict[str, Any]) -> None:
    content["tokens"]["key"]["value"] = 4
    assert wrong(content) == []
    assert items_at_the_start(content, "guards_room") == ["key"] * 3
    assert items_at_the_start(content, "exercise_yard").count("key") == 1
    assert "key" not in items_at_the_start(content, "visiting_area")


def test_a_dropped_item_goes_where_the_side_that_is_up_has_a_space(content: dict[str, Any]) -> None:
    location(content, "laundry")["gold_spaces"] = []
    players = [{"at": "chapel", "items": ["clothes"]}, {"at": "chapel"}, {"at": "chapel"}]
    position = {"players": players, "edition": content, "gold": ["laundry"], "items": {"exercise_yard": []}}
    table = Match.from_position(GAME, position, 1)
    table.play(0, table.read_move(0, {"type": "drop", "item": "clothes"}))
    items = GAME.view(table.state, SPECTATOR)["items"]
    assert (items["laundry"], items["exercise_yard"]) == ([], ["clothes"])


def test_a_position_holds_no_more_tokens_than_are_in_play(content: dict[str, Any]) -> None:
    """Three clothes have a space with the gold laundry up; so nobody holds more than these together."""
    location(content, "laundry")["gold_spaces"] = []
    players = [{"at": "chapel", "items": ["clothes"] * 3}, {"at": "chapel"}, {"at": "chapel"}]
    position = {"players": players, "edition": content, "gold": ["laundry"]}
    with pytest.raises(ContractError) as error:
        GAME.load(position, 1)
    [problem] = error.value.problems
    assert (problem.id, problem.args["most"], problem.args["got"]) == ("scapegoat-too-many-tokens", 2, 3)


def test_spaces_that_cannot_be(content: dict[str, Any]) -> None:
    location(content, "laundry")["gold_spaces"] = ["key", "sofa"]
    location(content, "workshop")["spaces"] = ["tool"] * 16
    assert wrong(content) == [
        ("json-too-long", "edition.location[7].spaces"),
        ("json-not-one-of", "edition.location[10].gold_spaces[1]"),
        ("edition-space-elsewhere", "edition.location[10].gold_spaces"),
    ]


def test_tokens_need_a_space_somewhere(content: dict[str, Any]) -> None:
    for name in ("guards_room", "exercise_yard", "visiting_area"):
        entry = location(content, name)
        entry["spaces"] = [item for item in entry["spaces"] if item != "key"]
    assert wrong(content) == [("edition-no-space-at-all", "edition.location")]
    location(content, "guards_room")["gold_spaces"] = ["key"]
    assert wrong(content) == []


@pytest.mark.parametrize("sides", ["silver", "gold", "random"])
def test_whole_games_with_an_edition_of_other_spaces(content: dict[str, Any], sides: str) -> None:
    location(content, "guards_room")["gold_spaces"] = ["key"] * 5
    location(content, "laundry")["gold_spaces"] = []
    location(content, "visiting_area")["spaces"] = ["knife", "drug", "gun"]
    content["tokens"]["drug"]["value"] = 2
    for seed in range(3):
        table = play_match(GAMES["scapegoat"], [play_at_random] * 3, seed, {"edition": content, "sides": sides})
        rebuilt = replay(GAMES["scapegoat"], record(table)).state
        assert sum(rebuilt.stock) + sum(rebuilt.held) == rebuilt.prison.tokens
        assert all(map(contains, rebuilt.prison.spaces, rebuilt.stock))
