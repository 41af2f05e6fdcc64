"""Answers: yes as a promise of one's own, another offer, or no with its reason."""

from typing import Final

from alcatraz.games.scapegoat.bots.dealing.ballots import promised, spared
from alcatraz.games.scapegoat.bots.dealing.offers import already_promised, elsewhere
from alcatraz.games.scapegoat.bots.dealing.own_word import broken_votes
from alcatraz.games.scapegoat.bots.dealing.reasons import alone_holds, of_my_vote
from alcatraz.games.scapegoat.bots.dealing.situation import Situation
from alcatraz.games.scapegoat.bots.knowledge.errand import Errand
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.model.bag import count
from alcatraz.games.scapegoat.model.components import ITEMS, LOCATIONS
from alcatraz.games.scapegoat.replies import replies, wanted_of
from alcatraz.kernel.game import Json

# What things and favours are worth, in odds of escape.
NEEDED_ITEM: Final = 0.04
SPARE_ITEM: Final = 0.012
CASH: Final = 0.015
PEACE: Final = 0.015
STEP: Final = 0.008
COMPANION: Final = 0.015
LITTLE_TRUST: Final = 0.4
OUT_OF_REACH: Final = -9.0
# A partner who is resented gets no favours.
RESENTED: Final = 0.2
# Who need not keep it says yes to what costs no more than this.
FALSE_YES: Final = -0.05
_VOTES: Final = ("vote_for", "not_vote_for")


def answer(situation: Situation, statement: Json) -> Json:
    """What I say to a statement that addresses me."""
    to = {"to": statement["id"]}
    if statement["type"] == "say":
        return {"type": "answer", "yes": False, "because": {"what": "ready_sentences"}, **to}
    if statement["type"] == "accuse":
        return _excuse(situation, statement)
    if statement["type"] == "ask" and statement["what"] == "why":
        reason = of_my_vote(situation.view, situation.heard, situation.me) or {"what": "undecided"}
        return {"type": "explain", "because": reason, **to}
    if statement["type"] == "ask" and statement["what"] == "your_vote":
        return _told_vote(situation, statement)
    wanted = wanted_of(statement, situation.me)
    if wanted is None:
        return {"type": "answer", "yes": False, "because": {"what": "no_gain"}, **to}
    return _decided(situation, statement, wanted)


def _decided(situation: Situation, statement: Json, wanted: Json) -> Json:
    to = {"to": statement["id"]}
    partner = statement["seat"]
    possible = replies(situation.view, statement)
    own = _worth_of_doing(situation, wanted, statement)
    if len(possible) <= 1 or own <= OUT_OF_REACH or _is_unsure(situation, wanted):
        return {"type": "answer", "yes": False, "because": {"what": "out_of_reach"}, **to}
    if already_promised(situation, wanted):
        return {"type": "answer", "yes": True, **to}
    bound = _bound_otherwise(situation, wanted)
    if bound is not None:
        return {"type": "answer", "yes": False, "because": {"what": "gave_word", "whom": bound}, **to}
    gain = own + _worth_of_offer(situation, statement)
    gain -= max(0.0, situation.resentment(partner)) * 0.05
    meant = gain >= 0 or (not situation.character.means_it and gain >= FALSE_YES)
    if meant:
        return possible[0]
    if "to" not in statement and situation.resentment(partner) < RESENTED:
        for offer in possible[1:-1]:
            price = _worth_of_deed(situation, partner, offer["if"])
            if own + price > 0:
                return offer
    return {"type": "answer", "yes": False, "because": _why_not(situation, partner, wanted), **to}


def _is_unsure(situation: Situation, wanted: Json) -> bool:
    """Whether others could make it impossible, for those who promise only what is sure: they may leave, or be first."""
    what, view = wanted["what"], situation.view
    if not situation.character.only_what_is_sure or wanted.get("term") == "next_round":
        return False
    mine = view["phase"] == "actions" and view["turn"]["seat"] == situation.me
    if what == "give":
        together = view["players"][situation.me]["at"] == view["players"][wanted["seat"]]["at"]
        return view["phase"] != "actions" or not together
    if what == "come_to":
        return not situation.in_reach(LOCATIONS.index(wanted["location"]))
    return what == "complete" and not mine


