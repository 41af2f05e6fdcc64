"""Bots that deal: trust and resentment, their own word, answers, and matches in which they talk."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from alcatraz.games.scapegoat.bots.dealing.answering import answer
from alcatraz.games.scapegoat.bots.dealing.characters import CANNY, CHARACTERS, HONEST, INMATES, ROGUE
from alcatraz.games.scapegoat.bots.dealing.company import COMPANY
from alcatraz.games.scapegoat.bots.dealing.offers import CREDIBLE, offers, threat
from alcatraz.games.scapegoat.bots.dealing.own_word import broken_by, condition_met, cost_of_breaking
from alcatraz.games.scapegoat.bots.dealing.reasons import against, of_my_vote
from alcatraz.games.scapegoat.bots.dealing.situation import CLEAR_GAIN, Situation
from alcatraz.games.scapegoat.bots.dealing.speaking import speak
from alcatraz.games.scapegoat.bots.dealing.trust import resentment, trust
from alcatraz.games.scapegoat.bots.dealing.understanding.free_text import with_free_text
from alcatraz.games.scapegoat.bundle import BUNDLE
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.vocabulary import VOCABULARY
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.matches.dealing import BadTemper, Dealing, dealer_named
from alcatraz.matches.match import play_on
from alcatraz.talk.heard import Heard
from alcatraz.talk.ledger import check_statement, spoken
from alcatraz.talk.memory import Experience
from alcatraz.talk.occasions import Occasion
from alcatraz.talk.temper import TALKATIVENESS, Temper
from tests.games.scapegoat.scenario import scenario

AMBER, TEAL, ROSE = range(3)
CHEAP = Budget("test", 8)


def experience(seat: int, *, kept: bool, to_me: bool = True, at: int = 3, what: str = "vote_for") -> Experience:
    return Experience(1, seat, what, at, kept, to_me)


def heard(*talk: Json, ledger: list[Json] | None = None, seen: list[Json] | None = None) -> Heard:
    return Heard(list(talk), ledger or [], seen or [], Temper("canny", "lively"), frozenset({AMBER}))


# -- trust -----------------------------------------------------------------------------------------


def test_a_broken_promise_costs_more_trust_than_a_kept_one_wins() -> None:
    before = trust([], TEAL, "vote_for", 3, CANNY)
    kept = trust([experience(TEAL, kept=True)], TEAL, "vote_for", 3, CANNY)
    broken = trust([experience(TEAL, kept=False)], TEAL, "vote_for", 3, CANNY)
    assert before - broken > kept - before > 0
    of_others = trust([experience(TEAL, kept=False, to_me=False)], TEAL, "vote_for", 3, CANNY)
    assert broken < of_others < before


def test_resentment_fades_within_three_rounds_and_who_kept_their_word_is_helped() -> None:
    past = [experience(TEAL, kept=False, at=3)]
    felt = [resentment(past, TEAL, now, CANNY) for now in (3, 4, 5, 6)]
    assert felt == sorted(felt, reverse=True)
    assert felt[0] > felt[2] > 0 == felt[3]
    assert resentment(past, TEAL, 3, replace(CANNY, resentment=0.0)) == 0
    assert resentment([experience(TEAL, kept=True)], TEAL, 3, CANNY) < 0


def test_a_word_costs_the_honest_everything_the_canny_less_and_less_and_the_rogue_nothing_early() -> None:
    assert cost_of_breaking(HONEST, 13) > 1
    assert cost_of_breaking(CANNY, 3) > cost_of_breaking(CANNY, 12) > cost_of_breaking(ROGUE, 12)
    assert cost_of_breaking(ROGUE, 1) > 1


# -- one's own word --------------------------------------------------------------------------------


def promise(what: str, **fields: Any) -> Json:
    return {"id": 1, "seat": AMBER, "round": 2, "type": "promise", "what": what, **fields}


def test_which_moves_break_a_promise() -> None:
    peace = [promise("leave_alone", whom=TEAL)]
    assert broken_by(peace, {"type": "steal", "from": TEAL, "what": "key"}) is not None
    assert broken_by(peace, {"type": "steal", "from": ROSE, "what": "key"}) is None
    assert broken_by(peace, {"type": "blackmail", "card": "escort", "target": TEAL, "to": "chapel"}) is not None
    assert broken_by(peace, {"type": "blackmail", "card": "false_alarm"}) is None
    assert broken_by([promise("no_blackmail")], {"type": "blackmail", "card": "false_alarm"}) is not None


def test_a_condition_is_met_by_what_everybody_saw() -> None:
    pact = promise("leave_alone", whom=TEAL, **{"if": {"seat": TEAL, "what": "vote_for", "whom": ROSE}})
    votes = {"type": "votes_revealed", "votes": [ROSE, ROSE, TEAL]}
    assert condition_met(pact, []) is None
    assert condition_met(pact, [{"round": 2, "after": 3, "event": votes}]) is True
    assert condition_met(pact, [{"round": 2, "after": 3, "event": {**votes, "votes": [ROSE, AMBER, TEAL]}}]) is False


# -- votes -----------------------------------------------------------------------------------------

PLANS: dict[str, Any] = {
    "amber": {"at": "chapel", "plan": "ABC"},
    "teal": {"at": "workshop", "plan": "CDE"},
    "rose": {"at": "laundry", "plan": "AC"},
}


def negotiating(seat: str = "teal", **fields: Any) -> Json:
    return scenario(phase="negotiation", round=4, **{**PLANS, **fields}).view(seat)


def test_without_a_word_the_vote_goes_to_who_is_needed_least_and_can_be_explained() -> None:
    view = negotiating()
    assert Situation(view, heard(), CHEAP).best_vote() == ROSE
    assert against(view, heard(), TEAL, ROSE) == {"what": "needed_least", "whom": ROSE}


def broken_promise(by: int, to: int) -> Heard:
    said = {"id": 3, "seat": by, "round": 3, "type": "promise", "what": "not_vote_for", "whom": to}
    entry = {"promise": 3, "seat": by, "round": 3, "status": "broken", "decided": {"round": 3, "number": 9}}
    return heard(said, ledger=[entry])


def test_who_broke_their_word_is_likelier_to_be_voted_for_and_that_is_the_reason() -> None:
    view = negotiating()
    fresh, wronged = Situation(view, heard(), CHEAP), Situation(view, broken_promise(AMBER, TEAL), CHEAP)
    preference = [each.worth_of(AMBER) - each.worth_of(ROSE) for each in (fresh, wronged)]
    assert preference[1] > preference[0]
    assert against(view, broken_promise(AMBER, TEAL), TEAL, AMBER) == {"what": "broke_word", "whom": AMBER}


def test_the_honest_vote_as_they_promised() -> None:
    view = negotiating()
    said = {"id": 3, "seat": TEAL, "round": 4, "type": "promise", "what": "vote_for", "whom": AMBER}
    told = heard(said, ledger=[{"promise": 3, "seat": TEAL, "round": 4, "status": "open"}])
    assert Situation(view, told, CHEAP, HONEST).best_vote() == AMBER


def test_a_vote_by_agreement_is_explained_by_it() -> None:
    votes = {"round": 4, "after": 9, "event": {"type": "votes_revealed", "votes": [ROSE, ROSE, TEAL]}}
    together = {"seat": AMBER, "what": "vote_for", "whom": ROSE}
    pact = {"id": 3, "seat": TEAL, "round": 4, "type": "promise", "what": "vote_for", "whom": ROSE, "if": together}
    assert of_my_vote(negotiating(), heard(pact, seen=[votes]), TEAL) == {"what": "gave_word", "whom": AMBER}


def test_the_habit_is_left_for_a_clear_gain_alone() -> None:
    """Votes that differ by less than the estimate of them is worth go to the seat that the escape needs least."""
    situation = Situation(negotiating(), heard(), CHEAP)
    worths = situation.worths()
    assert situation.habit == ROSE
    assert worths[ROSE] - situation.worth_of(ROSE) == pytest.approx(CLEAR_GAIN)
    assert worths[AMBER] == situation.worth_of(AMBER)


@pytest.mark.parametrize(("votes", "speaks"), [([TEAL, AMBER, AMBER], True), ([TEAL, AMBER, TEAL], False)])
def test_bots_never_vote_for_a_person_in_unison_without_a_reason_that_shows(votes: list[int], speaks: bool) -> None:
    revealed = {"round": 4, "after": 9, "event": {"type": "votes_revealed", "votes": votes}}
    told = replace(heard(seen=[revealed]), temper=Temper("canny", "silent"))
    said = [speak(negotiating(seat), told, Occasion("revealed", 4), CHEAP) for seat in ("teal", "rose")]
    assert [len(each) for each in said] == ([1, 0] if speaks else [0, 0])
    assert all(statement["type"] == "explain" for each in said for statement in each)


# -- threats and goods -----------------------------------------------------------------------------


def test_a_threat_is_made_only_if_it_would_be_carried_out() -> None:
    """Rose is needed least and will be elected: she threatens a voter she would vote for anyway, and nobody else."""
    situation = Situation(negotiating("rose"), heard(), CHEAP)
    said = threat(situation)
    worths = situation.worths()
    likeliest = max((AMBER, TEAL), key=lambda seat: situation.ballots[seat][ROSE])
    if worths[likeliest] < max(worths.values()) - CREDIBLE:
        assert said is None
    else:
        assert said == {
            "type": "threat",
            "what": "vote_for",
            "seat": likeliest,
            "unless": {"seat": likeliest, "what": "not_vote_for", "whom": ROSE},
        }
    assert threat(Situation(negotiating("teal"), heard(), CHEAP)) is None


def test_a_threat_is_meant_and_forgone_if_they_give_in() -> None:
    spares = {"seat": TEAL, "what": "not_vote_for", "whom": ROSE}
    mine = {"id": 3, "seat": ROSE, "round": 4, "type": "threat", "what": "vote_for", "whom": TEAL, "unless": spares}
    yes = {"id": 4, "seat": TEAL, "round": 4, "type": "promise", "what": "not_vote_for", "whom": ROSE, "to": 3}
    view = negotiating("rose")
    quiet, meant, forgone = (
        Situation(view, told, CHEAP, HONEST).worths()[TEAL] for told in (heard(), heard(mine), heard(mine, yes))
    )
    assert meant > quiet > forgone


def test_an_item_to_spare_is_offered_for_a_vote_but_not_by_the_honest() -> None:
    """Rose is about to be elected, and has clothes that Teal's task lacks; the honest promise only what is sure."""
    view = negotiating(
        "rose",
        teal={"at": "chapel", "plan": "CDE", "items": ["key"]},
        rose={"at": "chapel", "plan": "AC", "items": ["clothes", "clothes"]},
        amber={"at": "laundry", "plan": "ABC"},
        tasks={"workshop": "make_a_duplicate_key"},
    )
    together = {"seat": TEAL, "what": "vote_for", "whom": AMBER}
    wished = {"type": "promise", "what": "give", "seat": TEAL, "item": "clothes", "if": together}
    assert wished in [offer.statement for offer in offers(Situation(view, heard(), CHEAP, CANNY))]
    assert wished not in [offer.statement for offer in offers(Situation(view, heard(), CHEAP, HONEST))]


