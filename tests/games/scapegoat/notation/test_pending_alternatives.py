"""Positions that wait for a choice of an alternative: loaded, and refused with the reason if it cannot be."""

from typing import Any

import pytest

from alcatraz.games.scapegoat.game import GAME
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import languages, texts

RICH = {"at": "chapel", "items": ["key"], "cash": 1}
TOGETHER = [{"at": "chapel"}, RICH, {"at": "laundry"}]
# Seats 2 and 3 are tied at the end; seats 0, the Scapegoat, and 1 are needed.
TIED = [{"at": "chapel", "plan": plan} for plan in ("AB", "CDEF", "A", "A")]
TIE: Json = {"kind": "break_tie", "tied": [0, 1, 2]}
THEFT: Json = {"kind": "hand_over", "from": 1}
PATROL: Json = {"kind": "patrol", "from": "laundry", "left": 2}
NAMES: Json = {"kind": "names", "tied": [2, 3], "named": [2, None, None, None]}

WAITING: list[tuple[str, Json]] = [
    ("S-4.5", {"phase": "voting", "players": TOGETHER, "pending": TIE}),
    ("S-6.3", {"players": TOGETHER, "pending": THEFT}),
    ("S-13.11", {"players": TOGETHER, "guards": {"laundry": 2}, "pending": PATROL}),
    ("S-10.5", {"players": TIED, "pending": NAMES}),
]


def problems(position: Json) -> list[str]:
    with pytest.raises(ContractError) as error:
        GAME.load({"game": "scapegoat", **position}, 1)
    for language in languages():
        assert all(texts(language).tell(problem) for problem in error.value.problems)
    return [problem.id for problem in error.value.problems]


@pytest.mark.parametrize(("rule", "position"), WAITING, ids=[rule for rule, _ in WAITING])
def test_a_choice_is_loaded_and_written_alike_where_its_alternative_is_played(rule: str, position: Json) -> None:
    state = GAME.load({"game": "scapegoat", "rulings": [rule], **position}, 1)
    assert GAME.position(state)["pending"] == position["pending"]


@pytest.mark.parametrize(("rule", "position"), WAITING, ids=[rule for rule, _ in WAITING])
def test_a_choice_is_refused_where_its_alternative_is_not_played(rule: str, position: Json) -> None:
    assert "scapegoat-pending-alternative" in problems(position)


@pytest.mark.parametrize(
    ("number", "change", "problem"),
    [
        (0, {"pending": {**TIE, "tied": [0, 1]}}, "scapegoat-pending-tie"),
        (0, {"votes": [1, None, None]}, "scapegoat-pending-tie"),
        (0, {"phase": "actions"}, "scapegoat-pending-outside-voting"),
        (1, {"pending": {**THEFT, "from": 2}}, "scapegoat-pending-theft"),
        (1, {"pending": {**THEFT, "from": 0}}, "scapegoat-pending-theft"),
        (1, {"phase": "voting"}, "scapegoat-pending-outside-actions"),
        (2, {"guards": {"laundry": 1}}, "scapegoat-pending-patrol"),
        (3, {"pending": {**NAMES, "tied": [1, 3]}}, "scapegoat-pending-tied"),
        (3, {"pending": {**NAMES, "named": [1, None, None, None]}}, "scapegoat-pending-named"),
        (3, {"pending": {**NAMES, "named": [None, None, 3, None]}}, "scapegoat-pending-named"),
        (3, {"pending": {**NAMES, "named": [2, 3, None, None]}}, "scapegoat-pending-names"),
        (3, {"pending": {**NAMES, "named": [None]}}, "scapegoat-pending-names"),
        (3, {"pending": {"kind": "leave_behind", "tied": [2, 3]}}, "scapegoat-pending-untied-decide"),
    ],
)
def test_a_choice_that_cannot_be_is_refused(number: int, change: dict[str, Any], problem: str) -> None:
    rule, position = WAITING[number]
    assert problem in problems({"rulings": [rule], **position, **change})
