"""S-11 Dropping items: where a token goes when nobody holds it any more."""

from tests.games.scapegoat.scenario import blackmail, complete, drop, scenario, use

# Everything that the exercise yard has a space for.
YARD = ["key", "knife", "clothes", "drug", "tool"]


def test_S_11_1_a_dropped_item_goes_home_if_a_space_is_free() -> None:
    table = scenario(items={"workshop": ["tool", "tool"]}, teal={"at": "chapel", "items": ["tool"]})
    table.plays("teal", drop("tool")).tells("item_dropped", seat=1, item="tool", to="workshop")
    table.shows(items={"workshop": ["tool", "tool", "tool"]}, teal={"items": []}, ap=2)


def test_S_11_1_home_comes_first_wherever_the_player_stands() -> None:
    table = scenario(
        items={"workshop": ["tool", "tool"], "exercise_yard": []}, teal={"at": "exercise_yard", "items": ["tool"]}
    )
    table.plays("teal", drop("tool")).shows(items={"workshop": ["tool", "tool", "tool"], "exercise_yard": []})


def test_S_11_1_from_a_full_home_it_goes_to_the_exercise_yard() -> None:
    table = scenario(items={"exercise_yard": ["key", "knife", "clothes", "drug"]}, teal={"items": ["tool"]})
    table.plays("teal", drop("tool")).shows(items={"exercise_yard": YARD, "workshop": ["tool", "tool", "tool"]})


def test_S_11_1_from_a_full_yard_it_goes_to_the_visiting_area() -> None:
    table = scenario(items={"exercise_yard": YARD}, teal={"items": ["tool"]})
    table.shows(items={"visiting_area": ["key", "knife", "clothes", "drug", "gun"]})
    table.plays("teal", drop("tool")).shows(items={"visiting_area": ["key", "knife", "clothes", "drug", "tool", "gun"]})


def test_S_11_1_a_space_of_another_kind_is_no_space() -> None:
    table = scenario(
        items={"exercise_yard": ["tool"], "visiting_area": [], "workshop": ["tool", "tool", "tool"]},
        teal={"items": ["tool"]},
    )
    table.plays("teal", drop("tool")).shows(items={"exercise_yard": ["tool"], "visiting_area": ["tool"]})


def test_S_11_1_the_gun_goes_to_the_visiting_area() -> None:
    table = scenario(teal={"items": ["gun"]})
    table.plays("teal", drop("gun")).tells("item_dropped", item="gun", to="visiting_area")
    assert "gun" in table.position["items"]["visiting_area"]


def test_S_11_1_two_tokens_of_a_kind_find_their_spaces_one_after_the_other() -> None:
    easy = {"element": "A", "prisoners": 1, "guards": 0, "items": ["key", "key"]}
    table = scenario(
        tasks={"chapel": easy},
        items={"guards_room": ["key", "key"], "exercise_yard": []},
        teal={"at": "chapel", "items": ["key", "key"]},
    )
    table.plays("teal", complete(("teal", "key"), ("teal", "key")))
    table.shows(items={"guards_room": ["key", "key", "key"], "exercise_yard": ["key"]})


def test_S_11_1_a_payment_is_dropped_like_anything_else() -> None:
    table = scenario(
        gold=["workshop"], items={"guards_room": ["key", "key"]}, teal={"at": "workshop", "items": ["key"]}
    )
    table.plays("teal", use(pay="key", take=["tool", "tool"])).tells("item_dropped", item="key", to="guards_room")
    table.shows(items={"guards_room": ["key", "key", "key"], "workshop": ["tool"]}, teal={"items": ["tool", "tool"]})


def test_S_11_1_what_a_body_search_finds_goes_back_to_the_board() -> None:
    table = scenario(
        turn="amber",
        amber={"blackmail": ["body_search"]},
        teal={"items": ["drug"]},
        rose={"items": ["drug"]},
        items={"infirmary": ["drug"]},
    )
    table.plays("amber", blackmail("body_search")).shows(items={"infirmary": ["drug", "drug", "drug"]})
