"""Names at a table: visible, readable, and not somebody else's."""

import pytest

from alcatraz.server.tables.errors import Denied
from alcatraz.server.tables.names import good_name, skeleton
from alcatraz.wire import Sit
from tests.server.rooms import TestRoom


@pytest.mark.parametrize("name", ["Anna", "Zoë", "Łukasz", "Nguyễn", "Мария", "山田", "Ann-Marie 2", "🦊 fox"])
def test_ordinary_names_stay_as_they_are(name: str) -> None:
    assert good_name(name) == name


@pytest.mark.parametrize(
    "trick",
    [
        "\u200b",
        "\u3164",
        "\u2800",
        "An\u200bna",
        "Anna\u202e",
        "\u2066Anna",
        "\u00ad",
        "a\u0301\u0301\u0301\u0301",
        "...",
        "\ue000",
        "x" * 25,
    ],
)
def test_tricks_are_no_names(trick: str) -> None:
    assert good_name(trick) is None


def test_compatibility_forms_become_plain_letters() -> None:
    assert good_name("\uff21\uff4e\uff4e\uff41") == "Anna"


@pytest.mark.parametrize("twin", ["АNNА", "anna", "Ànna", "A nna", "Αnna", "\uff21nna"])
def test_look_alikes_are_the_same_name(twin: str) -> None:
    assert skeleton(twin) == skeleton("Anna")


def test_different_names_stay_different() -> None:
    names = ["Anna", "Hanna", "Ann", "Bob", "Мария", "Марина", "Zoe", "Lea"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_one_look_one_person_at_a_table() -> None:
    table = TestRoom()
    table.does("ann", Sit("Carla", 0))
    with pytest.raises(Denied) as denied:
        table.does("bob", Sit("Сarla", 1))
    assert denied.value.kind == "name_taken"
