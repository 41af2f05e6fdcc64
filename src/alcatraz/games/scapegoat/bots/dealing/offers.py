"""Deals worth proposing: votes together, also for goods; pleas, threats, meetings at a task, peace; with both gains."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from alcatraz.games.scapegoat.bots.dealing.ballots import promised
from alcatraz.games.scapegoat.bots.dealing.own_word import broken_votes
from alcatraz.games.scapegoat.bots.dealing.reasons import against, alone_holds
from alcatraz.games.scapegoat.bots.dealing.situation import Situation
from alcatraz.games.scapegoat.bots.knowledge.errand import spare_bag
from alcatraz.games.scapegoat.bots.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.model.bag import kinds_in
from alcatraz.games.scapegoat.model.components import ITEMS, LOCATIONS
from alcatraz.kernel.game import Json

# Less is not worth a word.
LEAST_GAIN: Final = 0.004
# What peace is worth for every token that lies open to theft, and what a companion at a task is worth.
PER_TOKEN: Final = 0.006
COMPANY: Final = 0.02
CERTAINTY: Final = 0.005
# Who is likely to be elected pleads, or threatens: with a vote that costs no more than this against the best one.
IN_DANGER: Final = 0.3
CREDIBLE: Final = 0.01
# What an item that I can spare costs me, and what one that their task asks for is worth to them, if I am believed.
SPARE_ITEM: Final = 0.012
NEEDED_ITEM: Final = 0.025


@dataclass(frozen=True, slots=True)
class Offer:
    statement: Json
    mine: float
    theirs: float

    @property
    def product(self) -> float:
        return max(0.0, self.mine) * max(0.0, self.theirs)


def offers(situation: Situation) -> list[Offer]:
    """Those that help both sides, the best first."""
    found = [*_pacts(situation), *_meetings(situation), *_peace(situation), *_for_goods(situation)]
    worthwhile = [
        each
        for each in found
        if each.mine > LEAST_GAIN and each.theirs > 0 and not says_again(situation, each.statement)
    ]
    return sorted(worthwhile, key=lambda offer: -offer.product)


def says_again(situation: Situation, statement: Json) -> bool:
    """Whether I have promised the same already, or asked for it."""
    if statement["type"] == "promise":
        return already_promised(situation, statement)
    asked = ("type", "of", "what", "location")
    return any(
        all(said.get(name) == statement.get(name) for name in asked) and said["round"] == situation.now
        for said in situation.heard.talk
        if said["seat"] == situation.me
    )


def already_promised(situation: Situation, wanted: Json) -> bool:
    same = ("what", "item", "cash", "location", "term")
    return any(
        all(promise.get(name) == wanted.get(name) for name in same) and promise.get("whom") == wanted.get("seat")
        for promise in situation.promises
    )


def elsewhere(situation: Situation, location: str) -> Json | None:
    """My open promise to be in another place in this round: nobody keeps two of them."""
    places = (promise for promise in situation.promises if promise["what"] in ("come_to", "complete"))
    return next((promise for promise in places if promise["location"] != location), None)


def _pacts(situation: Situation) -> Iterator[Offer]:
    """We both vote for this one."""
    if not situation.voting:
        return
    for partner, rival, mine, theirs in _common_votes(situation):
        together = {"seat": partner, "what": "vote_for", "whom": rival}
        yield Offer({"type": "promise", "what": "vote_for", "seat": rival, "if": together}, mine, theirs)


def _common_votes(situation: Situation) -> Iterator[tuple[int, int, float, float]]:
    """Partner and rival, and what both sides gain if both vote for the rival."""
    me, table, meant = situation.me, situation.table, situation.best_vote()
    without = situation.worth_by_habit(meant)
    before = situation.game.chances(situation.ballots, {me: meant})
    habits = situation.game.habits()
    for partner in situation.others:
        if situation.resentment(partner) > 0.2:
            continue
        theirs_before = sum(chance * row[partner] for chance, row in zip(before, table, strict=True))
        for rival in situation.others:
            if rival == partner or any(broken_votes(situation.promises, rival)):
                continue
            believed = situation.trust(partner, "vote_for")
            agreed = list(situation.ballots)
            agreed[partner] = promised(agreed[partner], rival, believed)
            # What serves everybody is left for a clear gain alone, in deals as in votes.
            mine = situation.worth_by_habit(rival, agreed) - without
            sure = situation.game.chances(situation.ballots, {me: rival, partner: rival})
            theirs = sum(chance * row[partner] for chance, row in zip(sure, table, strict=True)) - theirs_before
            # To agree on what both would do anyway is worth a little: nobody is talked out of it.
            mine += CERTAINTY * (rival == situation.habit)
            theirs += CERTAINTY * (rival == habits[partner])
            yield partner, rival, mine, theirs


def _for_goods(situation: Situation) -> Iterator[Offer]:
    """An item that I can spare and their task asks for, if they vote as I do: from who may be unable to bring it."""
    if not situation.voting or situation.character.only_what_is_sure:
        return
    s, me = situation.s, situation.me
    cache = PositionCache(s)
    errands = cache.errands(me)
    spare = spare_bag(s, me, errands[0].task) if errands else s.held[me]
    for partner, rival, mine, theirs in _common_votes(situation):
        wanted = cache.errands(partner)
        near = cache.tables.distance[s.at[me]][s.at[partner]] <= 1
        items = [kind for kind in kinds_in(spare) if wanted and kind in wanted[0].missing]
        if near and items and theirs <= 0:
            pays = {"seat": partner, "what": "vote_for", "whom": rival}
            gift = {"type": "promise", "what": "give", "seat": partner, "item": ITEMS[items[0]], "if": pays}
            yield Offer(gift, mine - SPARE_ITEM, theirs + NEEDED_ITEM)


def plea(situation: Situation) -> Json | None:
    """Who is about to be elected asks the likeliest voter to think again, with a reason that everybody can check."""
    if not situation.voting or situation.likely_elected(situation.me) < IN_DANGER:
        return None
    me = situation.me
    voter = max(situation.others, key=lambda seat: situation.ballots[seat][me])
    reason = alone_holds(situation.view, me)
    if reason is None:
        kept = any(entry["seat"] == me and entry["status"] == "kept" for entry in situation.heard.ledger)
        reason = {"what": "keeps_word", "whom": me} if kept else None
    asked = {"type": "ask", "of": voter, "what": "not_vote_for", "seat": me}
    return asked if reason is None else {**asked, "because": reason}


def threat(situation: Situation) -> Json | None:
    """My vote against the likeliest voter, unless they spare me; only if it is about as good as my best one."""
    if not situation.voting or situation.likely_elected(situation.me) < IN_DANGER:
        return None
    me = situation.me
    voter = max(situation.others, key=lambda seat: situation.ballots[seat][me])
    worths = situation.worths()
    if worths[voter] < max(worths.values()) - CREDIBLE:
        return None
    spared = {"seat": voter, "what": "not_vote_for", "whom": me}
    return {"type": "threat", "what": "vote_for", "seat": voter, "unless": spared}


def proposal(situation: Situation) -> Json | None:
    """The vote that I mean, told to everybody, with its reason."""
    if not situation.voting:
        return None
    vote = situation.best_vote()
    reason = against(situation.view, situation.heard, situation.me, vote)
    return {"type": "propose_vote", "for": vote, "because": reason}


def _meetings(situation: Situation) -> Iterator[Offer]:
    """Where my task lacks a companion, the nearest one is asked to come, and I come too."""
    s, me = situation.s, situation.me
    cache = PositionCache(s)
    errands = cache.errands(me)
    if not errands or not errands[0].companions:
        return
    errand = errands[0]
    place = LOCATIONS[errand.place]
    if elsewhere(situation, place) is not None:
        return
    for partner in errand.companions:
        if situation.view["players"][partner]["at"] == place or not situation.in_reach(errand.place):
            continue
        gain = COMPANY * situation.trust(partner, "come_to") * (1 - max(0.0, situation.resentment(partner)))
        if situation.view["players"][me]["at"] == place:
            yield Offer({"type": "ask", "of": partner, "what": "come_to", "location": place}, gain, gain / 2)
        else:
            too = {"seat": partner, "what": "come_to", "location": place}
            yield Offer({"type": "promise", "what": "come_to", "location": place, "if": too}, gain, gain / 2)


def _peace(situation: Situation) -> Iterator[Offer]:
    """Neither steals from the other, where both have something to lose and stand near each other."""
    s, me = situation.s, situation.me
    cache = PositionCache(s)
    mine = len(situation.view["players"][me]["items"])
    for partner in situation.others:
        theirs = len(situation.view["players"][partner]["items"])
        near = cache.tables.distance[s.at[me]][s.at[partner]] <= 1
        if mine and theirs and near and situation.resentment(partner) < 0.2:
            gain = PER_TOKEN * mine * situation.trust(partner, "leave_alone")
            mutual = {"seat": partner, "what": "leave_alone", "whom": me}
            yield Offer(
                {"type": "promise", "what": "leave_alone", "seat": partner, "if": mutual}, gain, PER_TOKEN * theirs
            )
