"""S-9.2, by its alternative: the Scapegoat does not count as a prisoner."""

from tests.games.scapegoat.scenario import complete, scenario

FOR_TWO = {"laundry": {"element": "A", "prisoners": 2, "guards": 0, "items": []}}


def test_S_9_2_alternative_a_scapegoat_elsewhere_takes_nothing_from_the_number() -> None:
    table = scenario(rulings=["S-9.2"], tasks=FOR_TWO, amber="chapel", teal="laundry", rose="laundry")
    table.plays("teal", complete()).shows(teal={"plan": "A"})


def test_S_9_2_alternative_the_scapegoat_is_not_among_those_present() -> None:
    table = scenario(rulings=["S-9.2"], tasks=FOR_TWO, amber="laundry", teal="laundry")
    table.refuses("teal", complete(), because="S-9.2", saying="present: 1.", alone=True)
