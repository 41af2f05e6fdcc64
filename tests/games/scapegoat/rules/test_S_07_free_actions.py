"""S-7 Free actions."""

from typing import Any

from tests.games.scapegoat.scenario import (
    Prison,
    accept,
    bribe,
    complete,
    decline,
    drop,
    end_turn,
    move,
    riot,
    scenario,
    stamina,
    trade,
    trade_template,
    use,
)

FULL = ["drug", "drug", "drug"]


def in_the_chapel(teal: dict[str, Any], rose: dict[str, Any], **fields: Any) -> Prison:
    """Teal, whose turn it is, and rose stand together; amber is elsewhere unless said otherwise."""
    return scenario(teal={"at": "chapel", **teal}, rose={"at": "chapel", **rose}, **fields)


def templates(table: Prison, who: str) -> list[object]:
    return [listed for listed in table.legal(who) if listed["type"] == "trade"]


# -- S-7.1 trade: what may change hands ------------------------------------------------------------


def test_S_7_1_items_and_cash_change_hands_when_both_agree() -> None:
    table = in_the_chapel({"items": ["key", "key"], "cash": 1}, {"items": ["gun"]})
    table.plays("teal", trade("rose", give=["key", "key"], give_cash=1, take=["gun"])).plays("rose", accept())
    table.shows(teal={"items": ["gun"], "cash": 0}, rose={"items": ["key", "key"], "cash": 1}, turn="teal", ap=3)


def test_S_7_1_until_the_other_agrees_nothing_moves() -> None:
    table = in_the_chapel({"items": ["key"]}, {"cash": 1})
    table.plays("teal", trade("rose", give=["key"], take_cash=1)).asks(("rose", "trade_answer"))
    assert table.legal("rose") == [accept(), decline()]
    table.shows(teal={"items": ["key"], "cash": 0}, rose={"items": [], "cash": 1})


def test_S_7_1_a_refused_offer_changes_nothing() -> None:
    table = in_the_chapel({"items": ["key"]}, {"cash": 1})
    table.plays("teal", trade("rose", give=["key"], take_cash=1)).plays("rose", decline())
    table.shows(teal={"items": ["key"], "cash": 0}, rose={"items": [], "cash": 1}, pending=None).asks(("teal", "turn"))


def test_S_7_1_one_may_give_for_nothing() -> None:
    table = in_the_chapel({"items": ["key"]}, {}).plays("teal", trade("rose", give=["key"])).plays("rose", accept())
    table.shows(teal={"items": []}, rose={"items": ["key"]})


def test_S_7_1_one_may_ask_for_a_gift() -> None:
    table = in_the_chapel({}, {"cash": 2}).plays("teal", trade("rose", take_cash=2)).plays("rose", accept())
    table.shows(teal={"cash": 2}, rose={"cash": 0})


def test_S_7_1_a_gift_too_needs_agreement() -> None:
    table = in_the_chapel({"items": ["key"]}, {}).plays("teal", trade("rose", give=["key"])).plays("rose", decline())
    table.shows(teal={"items": ["key"]}, rose={"items": []})


def test_S_7_1_an_offer_moves_at_least_one_thing() -> None:
    in_the_chapel({"items": ["key"]}, {"cash": 1}).refuses("teal", trade("rose"), because="S-7.1")


def test_S_7_1_nobody_offers_or_asks_for_what_is_not_there() -> None:
    table = in_the_chapel({"items": ["key"]}, {"cash": 1})
    table.refuses("teal", trade("rose", give=["key", "key"]), because="S-7.1")
    table.refuses("teal", trade("rose", give_cash=1), because="S-7.1")
    table.refuses("teal", trade("rose", give=["key"], take=["gun"]), because="S-7.1")
    table.refuses("teal", trade("rose", give=["key"], take_cash=2), because="S-7.1")


def test_S_7_1_blackmail_cards_are_not_traded() -> None:
    table = in_the_chapel({"blackmail": ["patrol"]}, {"cash": 1})
    table.calls_malformed("teal", trade("rose", give=["patrol"], take_cash=1))
    table.calls_malformed("teal", {**trade("rose", take_cash=1), "blackmail": ["patrol"]})


