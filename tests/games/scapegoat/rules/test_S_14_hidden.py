"""S-14 What is hidden: what each seat and a spectator see of a position and of what happens."""

import json

from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.game import GAME
from tests.games.scapegoat.scenario import (
    COLOURS,
    Prison,
    blackmail,
    call_vote,
    complete,
    end_turn,
    keep,
    new_game,
    scenario,
    use,
    vote,
)

# -- S-14.1 hands ----------------------------------------------------------------------------------


def hands() -> Prison:
    return scenario(amber={"blackmail": ["escort"]}, teal={"blackmail": ["assembly", "patrol"]})


def test_S_14_1_everyone_sees_their_own_blackmail_cards() -> None:
    assert hands().view("teal")["players"][1]["blackmail"] == ["assembly", "patrol"]
    assert hands().view("amber")["players"][0]["blackmail"] == ["escort"]


def test_S_14_1_of_other_hands_only_the_size_is_seen() -> None:
    sheets = hands().view("rose")["players"]
    assert [sheet["blackmail_count"] for sheet in sheets] == [1, 2, 0]
    assert ["blackmail" in sheet for sheet in sheets] == [False, False, True]


def test_S_14_1_a_spectator_sees_no_hand() -> None:
    view = hands().view(None)
    assert view["you"] is None
    assert ["blackmail" in sheet for sheet in view["players"]] == [False, False, False]
    assert [sheet["blackmail_count"] for sheet in view["players"]] == [1, 2, 0]


def test_S_14_1_another_hand_behind_the_same_backs_looks_the_same() -> None:
    table = scenario(amber={"blackmail": ["escort"]}, blackmail_deck=["assembly"], task_deck=[])
    other = scenario(amber={"blackmail": ["assembly"]}, blackmail_deck=["escort"], task_deck=[])
    assert table.view("teal") == other.view("teal")
    assert table.view(None) == other.view(None)
    assert table.view("amber") != other.view("amber")


# -- S-14.1 decks and chance -----------------------------------------------------------------------


def test_S_14_1_of_the_decks_only_the_size_is_seen() -> None:
    table = scenario(
        blackmail_deck=["escort", "patrol"], task_deck=["dig_the_tunnel", "start_a_fire", "drain_the_shaft"]
    )
    view = table.view("teal")
    assert "blackmail_deck" not in view
    assert "task_deck" not in view
    assert (view["blackmail_deck_count"], view["task_deck_count"], view["task_deck_bottom"]) == (2, 3, [])


def test_S_14_1_another_order_of_the_decks_looks_the_same() -> None:
    table = scenario(blackmail_deck=["escort", "patrol"], task_deck=["dig_the_tunnel", "start_a_fire"])
    other = scenario(blackmail_deck=["patrol", "escort"], task_deck=["start_a_fire", "dig_the_tunnel"])
    assert table.view("teal") == other.view("teal")
    assert table.view(None) == other.view(None)


def test_S_14_1_the_draws_to_come_are_in_no_view() -> None:
    table = new_game(seed=20112012)
    key = table.position["chance"].partition(":")[0]
    written = json.dumps([table.view("amber"), table.view("violet"), table.view(None)])
    assert "chance" not in written
    assert "20112012" not in written
    assert key not in written


# -- S-14.1 votes ----------------------------------------------------------------------------------


def one_vote_is_in() -> Prison:
    table = scenario(phase="voting", round=2)
    return table.plays("teal", vote("rose"))


def test_S_14_1_a_vote_is_secret_until_all_are_in() -> None:
    table = one_vote_is_in()
    assert (table.view("rose")["voted"], table.view("rose")["votes"]) == ([1], [None, None, None])
    assert (table.view(None)["voted"], table.view(None)["votes"]) == ([1], [None, None, None])


def test_S_14_1_the_own_vote_stays_visible() -> None:
    view = one_vote_is_in().view("teal")
    assert (view["voted"], view["votes"]) == ([1], [None, 2, None])


def test_S_14_1_that_somebody_voted_is_told_but_not_for_whom() -> None:
    table = one_vote_is_in()
    assert table.events_seen_by("teal") == [{"type": "voted", "seat": 1, "for": 2}]
    assert table.events_seen_by("rose") == [{"type": "voted", "seat": 1}]
    assert table.events_seen_by(None) == [{"type": "voted", "seat": 1}]


def test_S_14_1_the_votes_are_revealed_together() -> None:
    table = one_vote_is_in().plays("amber", vote("rose")).plays("rose", vote("amber"))
    assert {"type": "votes_revealed", "votes": [2, 2, 0]} in table.events_seen_by(None)
    assert {"type": "elected", "seat": 2, "bonus": 1, "tied": []} in table.events_seen_by("teal")
    assert table.view("teal")["voted"] == []