def _why_not(situation: Situation, partner: int, wanted: Json) -> Json:
    if situation.resentment(partner) >= RESENTED:
        return {"what": "broke_word", "whom": partner}
    if situation.trust(partner, wanted["what"]) < LITTLE_TRUST:
        return {"what": "no_trust", "whom": partner}
    needed = alone_holds(situation.view, wanted["seat"]) if wanted["what"] == "vote_for" else None
    return needed or {"what": "no_gain"}


def _bound_otherwise(situation: Situation, wanted: Json) -> int | None:
    """To whom I have promised the opposite, or to be somewhere else."""
    if wanted["what"] in ("come_to", "complete"):
        return _addressee(situation, elsewhere(situation, wanted["location"]))
    if wanted["what"] not in _VOTES or wanted.get("term") == "next_round":
        return None
    opposite = [
        promise
        for promise in situation.promises
        if wanted["what"] == "not_vote_for" and promise["what"] == "vote_for" and promise["whom"] == wanted["seat"]
    ]
    if wanted["what"] == "vote_for":
        opposite = list(broken_votes(situation.promises, wanted["seat"]))
    return _addressee(situation, opposite[0] if opposite else None)


def _addressee(situation: Situation, promise: Json | None) -> int | None:
    if promise is None:
        return None
    partner = (promise.get("if") or {}).get("seat")
    answered = next((each["seat"] for each in situation.heard.talk if each["id"] == promise.get("to")), None)
    return next((seat for seat in (partner, answered, promise.get("whom")) if seat is not None), situation.me)


# -- what it is worth ------------------------------------------------------------------------------


def _worth_of_doing(situation: Situation, wanted: Json, statement: Json) -> float:
    """What doing what is wanted gains or costs me, apart from what is offered for it."""
    what = wanted["what"]
    if wanted.get("term") == "next_round":
        return -SPARE_ITEM
    if what in _VOTES:
        return _worth_of_voting(situation, wanted, statement) if situation.voting else OUT_OF_REACH
    if what == "give":
        return _worth_of_giving(situation, wanted)
    if what in ("come_to", "complete"):
        return _worth_of_going(situation, wanted)
    return 0.0 if situation.character.means_it else -SPARE_ITEM


def _worth_of_voting(situation: Situation, wanted: Json, statement: Json) -> float:
    me, partner = situation.me, statement["seat"]
    best = situation.worth_by_habit(situation.best_vote())
    if wanted["what"] == "not_vote_for":
        left = [vote for vote in situation.game.choices[me] if vote != wanted["seat"]]
        return max(situation.worth_by_habit(vote) for vote in left) - best
    if wanted["seat"] == me:
        return OUT_OF_REACH
    ballots = list(situation.ballots)
    if statement["type"] == "propose_vote" or statement.get("what") == "vote_for":
        # Who asks for it votes so, as far as they are trusted.
        ballots[partner] = promised(ballots[partner], wanted["seat"], situation.trust(partner, "vote_for"))
    return situation.worth_by_habit(wanted["seat"], ballots) - best


def _worth_of_giving(situation: Situation, wanted: Json) -> float:
    s = situation.s
    cache = PositionCache(s)
    if cache.tables.distance[s.at[situation.me]][s.at[wanted["seat"]]] > cache.points(situation.me):
        return OUT_OF_REACH
    return -_worth_of_thing(situation, situation.me, wanted)


def _worth_of_thing(situation: Situation, seat: int, deed: Json) -> float:
    if "cash" in deed:
        return CASH * int(deed["cash"])
    errands = PositionCache(situation.s).errands(seat)
    needed = _needs(errands[0], deed["item"]) if errands else False
    return NEEDED_ITEM if needed or deed["item"] == "gun" else SPARE_ITEM


def _needs(errand: Errand, item: str) -> bool:
    return count(errand.task.items, ITEMS.index(item)) > 0