# -- free text -------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["Let us vote for Rose.", "let us vote for rose", "Votons pour Rose !"])
def test_free_text_that_equals_a_ready_sentence_is_understood(text: str) -> None:
    said = spoken({"type": "say", "text": text}, number=7, seat=AMBER, round_number=4)
    reply = speak(negotiating(), heard(said), Occasion("asked", 7), CHEAP)[0]
    assert (reply["type"], reply["what"], reply["seat"], reply["to"]) == ("promise", "vote_for", ROSE, 7)


def test_free_text_for_somebody_else_is_left_to_them() -> None:
    said = spoken({"type": "say", "text": "Rose, whom do you vote for?"}, number=7, seat=AMBER, round_number=4)
    told = with_free_text(negotiating(), heard(said)).talk[0]
    assert (told["type"], told["of"], told["what"]) == ("ask", ROSE, "your_vote")
    assert speak(negotiating(), heard(said), Occasion("asked", 7), CHEAP) == []


def test_other_free_text_is_answered_once_with_what_is_understood() -> None:
    said = spoken({"type": "say", "text": "What a lovely prison"}, number=7, seat=AMBER, round_number=4)
    [reply] = speak(negotiating(), heard(said), Occasion("asked", 7), CHEAP)
    assert reply["because"] == {"what": "ready_sentences"}
    answered = {"id": 8, "seat": ROSE, "round": 4, **reply}
    assert speak(negotiating(), heard(said, answered), Occasion("asked", 7), CHEAP) == []