def test_S_7_1_an_offer_names_all_five_fields() -> None:
    table = in_the_chapel({"items": ["key"]}, {})
    table.calls_malformed("teal", trade_template("rose")).calls_malformed(
        "teal", {**trade_template("rose"), "give": []}
    )


def test_S_7_1_a_sheet_must_hold_the_result() -> None:
    table = in_the_chapel({"items": FULL}, {"items": ["key"]})
    table.refuses("teal", trade("rose", take=["key"]), because="S-1.2")
    table = in_the_chapel({"items": ["key"]}, {"items": FULL})
    table.refuses("teal", trade("rose", give=["key"]), because="S-1.2")


def test_S_7_1_a_cash_track_must_hold_the_result() -> None:
    table = in_the_chapel({"cash": 3}, {"cash": 1}).refuses("teal", trade("rose", take_cash=1), because="S-1.2")
    table.refuses("teal", trade("rose", give_cash=3), because="S-1.2")
    table.plays("teal", trade("rose", give_cash=2)).plays("rose", accept()).shows(teal={"cash": 1}, rose={"cash": 3})


def test_S_7_1_two_full_sheets_may_swap() -> None:
    table = in_the_chapel({"items": FULL, "cash": 3}, {"items": ["key", "key", "gun"], "cash": 3})
    table.plays("teal", trade("rose", give=["drug"], give_cash=1, take=["gun"], take_cash=1)).plays("rose", accept())
    table.shows(teal={"items": ["drug", "drug", "gun"], "cash": 3}, rose={"items": ["key", "key", "drug"], "cash": 3})


# -- S-7.1 trade: who with whom --------------------------------------------------------------------


def test_S_7_1_only_with_somebody_in_the_same_location() -> None:
    table = scenario(teal={"at": "chapel", "items": ["key"]}, rose="radio_room")
    table.refuses("teal", trade("rose", give=["key"]), because="S-7.1")


def test_S_7_1_not_with_oneself() -> None:
    in_the_chapel({"items": ["key"]}, {}).refuses("teal", trade("teal", give=["key"]), because="S-7.1")


def test_S_7_1_with_oneself_under_four_guards_both_reasons_are_told() -> None:
    table = in_the_chapel({"items": ["key"]}, {}, guards={"chapel": 4})
    table.refuses("teal", trade("teal", give=["key"]), because="S-7.1", also=("S-8.4",))


def test_S_7_1_one_side_is_the_player_whose_turn_it_is() -> None:
    table = in_the_chapel({}, {"items": ["key"]}, amber="chapel")
    table.is_out_of_turn("rose", trade("amber", give=["key"]), because="S-5.1")
    table.is_out_of_turn("rose", trade("teal", give=["key"]), because="S-5.1")


def test_S_7_1_the_scapegoat_trades_like_everybody() -> None:
    table = scenario(amber={"at": "chapel", "cash": 1}, rose={"at": "chapel", "items": ["key"]}, turn="amber")
    table.plays("amber", trade("rose", give_cash=1, take=["key"])).plays("rose", accept())
    table.shows(amber={"items": ["key"], "cash": 0}, rose={"items": [], "cash": 1})


def test_S_7_1_an_isolated_player_may_trade() -> None:
    table = in_the_chapel({"items": ["key"]}, {}, effects={"isolated": [2]})
    table.plays("teal", trade("rose", give=["key"])).plays("rose", accept()).shows(rose={"items": ["key"]})


def test_S_7_1_while_an_offer_waits_nothing_else_happens() -> None:
    table = in_the_chapel({"items": ["key"]}, {}, amber="chapel").plays("teal", trade("rose", give=["key"]))
    table.is_out_of_turn("teal", move("radio_room"), because="S-7.1")
    table.is_out_of_turn("teal", accept(), because="S-7.1")
    table.is_out_of_turn("amber", accept(), because="S-7.1")
    table.refuses("rose", move("radio_room"), because="S-7.1").refuses("rose", end_turn(), because="S-7.1")


