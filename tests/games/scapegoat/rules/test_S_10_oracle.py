"""The ending against a second reading of S-10; `make prove` compares them on every distribution of the letters."""

import pytest

from alcatraz.games.scapegoat.model.bag import bag_of
from alcatraz.games.scapegoat.model.components import mask_of
from alcatraz.games.scapegoat.rules.ending import who_stays
from alcatraz.kernel.chance import draw, key_of
from tests.games.scapegoat.ending_oracle import staying
from tools.prove.cases import Tally, judge
from tools.prove.judging import table

SAMPLE = 1_000


@pytest.mark.parametrize("rulings", ["", "S-10.2"])
@pytest.mark.parametrize("players", [3, 4])
def test_S_10_a_sample_of_all_distributions_is_judged_alike(players: int, rulings: str) -> None:
    """Letters drawn so that most of these games are over."""
    s, tally = table(players, rulings), Tally()
    key = key_of(f"{players} {rulings}")
    for number in range(SAMPLE):
        s.plan = [draw(key, number * 8 + seat, 64) | draw(key, number * 8 + 4 + seat, 64) for seat in range(players)]
        judge(s, staying, tally)
    assert tally.differing == 0, tally.example
    assert min(tally.going_on, tally.scapegoat_stays, tally.another_stays, tally.tied) > 0


@pytest.mark.parametrize("rulings", ["", "S-10.2"])
@pytest.mark.parametrize("players", [3, 4])
def test_S_10_4_cash_items_and_stamina_are_judged_alike(players: int, rulings: str) -> None:
    s = table(players, rulings)
    key = key_of(f"measures {players} {rulings}")
    for number in range(SAMPLE):
        drawn = [draw(key, number * 32 + index, 64) for index in range(32)]
        s.plan = [drawn[seat % 2] | drawn[4 + seat % 2] for seat in range(players)]
        s.cash = [each % 2 for each in drawn[8 : 8 + players]]
        s.stamina = [each % 2 for each in drawn[12 : 12 + players]]
        items = [each % 3 for each in drawn[16 : 16 + players]]
        s.held = [bag_of([0] * each) for each in items]
        s.scapegoat = drawn[20] % players
        expected = staying(s.plan, s.cash, items, s.stamina, s.scapegoat, rulings != "")
        assert mask_of(who_stays(s)) == expected, (s.plan, s.cash, items, s.stamina, s.scapegoat)


def test_S_10_the_comparison_notices_a_difference() -> None:
    s, tally = table(3, ""), Tally()
    s.plan = [63, 63, 63]
    judge(s, lambda plans, cash, items, stamina, scapegoat, useless_stays: 0, tally)
    assert (tally.cases, tally.differing) == (3, 3)
    assert tally.example == "plans [63, 63, 63], Scapegoat 0: rules 1, oracle 0"