# -- answers ---------------------------------------------------------------------------------------


def answered(statement: Json, view: Json, told: Heard | None = None) -> Json:
    kept = spoken(statement, number=7, seat=AMBER, round_number=view["round"])
    reply = answer(Situation(view, told or heard(kept), CHEAP), kept)
    assert check_statement(reply, 3, VOCABULARY, speaker=view["you"], said=[kept]) == []
    assert reply["to"] == 7
    return reply


def test_what_suits_the_bot_is_promised() -> None:
    reply = answered({"type": "propose_vote", "for": ROSE}, negotiating())
    assert (reply["type"], reply["what"], reply["seat"]) == ("promise", "vote_for", ROSE)


def test_nobody_votes_for_themselves_for_nothing() -> None:
    reply = answered({"type": "propose_vote", "for": TEAL}, negotiating())
    assert (reply["type"], reply.get("yes")) == ("answer", False)


def test_where_nobody_can_enter_is_out_of_reach() -> None:
    view = negotiating(guards={"chapel": 4})
    reply = answered({"type": "ask", "of": TEAL, "what": "come_to", "location": "chapel"}, view)
    assert reply["because"] == {"what": "out_of_reach"}


def test_who_broke_their_word_gets_no_favour_and_hears_why() -> None:
    view = negotiating(teal={"at": "chapel", "plan": "CDE", "items": ["key"]})
    statement = {"type": "ask", "of": TEAL, "what": "give", "item": "key"}
    reply = answered(statement, view, broken_promise(AMBER, TEAL))
    assert reply["because"] == {"what": "broke_word", "whom": AMBER}


