"""Which rulings would change the answer, and how."""

from typing import Any

from alcatraz.arbiter import other_rulings
from alcatraz.arbiter.answers import Arbiter, loaded
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import texts


def arbiter(position: Json) -> Arbiter:
    return loaded(BUNDLES[position["game"]], position, "0", texts("en"))


def by_rule(told: list[Json]) -> dict[str, Json]:
    return {each["rule"]: each for each in told}


def prison(**more: Any) -> Json:
    sheets = [{"at": "chapel"}, {"at": "infirmary", "cash": 1}, {"at": "chapel"}]
    return {"game": "scapegoat", "players": sheets, **more}


def test_under_four_guards_the_other_reading_of_S_8_4_allows_free_actions() -> None:
    told = by_rule(other_rulings.for_position(arbiter(prison(guards={"infirmary": 4}, turn={"seat": 1}))))
    assert told["S-8.4"]["played"] is False
    assert {"type": "bribe"} in [example["move"] for example in told["S-8.4"]["added"]["examples"]]


def test_a_bribe_is_judged_by_both_readings() -> None:
    asked = arbiter(prison(guards={"infirmary": 4}, turn={"seat": 1}))
    assert asked.judgement(1, {"type": "bribe"})["rule"] == "S-8.4"
    [told] = other_rulings.for_move(asked, 1, {"type": "bribe"})
    assert (told["rule"], told["judgement"]["allowed"]) == ("S-8.4", True)


def test_the_reading_in_force_is_compared_with_the_printed_ruling() -> None:
    asked = arbiter(prison(guards={"infirmary": 4}, turn={"seat": 1}, rulings=["S-8.4"]))
    told = by_rule(other_rulings.for_position(asked))
    assert told["S-8.4"]["played"] is True
    assert told["S-8.4"]["gone"]["count"] > 0


def test_who_would_stay_by_the_other_reading_of_S_10_2() -> None:
    plans = [{"at": "chapel", "plan": "ABCDEF"}, {"at": "chapel", "plan": "ABCDEF"}, {"at": "chapel"}]
    told = by_rule(other_rulings.for_position(arbiter(prison(players=plans))))
    assert "standing" in told["S-10.2"]


def test_a_choice_that_only_one_reading_asks_for() -> None:
    sheets = [{"at": "chapel"}, {"at": "infirmary"}, {"at": "chapel", "blackmail": ["patrol"]}]
    asked = prison(players=sheets, rulings=["S-12.14"], pending={"kind": "choose_card", "from": 2})
    assert by_rule(other_rulings.for_position(arbiter(asked)))["S-12.14"]["impossible"] is True


def test_ones_own_prisoner_in_the_guards_way() -> None:
    yard = {"game": "boat", "prisoners": [["cell", "cell", "cell", [8, 2]], ["cell"] * 4]}
    told = by_rule(other_rulings.for_position(arbiter(yard)))
    assert told["B-3.4"]["added"]["count"] > 0


def test_nothing_is_said_where_no_ruling_matters() -> None:
    assert other_rulings.for_position(arbiter(prison())) == []