def test_S_7_1_there_is_nothing_to_answer_without_an_offer() -> None:
    in_the_chapel({}, {}).refuses("teal", accept(), because="S-7.1").refuses("teal", decline(), because="S-7.1")


def test_S_7_1_everybody_sees_the_offer() -> None:
    table = in_the_chapel({"items": ["key"]}, {"cash": 1}).plays("teal", trade("rose", give=["key"], take_cash=1))
    offered = {"type": "trade_offered", "seat": 1, "give_cash": 0, "take": [], "take_cash": 1}
    assert table.events_seen_by(None) == [{**offered, "with": 2, "give": ["key"]}]
    assert table.view(None)["pending"]["give"] == ["key"]


# -- S-7.1 trade: how often ------------------------------------------------------------------------


def test_S_7_1_a_refused_offer_cannot_be_repeated() -> None:
    table = in_the_chapel({"items": ["key", "tool"]}, {"cash": 1})
    table.plays("teal", trade("rose", give=["key", "tool"], take_cash=1)).plays("rose", decline())
    table.refuses("teal", trade("rose", give=["key", "tool"], take_cash=1), because="S-7.1")
    table.refuses("teal", trade("rose", give=["tool", "key"], take_cash=1), because="S-7.1")


def test_S_7_1_refused_offers_are_kept_in_their_order() -> None:
    table = in_the_chapel({"items": ["key"], "cash": 1}, {})
    table.plays("teal", trade("rose", give=["key"])).plays("rose", decline())
    table.plays("teal", trade("rose", give_cash=1)).plays("rose", decline())
    assert [refused["give"] for refused in table.position["turn"]["refused"]] == [["key"], []]


def test_S_7_1_the_partner_who_is_elsewhere_is_named() -> None:
    table = scenario(teal={"at": "chapel", "cash": 1}, rose="laundry")
    table.refuses("teal", trade("rose", give_cash=1), because="S-7.1", saying="Rose is somewhere else", alone=True)


def test_S_7_1_nor_after_leaving_and_coming_back() -> None:
    table = in_the_chapel({"items": ["key"]}, {}).plays("teal", trade("rose", give=["key"])).plays("rose", decline())
    table.plays("teal", move("radio_room"), move("chapel"))
    table.refuses("teal", trade("rose", give=["key"]), because="S-7.1")


def test_S_7_1_another_offer_to_the_same_player_is_allowed() -> None:
    table = in_the_chapel({"items": ["key"]}, {"cash": 2})
    table.plays("teal", trade("rose", give=["key"], take_cash=2)).plays("rose", decline())
    table.plays("teal", trade("rose", give=["key"], take_cash=1)).plays("rose", accept())
    table.shows(teal={"items": [], "cash": 1}, offers=2)


def test_S_7_1_the_same_offer_to_somebody_else_is_allowed() -> None:
    table = in_the_chapel({"items": ["key"]}, {"cash": 1}, amber={"at": "chapel", "cash": 1})
    table.plays("teal", trade("rose", give=["key"], take_cash=1)).plays("rose", decline())
    table.plays("teal", trade("amber", give=["key"], take_cash=1)).plays("amber", accept())
    table.shows(amber={"items": ["key"], "cash": 0}, teal={"cash": 1})


def test_S_7_1_the_other_side_may_offer_it_in_their_own_turn() -> None:
    table = in_the_chapel({"items": ["key"]}, {"items": ["key"], "cash": 1})
    table.plays("teal", trade("rose", give=["key"])).plays("rose", decline()).plays("teal", end_turn())
    table.plays("rose", trade("teal", give=["key"])).plays("teal", accept()).shows(teal={"items": ["key", "key"]})


def test_S_7_1_a_new_turn_forgets_refusals_and_offers() -> None:
    table = in_the_chapel({"items": ["key"]}, {"items": ["key"]})
    table.plays("teal", trade("rose", give=["key"])).plays("rose", decline()).plays("teal", end_turn())
    table.shows(turn="rose", offers=0)
    assert table.position["turn"]["refused"] == []