def test_the_honest_promise_no_gift_before_they_know_who_stays_where() -> None:
    """The honest broke such promises: the other had left when their turn came."""
    view = negotiating(teal={"at": "chapel", "plan": "CDE", "items": ["key", "key"]})
    asked = spoken({"type": "ask", "of": TEAL, "what": "give", "item": "key"}, number=7, seat=AMBER, round_number=4)
    reply = answer(Situation(view, heard(asked), CHEAP, HONEST), asked)
    assert reply["because"] == {"what": "out_of_reach"}


def test_nobody_promises_to_be_in_two_places() -> None:
    """The honest broke such promises: they went to the first place, and the second was then out of reach."""
    mine = {"id": 3, "seat": TEAL, "round": 4, "type": "promise", "what": "come_to", "location": "chapel", "to": 2}
    first = {"id": 2, "seat": ROSE, "round": 4, "type": "ask", "of": TEAL, "what": "come_to", "location": "chapel"}
    told = heard(first, mine, ledger=[{"promise": 3, "seat": TEAL, "round": 4, "status": "open"}])
    view = negotiating(teal={"at": "workshop", "plan": "CDE"}, tasks={"laundry": "make_a_duplicate_key"})
    reply = answered({"type": "ask", "of": TEAL, "what": "come_to", "location": "laundry"}, view, told)
    assert reply["because"] == {"what": "gave_word", "whom": ROSE}