def test_S_14_1_during_the_negotiation_there_is_nothing_to_hide() -> None:
    table = scenario(turn="rose").plays("rose", end_turn())
    assert table.view("teal")["decisions"] == [{"seat": 0, "kind": "negotiation"}]
    assert table.view("amber")["decisions"] == [{"seat": 0, "kind": "negotiation", "moves": [call_vote()]}]


# -- S-14.1 drawing cards --------------------------------------------------------------------------


def test_S_14_1_a_drawn_card_is_told_to_the_one_who_drew() -> None:
    table = scenario(teal="wardens_office", blackmail_deck=["escort"]).plays("teal", use())
    assert {"type": "card_drawn", "seat": 1, "card": "escort"} in table.events_seen_by("teal")
    assert {"type": "card_drawn", "seat": 1} in table.events_seen_by("amber")
    assert "escort" not in json.dumps([table.events_seen_by("amber"), table.events_seen_by(None)])


def three_cards_drawn() -> Prison:
    table = scenario(
        gold=["wardens_office"], teal={"cash": 1}, blackmail_deck=["escort", "patrol", "assembly", "lockdown"]
    )
    return table.plays("teal", use(pay="cash"))


def test_S_14_1_the_three_cards_are_seen_by_the_one_who_chooses() -> None:
    view = three_cards_drawn().view("teal")
    assert view["pending"] == {"kind": "keep", "cards": ["assembly", "escort", "patrol"]}
    assert view["decisions"][0]["moves"] == [keep("assembly"), keep("escort"), keep("patrol")]


def test_S_14_1_of_the_three_cards_the_others_see_how_many() -> None:
    table = three_cards_drawn()
    assert table.view("amber")["pending"] == {"kind": "keep", "cards_count": 3}
    assert table.view(None)["pending"] == {"kind": "keep", "cards_count": 3}
    assert table.view("amber")["decisions"] == [{"seat": 1, "kind": "keep"}]


def test_S_14_1_the_draw_of_three_tells_the_others_no_card() -> None:
    table = three_cards_drawn()
    offered = {"type": "cards_offered", "seat": 1, "count": 3}
    assert {**offered, "cards": ["assembly", "escort", "patrol"]} in table.events_seen_by("teal")
    assert offered in table.events_seen_by("rose")
    assert offered in table.events_seen_by(None)


def test_S_14_1_the_card_that_is_kept_stays_secret() -> None:
    table = three_cards_drawn().plays("teal", keep("patrol"))
    assert {"type": "card_kept", "seat": 1, "card": "patrol"} in table.events_seen_by("teal")
    assert {"type": "card_kept", "seat": 1} in table.events_seen_by("rose")
    assert "patrol" not in json.dumps(
        [table.events_seen_by("rose"), table.events_seen_by(None), table.view("rose")["players"]]
    )


def test_S_14_1_a_card_taken_in_the_chapel_is_known_to_the_two_only() -> None:
    table = scenario(gold=["chapel"], teal={"at": "chapel", "cash": 1}, rose={"blackmail": ["patrol"]})
    table.plays("teal", use(pay="cash", target="rose"))
    taken = {"type": "card_taken", "seat": 1, "from": 2}
    assert {**taken, "card": "patrol"} in table.events_seen_by("teal")
    assert {**taken, "card": "patrol"} in table.events_seen_by("rose")
    assert taken in table.events_seen_by("amber")
    assert taken in table.events_seen_by(None)


def test_S_14_1_a_card_discarded_in_the_chapel_is_seen_by_all() -> None:
    table = scenario(teal="chapel", rose={"blackmail": ["patrol"]}).plays("teal", use(target="rose"))
    assert {"type": "card_discarded", "seat": 2, "card": "patrol"} in table.events_seen_by(None)
    assert table.view("amber")["blackmail_discard"] == ["patrol"]


def test_S_14_1_a_reshuffle_hides_the_discards_again() -> None:
    table = scenario(turn="teal", blackmail_deck=[], blackmail_discard=["escort", "patrol", "assembly"])
    table.plays("teal", use())
    assert (table.view("rose")["blackmail_discard"], table.view("rose")["blackmail_deck_count"]) == ([], 2)
    assert {"type": "blackmail_shuffled", "count": 3} in table.events_seen_by("rose")


def test_S_14_1_a_played_card_is_seen_by_all() -> None:
    table = scenario(turn="amber", amber={"blackmail": ["assembly"]}).plays("amber", blackmail("assembly"))
    assert {"type": "blackmail_played", "seat": 0, "card": "assembly"} in table.events_seen_by(None)


# -- S-14.1 what is public -------------------------------------------------------------------------