def test_S_7_1_an_accepted_offer_may_be_repeated() -> None:
    table = in_the_chapel({"cash": 2}, {}).plays("teal", trade("rose", give_cash=1)).plays("rose", accept())
    table.plays("teal", trade("rose", give_cash=1)).plays("rose", accept()).shows(teal={"cash": 0}, rose={"cash": 2})


def test_S_7_1_a_sixth_offer_is_allowed() -> None:
    table = in_the_chapel({"items": ["key"]}, {}, turn={"seat": "teal", "offers": 5})
    table.plays("teal", trade("rose", give=["key"])).plays("rose", accept()).shows(rose={"items": ["key"]}, offers=6)


def test_S_7_1_a_seventh_is_not() -> None:
    table = in_the_chapel({"items": ["key"]}, {}, turn={"seat": "teal", "offers": 6})
    table.refuses("teal", trade("rose", give=["key"]), because="S-7.1")


def test_S_7_1_accepted_and_refused_offers_both_count_whoever_the_partner() -> None:
    table = in_the_chapel({"cash": 2}, {}, amber="chapel", turn={"seat": "teal", "offers": 4})
    table.plays("teal", trade("rose", give_cash=1)).plays("rose", accept()).shows(offers=5)
    table.plays("teal", trade("amber", give_cash=1)).plays("amber", decline()).shows(offers=6)
    table.refuses("teal", trade("rose", give_cash=1), because="S-7.1")


# -- S-7.1 trade: guards and templates -------------------------------------------------------------


def test_S_7_1_trading_is_free_even_without_points_and_under_three_guards() -> None:
    table = in_the_chapel({"items": ["key"]}, {}, ap=0, guards={"chapel": 3})
    table.plays("teal", trade("rose", give=["key"])).plays("rose", accept()).shows(rose={"items": ["key"]}, ap=0)


def test_S_7_1_not_under_four_guards() -> None:
    table = in_the_chapel({"items": ["key"]}, {}, guards={"chapel": 4})
    table.refuses("teal", trade("rose", give=["key"]), because="S-8.4")
    assert templates(table, "teal") == []


def test_S_7_1_four_guards_are_judged_for_the_player_whose_turn_it_is() -> None:
    bribed = {"seat": "teal", "bribes": {"chapel": 1}}
    table = in_the_chapel({"items": ["key"]}, {}, guards={"chapel": 4}, turn=bribed)
    table.plays("teal", trade("rose", give=["key"])).plays("rose", accept()).shows(rose={"items": ["key"]})


def test_S_7_1_one_template_per_partner_stands_for_all_offers() -> None:
    table = in_the_chapel({"items": ["key"], "cash": 1}, {"cash": 2}, amber="chapel", violet="laundry")
    assert templates(table, "teal") == [trade_template("amber"), trade_template("rose")]


def test_S_7_1_no_template_when_neither_owns_anything() -> None:
    assert templates(in_the_chapel({"stamina": 1, "blackmail": ["patrol"]}, {"plan": "A"}), "teal") == []
    assert templates(in_the_chapel({}, {"cash": 1}), "teal") == [trade_template("rose")]
    assert templates(in_the_chapel({"items": ["key"]}, {}), "teal") == [trade_template("rose")]


def test_S_7_1_no_template_after_six_offers() -> None:
    five, six = {"seat": "teal", "offers": 5}, {"seat": "teal", "offers": 6}
    assert templates(in_the_chapel({"cash": 1}, {}, turn=five), "teal") == [trade_template("rose")]
    assert templates(in_the_chapel({"cash": 1}, {}, turn=six), "teal") == []


def test_S_7_1_no_template_for_somebody_elsewhere() -> None:
    assert templates(scenario(teal={"at": "chapel", "cash": 1}, rose="radio_room"), "teal") == []


def test_S_7_1_the_trade_itself_is_refused_before_the_sheet_and_this_before_the_guards() -> None:
    table = scenario(teal={"at": "chapel", "items": ["key"]}, rose={"items": FULL}, guards={"chapel": 4})
    table.refuses("teal", trade("rose", give=["key"]), because="S-7.1", also=("S-1.2", "S-8.4"))
    table = in_the_chapel({"items": ["key"]}, {"items": FULL}, guards={"chapel": 4})
    table.refuses("teal", trade("rose", give=["key"]), because="S-1.2", also=("S-8.4",))