def test_why_is_answered_with_a_reason() -> None:
    assert answered({"type": "ask", "of": TEAL, "what": "why"}, negotiating())["type"] == "explain"


# -- matches ---------------------------------------------------------------------------------------


def match(names: list[str], seed: str, most: int = 120) -> tuple[Match[Any], Dealing]:
    table = Match.new(GAME, len(names), seed, {})
    talk = Dealing(BUNDLE, table, [dealer_named(BUNDLE, name) for name in names], seed)
    while (deciding := GAME.deciding(table.state)) and len(table.moves) < most:
        talk.converse(8)
        seat, now = deciding[0], talk.round
        move = talk.move(seat, BUNDLE.policies["inmate"], Budget(f"{seed}/{len(table.moves)}", 8))
        talk.saw(table.play(seat, move), now)
    return table, talk


def test_the_same_seed_gives_the_same_talk_and_the_same_game() -> None:
    names = ["inmate:canny:lively", "inmate:honest:terse", "inmate:rogue:lively"]
    (one, first), (other, second) = (match(names, "again", most=60) for _ in range(2))
    assert one.talk == other.talk
    assert one.moves == other.moves
    assert first.ledger == second.ledger
    assert {said["type"] for said in one.talk} >= {"promise", "ask", "answer"}


def test_the_honest_keep_every_promise_about_votes_and_peace() -> None:
    table, talk = match(["inmate:honest:lively"] * 4, "honest")
    said = {each["id"]: each for each in table.talk}
    judged = [entry for entry in talk.ledger if said[entry["promise"]]["what"] not in ("come_to", "complete")]
    assert len(judged) > 10
    assert "broken" not in [entry["status"] for entry in judged]


def test_nobody_says_more_than_four_things_unasked_in_a_round() -> None:
    table, _ = match(["inmate:canny:lively"] * 4, "chatter")
    unasked = [(said["seat"], said["round"]) for said in table.talk if "to" not in said]
    assert max(unasked.count(each) for each in unasked) <= 4


def test_silent_ones_only_answer() -> None:
    table, _ = match(["inmate:canny:silent"] * 3, "hush", most=60)
    assert table.talk == []


def test_levels_without_a_character_play_as_if_nothing_was_said() -> None:
    table, _ = match(["inmate", "inmate", "inmate"], "as before", most=60)
    silent = Match.new(GAME, 3, "as before", {})
    for _ in islice(play_on(silent, [BUNDLE.policies["inmate"]] * 3, "as before", iterations=8), 60):
        pass
    assert table.moves == silent.moves
    assert table.talk == []


@pytest.mark.parametrize("name", ["inmate:kind", "inmate:canny:loud", "simple:canny"])
def test_unknown_tempers_are_refused(name: str) -> None:
    with pytest.raises(BadTemper):
        dealer_named(BUNDLE, name)


def test_inmates_have_tempers_that_exist() -> None:
    assert len({each.name for each in INMATES}) == 8
    assert all(each.temper.character in CHARACTERS for each in INMATES)
    assert all(each.temper.talkativeness in TALKATIVENESS for each in INMATES)
    assert COMPANY.characters[0] == "canny"


# -- secrets ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["secret a", "secret b", "secret c"])
def test_what_is_said_depends_on_the_view_and_what_was_heard_alone(seed: str) -> None:
    """Other hands, decks and hidden votes behind the same view: the same words, and the same vote."""
    table, talk = match(["inmate:canny:lively"] * 4, seed, most=40)
    told = talk.heard(Temper("canny", "lively"))
    for me in range(4):
        view = GAME.view(table.state, me)
        for other in range(2):
            hidden = GAME.imagine(view, f"{seed}/{other}")
            seen = GAME.view(hidden, me)
            for occasion in (Occasion("opening", view["round"]), Occasion("revealed", view["round"])):
                assert speak(seen, told, occasion, CHEAP) == speak(view, told, occasion, CHEAP)