def test_S_14_1_sheets_plans_tasks_guards_and_discards_are_public() -> None:
    table = scenario(
        guards={"laundry": 2},
        tasks={"chapel": "dig_the_tunnel"},
        teal={"at": "infirmary", "stamina": 1, "cash": 2, "items": ["key"], "plan": "AC"},
        blackmail_discard=["escort"],
    )
    view = table.view(None)
    teal = {"at": "infirmary", "stamina": 1, "cash": 2, "items": ["key"], "plan": "AC", "blackmail_count": 0}
    assert view["players"][1] == teal
    assert view["guards"]["laundry"] == 2
    assert view["tasks"] == {"chapel": "dig_the_tunnel"}
    assert view["blackmail_discard"] == ["escort"]


def test_S_14_1_who_would_stay_is_worked_out_from_public_plans() -> None:
    table = scenario(amber={"plan": "AB"}, teal={"plan": "CDE"}, rose={"plan": "BF"})
    stays = {"indispensable": [0, 1, 2], "alone": ["A", "CDE", "F"], "stays": None, "tied": []}
    assert table.view("teal")["stays"] == table.view(None)["stays"] == stays


def test_S_14_1_the_moves_of_others_are_not_shown() -> None:
    table = scenario(turn="amber", amber={"blackmail": ["escort"]})
    assert table.view("teal")["decisions"] == [{"seat": 0, "kind": "turn"}]
    assert table.view(None)["decisions"] == [{"seat": 0, "kind": "turn"}]
    assert blackmail("escort", target="teal", to="chapel") in table.view("amber")["decisions"][0]["moves"]


# -- S-14.2 ----------------------------------------------------------------------------------------


def test_S_14_2_tasks_that_went_under_the_deck_are_known_in_their_order() -> None:
    easy = {"element": "A", "prisoners": 1, "guards": 0, "items": []}
    table = scenario(
        tasks={"laundry": easy, "chapel": "dig_the_tunnel", "workshop": "drain_the_shaft"},
        teal="laundry",
        task_deck=["forge_the_papers", "loosen_the_grille", "open_the_manhole", "drug_the_warden", "start_a_fire"],
    )
    table.plays("teal", complete())
    assert {"type": "task_buried", "task": "open_the_manhole"} in table.events_seen_by(None)
    assert table.view(None)["task_deck_bottom"] == ["loosen_the_grille", "open_the_manhole"]
    assert table.view("rose")["task_deck_count"] == 3


def test_S_14_2_when_no_card_fits_the_whole_deck_is_known() -> None:
    table = scenario(
        turn="amber",
        amber={"blackmail": ["bad_plan"]},
        tasks={"laundry": "start_a_fire", "chapel": "dig_the_tunnel"},
        task_deck=["loosen_the_grille", "hide_the_rubble"],
    )
    table.plays("amber", blackmail("bad_plan", task_at="laundry"))
    assert table.view("teal")["task_deck_bottom"] == ["loosen_the_grille", "hide_the_rubble"]


def test_S_14_2_what_lies_above_the_known_cards_stays_hidden() -> None:
    table = scenario(task_deck=["start_a_fire", "drain_the_shaft", "dig_the_tunnel"], task_deck_known=1)
    other = scenario(task_deck=["drain_the_shaft", "start_a_fire", "dig_the_tunnel"], task_deck_known=1)
    assert table.view("teal")["task_deck_bottom"] == ["dig_the_tunnel"]
    assert table.view("teal") == other.view("teal")


def test_S_14_2_tasks_that_left_the_game_are_known() -> None:
    table = scenario(
        turn="amber",
        amber={"blackmail": ["bad_plan"]},
        tasks={"laundry": "start_a_fire"},
    )
    assert table.view("teal")["tasks_gone"] == []
    table.plays("amber", blackmail("bad_plan", task_at="laundry"))
    assert table.view("teal")["tasks_gone"] == ["start_a_fire"]


def test_S_14_2_the_cards_not_kept_are_public_discards() -> None:
    table = three_cards_drawn().plays("teal", keep("patrol"))
    assert set(table.view("rose")["blackmail_discard"]) == {"assembly", "escort"}
    assert {"type": "card_discarded", "seat": 1, "card": "escort"} in table.events_seen_by("rose")
    assert {"type": "card_discarded", "seat": 1, "card": "assembly"} in table.events_seen_by(None)


# -- what a viewer may imagine behind the backs -----------------------------------------------------


def test_S_14_1_three_hidden_cards_are_imagined_and_the_view_stays_the_same() -> None:
    view = three_cards_drawn().view("amber")
    imagined = imagine(view, "seed", range(3, 5))
    assert GAME.view(imagined, COLOURS.index("amber")) == view
    drawn = GAME.position(imagined)["pending"]["cards"]
    assert len(set(drawn)) == 3
    assert not set(drawn) & set(GAME.position(imagined)["blackmail_deck"])
