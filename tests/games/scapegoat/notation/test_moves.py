"""Moves as JSON: what is wrong with one that cannot be read, all at once and by its field."""

import pytest

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import bag_of
from alcatraz.games.scapegoat.model.components import CASH, CHAPEL, GUN, KEY, LAUNDRY, PATROL, TOOL
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


@pytest.mark.parametrize(
    ("built", "said"),
    [
        (moves.vote(2), {"type": "vote", "for": 2}),
        (moves.walk(LAUNDRY), {"type": "move", "to": "laundry"}),
        (moves.move_guard(CHAPEL, LAUNDRY), {"type": "move_guard", "from": "chapel", "to": "laundry"}),
        (moves.keep(PATROL), {"type": "keep", "card": "patrol"}),
        (moves.choose(PATROL), {"type": "choose", "card": "patrol"}),
        (moves.steal(1, CASH), {"type": "steal", "from": 1, "what": "cash"}),
        (moves.riot(LAUNDRY), {"type": "riot", "from": "laundry"}),
        (moves.drop(GUN), {"type": "drop", "item": "gun"}),
        (moves.leave_behind(2), {"type": "leave_behind", "player": 2}),
        (moves.use(), {"type": "use"}),
        (moves.use(takes=True), {"type": "use", "take": []}),
        (moves.use(1 + CASH, 0, bag_of([KEY])), {"type": "use", "pay": "cash", "target": 0, "take": ["key"]}),
        (
            moves.trade(1, bag_of([KEY, GUN]), 2, bag_of([TOOL]), 3),
            {"type": "trade", "with": 1, "give": ["key", "gun"], "give_cash": 2, "take": ["tool"], "take_cash": 3},
        ),
        (
            moves.complete([bag_of([KEY]), 0, bag_of([GUN])]),
            {"type": "complete", "pay": [{"seat": 0, "item": "key"}, {"seat": 2, "item": "gun"}]},
        ),
        (
            moves.errand(LAUNDRY, moves.use(1 + KEY)),
            {"type": "blackmail", "card": "errand_boy", "at": "laundry", "pay": "key"},
        ),
        (
            moves.blackmail(PATROL, CHAPEL, LAUNDRY, 3),
            {"type": "blackmail", "card": "patrol", "from": "chapel", "to": "laundry", "count": 3},
        ),
    ],
)
def test_the_rules_and_the_table_put_a_field_in_the_same_place(built: int, said: Json) -> None:
    assert MOVES.write(built) == said
    assert MOVES.read(3, said) == built