def _worth_of_going(situation: Situation, wanted: Json) -> float:
    s, me = situation.s, situation.me
    cache = PositionCache(s)
    place = LOCATIONS.index(wanted["location"])
    steps = cache.tables.distance[s.at[me]][place]
    if steps > cache.points(me):
        return OUT_OF_REACH
    errands = cache.errands(me)
    if wanted["what"] == "complete":
        mine = [each for each in errands if each.place == place and each.points <= cache.points(me)]
        return 0.0 if mine and not mine[0].waiting else OUT_OF_REACH
    heading = errands[0].place == place if errands else False
    useful = COMPANION if wanted["location"] in situation.view["tasks"] else 0.0
    return useful if heading else useful - STEP * steps


def _worth_of_offer(situation: Situation, statement: Json) -> float:
    """What the speaker offers in return, as far as they are trusted; or what they threaten with."""
    if statement["type"] == "promise":
        return _worth_of_deed(situation, statement["seat"], statement)
    if statement["type"] == "threat":
        return _worth_of_yielding(situation, statement)
    return max(0.0, -situation.resentment(statement["seat"])) * 0.1


def _worth_of_yielding(situation: Situation, threat: Json) -> float:
    """What it is worth that a threat is not carried out: a vote by what it would do, else a little peace."""
    me, speaker = situation.me, threat["seat"]
    if threat["what"] != "vote_for" or threat["whom"] != me or not situation.voting:
        return PEACE / 2
    vote, ballots = situation.best_vote(), list(situation.ballots)
    ballots[speaker] = spared(ballots[speaker], me, situation.trust(speaker, "vote_for"))
    return situation.worth_of(vote, ballots) - situation.worth_of(vote)


def _worth_of_deed(situation: Situation, doer: int, deed: Json) -> float:
    me, what = situation.me, deed["what"]
    believed = situation.trust(doer, what)
    if what == "not_vote_for" and deed.get("whom") == me and situation.voting:
        vote = situation.best_vote()
        ballots = list(situation.ballots)
        ballots[doer] = spared(ballots[doer], me, believed)
        return situation.worth_of(vote, ballots) - situation.worth_of(vote)
    if what == "give" and deed.get("whom", me) == me:
        return believed * _worth_of_thing(situation, me, deed)
    if what in ("not_steal_from", "leave_alone", "no_blackmail") and deed.get("whom", me) == me:
        owns = bool(situation.view["players"][me]["items"])
        return believed * PEACE * (1.0 if owns else 0.3)
    if what in ("come_to", "complete"):
        return believed * COMPANION
    return 0.0


# -- questions and accusations ---------------------------------------------------------------------


def _told_vote(situation: Situation, statement: Json) -> Json:
    """The vote that I mean, as a promise; not to the one it is for, and a rogue names another."""
    to = {"to": statement["id"]}
    if not situation.voting:
        return {"type": "answer", "yes": False, "because": {"what": "out_of_reach"}, **to}
    vote = situation.best_vote()
    if not situation.character.means_it:
        vote = next(
            (seat for seat in situation.game.choices[situation.me] if seat not in (vote, statement["seat"])), vote
        )
    if vote == statement["seat"] or list(broken_votes(situation.promises, vote)):
        return {"type": "answer", "yes": False, "because": {"what": "undecided"}, **to}
    return {"type": "promise", "what": "vote_for", "seat": vote, **to}


def _excuse(situation: Situation, statement: Json) -> Json:
    """Who could not do it says so; who voted otherwise says why; who kept it reminds them."""
    status = {entry["promise"]: entry["status"] for entry in situation.heard.ledger}.get(statement["about"])
    promise = next((said for said in situation.heard.talk if said["id"] == statement["about"]), {})
    if status != "broken":
        return {
            "type": "answer",
            "yes": False,
            "because": {"what": "keeps_word", "whom": situation.me},
            "to": statement["id"],
        }
    if promise.get("what") in _VOTES:
        reason = of_my_vote(situation.view, situation.heard, situation.me) or {"what": "no_gain"}
    elif promise.get("what") in ("come_to", "complete", "give"):
        reason = {"what": "out_of_reach"}
    else:
        reason = {"what": "no_gain"}
    return {"type": "explain", "because": reason, "to": statement["id"]}