# -- S-7.2 bribe -----------------------------------------------------------------------------------


def test_S_7_2_a_bribe_costs_one_cash_and_no_point() -> None:
    table = scenario(guards={"infirmary": 2}, teal={"at": "infirmary", "cash": 2}).plays("teal", bribe())
    table.tells("bribed", seat=1, at="infirmary").shows(teal={"cash": 1}, ap=3, bribes={"infirmary": 1})
    table.shows(guards={"infirmary": 2})


def test_S_7_2_a_bribed_guard_does_not_raise_the_price() -> None:
    table = scenario(guards={"infirmary": 2}, teal={"at": "infirmary", "cash": 1})
    table.plays("teal", bribe(), use(take=["drug"])).shows(teal={"items": ["drug"]}, ap=2)


def test_S_7_2_a_bribed_guard_does_not_stop_work() -> None:
    table = scenario(guards={"infirmary": 3}, teal={"at": "infirmary", "cash": 1})
    table.refuses("teal", use(take=["drug"]), because="S-8.3")
    table.plays("teal", bribe(), use(take=["drug"])).shows(teal={"items": ["drug"]}, ap=1)


def test_S_7_2_a_bribed_guard_does_not_count_against_a_task() -> None:
    teal = {"at": "chapel", "cash": 1, "items": ["key", "clothes"]}
    table = scenario(tasks={"chapel": "make_a_duplicate_key"}, guards={"chapel": 1}, teal=teal)
    done = complete(("teal", "key"), ("teal", "clothes"))
    table.refuses("teal", done, because="S-9.2").plays("teal", bribe(), done).shows(teal={"plan": "A"}, ap=2)


def test_S_7_2_several_guards_may_be_bribed() -> None:
    table = scenario(guards={"infirmary": 3}, teal={"at": "infirmary", "cash": 3})
    table.plays("teal", bribe(), bribe(), use(take=["drug"])).shows(teal={"cash": 1}, ap=2, bribes={"infirmary": 2})


def test_S_7_2_without_cash_no_bribe() -> None:
    scenario(guards={"infirmary": 1}, teal="infirmary").refuses("teal", bribe(), because="S-7.2")


def test_S_7_2_there_must_be_a_guard_to_ignore() -> None:
    scenario(teal={"at": "infirmary", "cash": 1}).refuses("teal", bribe(), because="S-7.2")


def test_S_7_2_a_guard_is_not_bribed_twice() -> None:
    table = scenario(guards={"infirmary": 1}, teal={"at": "infirmary", "cash": 2}).plays("teal", bribe())
    table.refuses("teal", bribe(), because="S-7.2").shows(teal={"cash": 1})


def test_S_7_2_a_bribe_holds_only_in_its_location() -> None:
    table = scenario(guards={"infirmary": 1, "dining_hall": 2}, teal={"at": "infirmary", "cash": 1})
    table.plays("teal", bribe(), move("dining_hall"), use()).shows(teal={"stamina": 3}, ap=0)


def test_S_7_2_a_bribe_stays_when_one_leaves_and_comes_back() -> None:
    table = scenario(guards={"infirmary": 3}, teal={"at": "infirmary", "cash": 1}, ap=4).plays("teal", bribe())
    table.plays("teal", move("dining_hall"), move("infirmary"), use(take=["drug"])).shows(ap=0, bribes={"infirmary": 1})


def test_S_7_2_a_guard_who_arrives_later_is_not_bribed() -> None:
    table = scenario(guards={"infirmary": 2, "dining_hall": 1}, teal={"at": "infirmary", "cash": 1})
    table.plays("teal", bribe(), riot("dining_hall")).shows(guards={"infirmary": 3}, ap=2)
    table.plays("teal", use(take=["drug"])).shows(ap=0)


