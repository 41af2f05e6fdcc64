"""A table takes the moves of its seats, and says what is wrong with the others."""

import pickle
from typing import Any

import pytest

from alcatraz.games.registry import GAMES
from alcatraz.kernel.errors import ContractError, MoveRefused, malformed
from alcatraz.kernel.match import Match


@pytest.fixture
def table() -> Match[Any]:
    return Match.new(GAMES["boat"], 2, 1, {"first": 0})


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_does_not_exist_sends_no_move(table: Match[Any], seat: int) -> None:
    with pytest.raises(ContractError) as error:
        table.read_move(seat, {"type": "pass"})
    assert error.value.kind == "malformed"
    assert [(problem.id, problem.args) for problem in error.value.problems] == [
        ("error-no-such-seat", {"seat": seat, "last": 1})
    ]


def test_a_refusal_arrives_whole_in_another_process(table: Match[Any]) -> None:
    with pytest.raises(MoveRefused) as error:
        table.play(1, table.read_move(1, {"type": "enter", "to": [9, 1]}))
    arrived = pickle.loads(pickle.dumps(error.value))
    assert type(arrived) is MoveRefused
    assert (arrived.kind, arrived.refusals) == ("not_your_decision", error.value.refusals)
    assert arrived.problems == error.value.problems


def test_what_is_malformed_says_in_which_way() -> None:
    error = malformed("json-missing", field="seat")
    assert (error.kind, [(problem.id, problem.args) for problem in error.problems]) == (
        "malformed",
        [("json-missing", {"field": "seat"})],
    )
