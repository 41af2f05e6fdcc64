"""Moves as JSON: what is wrong with one that cannot be read, all at once and by its field."""

import pytest

from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from tests.games.scapegoat.scenario import blackmail, complete, trade, use


def problems(move: Json) -> list[tuple[str, object]]:
    with pytest.raises(ContractError) as error:
        MOVES.read(3, move)
    assert error.value.kind == "malformed"
    return [(problem.id, problem.args["field"]) for problem in error.value.problems]


def test_a_list_of_nine_items_can_be_read_and_one_of_ten_cannot() -> None:
    assert MOVES.write(MOVES.read(3, use(take=["key"] * 9))) == use(take=["key"] * 9)
    assert problems(use(take=["key"] * 10)) == [("json-too-long", "move.take")]
    assert problems(trade("rose", give=["key"] * 10, take=["tool"] * 10)) == [
        ("json-too-long", "move.give"),
        ("json-too-long", "move.take"),
    ]


def test_a_task_is_paid_with_nine_tokens_at_most() -> None:
    nine = [("rose", "key")] * 9
    assert MOVES.write(MOVES.read(3, complete(*nine))) == complete(*nine)
    assert problems(complete(*nine, ("amber", "tool"))) == [("json-too-long", "move.pay")]


def test_of_an_unknown_card_only_the_card_is_told() -> None:
    """What else the move needs depends on the card."""
    assert problems(blackmail("bribery", target=9)) == [("json-not-one-of", "move.card")]
    assert problems({"type": "blackmail"}) == [("json-missing", "move.card")]