def test_S_7_2_a_bribe_stays_when_guards_go_so_the_next_to_come_is_ignored() -> None:
    bribed = {"seat": "teal", "bribes": {"infirmary": 1}}
    table = scenario(guards={"dining_hall": 2}, teal={"at": "infirmary", "cash": 1}, turn=bribed)
    table.refuses("teal", bribe(), because="S-7.2").plays("teal", riot("dining_hall")).shows(guards={"infirmary": 1})
    table.refuses("teal", bribe(), because="S-7.2").plays("teal", riot("dining_hall")).offers("teal", bribe())


def test_S_7_2_bribes_end_with_the_turn() -> None:
    table = scenario(guards={"chapel": 2}, teal={"at": "chapel", "cash": 1}, rose={"at": "chapel", "items": ["key"]})
    table.plays("teal", bribe(), end_turn()).shows(turn="rose", bribes={})
    table.plays("rose", drop("key")).shows(ap=1)


def test_S_7_2_a_guard_of_a_false_alarm_can_be_bribed() -> None:
    table = scenario(guards={"infirmary": 1}, teal={"at": "infirmary", "cash": 2}, effects={"false_alarm": 1})
    table.plays("teal", bribe(), use(take=["drug"])).shows(ap=2).plays("teal", bribe())
    table.refuses("teal", bribe(), because="S-7.2")


def test_S_7_2_even_where_no_real_guard_stands() -> None:
    table = scenario(teal={"at": "infirmary", "cash": 1}, effects={"false_alarm": 1}).plays("teal", bribe())
    table.shows(teal={"cash": 0}, bribes={"infirmary": 1})


def test_S_7_2_four_guards_cannot_be_bribed_from_inside() -> None:
    scenario(guards={"infirmary": 4}, teal={"at": "infirmary", "cash": 1}).refuses("teal", bribe(), because="S-8.4")


def test_S_7_2_of_four_real_guards_one_bribed_earlier_another_can_be() -> None:
    bribed = {"seat": "teal", "bribes": {"infirmary": 1}}
    table = scenario(guards={"infirmary": 4}, teal={"at": "infirmary", "cash": 1}, turn=bribed)
    table.plays("teal", bribe(), use(take=["drug"])).shows(ap=1, bribes={"infirmary": 2})


def test_S_7_2_missing_cash_is_told_before_the_guards() -> None:
    table = scenario(guards={"infirmary": 4}, teal="infirmary")
    table.refuses("teal", bribe(), because="S-7.2", also=("S-8.4",))


# -- S-7.3 Stamina ---------------------------------------------------------------------------------


def test_S_7_3_one_stamina_is_one_point_more() -> None:
    table = scenario(teal={"stamina": 2}).plays("teal", stamina()).tells("stamina_spent", seat=1)
    table.shows(teal={"stamina": 1}, ap=4, stamina_used=True)


def test_S_7_3_once_per_turn() -> None:
    table = scenario(teal={"stamina": 2}).plays("teal", stamina())
    table.refuses("teal", stamina(), because="S-7.3").does_not_offer("teal", stamina())


def test_S_7_3_again_in_the_next_turn() -> None:
    table = scenario(teal={"stamina": 1}, rose={"stamina": 1}).plays("teal", stamina(), end_turn())
    table.plays("rose", stamina()).shows(rose={"stamina": 0}, ap=4)


def test_S_7_3_without_stamina_nothing() -> None:
    scenario(teal={"stamina": 0}).refuses("teal", stamina(), because="S-7.3")


def test_S_7_3_also_when_no_point_is_left() -> None:
    table = scenario(ap=0, teal={"at": "chapel", "stamina": 1}).plays("teal", stamina(), move("radio_room"))
    table.shows(teal="radio_room", ap=0)


def test_S_7_3_not_under_four_guards() -> None:
    table = scenario(ap=0, guards={"chapel": 4}, teal={"at": "chapel", "stamina": 1})
    table.refuses("teal", stamina(), because="S-8.4")


def test_S_7_3_its_own_rule_is_told_before_the_guards() -> None:
    table = scenario(guards={"chapel": 4}, teal="chapel")
    table.refuses("teal", stamina(), because="S-7.3", also=("S-8.4",))
