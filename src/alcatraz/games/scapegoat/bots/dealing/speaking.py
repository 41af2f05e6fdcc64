"""The talker: what a bot says on an occasion. Made from its view and what it heard, and nothing else."""

from typing import Final

from alcatraz.games.scapegoat.bots.dealing.answering import answer
from alcatraz.games.scapegoat.bots.dealing.characters import Character
from alcatraz.games.scapegoat.bots.dealing.offers import LEAST_GAIN, offers, plea, proposal, threat
from alcatraz.games.scapegoat.bots.dealing.reasons import my_last_vote, of_my_vote
from alcatraz.games.scapegoat.bots.dealing.situation import Situation
from alcatraz.games.scapegoat.bots.dealing.understanding.free_text import with_free_text
from alcatraz.games.scapegoat.words.promises import WORDINGS
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget
from alcatraz.talk.heard import Heard
from alcatraz.talk.occasions import ASKED, BREACH, KEPT, OPENING, OVER, REVEALED, Occasion, addresses
from alcatraz.talk.temper import LIVELY, SILENT

# A terse bot proposes only what is worth more.
WORTH_A_WORD: Final = 0.02
# After so many rounds thanks are due again.
THANKED_FOR: Final = 3


def speak(
    view: Json, heard: Heard, occasion: Occasion, budget: Budget, character: Character | None = None
) -> list[Json]:
    """The statements of the viewer's seat on this occasion, each in one of its wordings, by the seed."""
    situation = Situation(view, with_free_text(view, heard), budget, character)
    said = _said(situation, occasion)
    key = key_of(f"{budget.seed}/wording")
    return [
        {**statement, "wording": draw(key, number, WORDINGS)} if statement["type"] != "say" else statement
        for number, statement in enumerate(said)
    ]


def _said(situation: Situation, occasion: Occasion) -> list[Json]:
    heard, me = situation.heard, situation.me
    lively = heard.temper.talkativeness == LIVELY
    by_id = {said["id"]: said for said in heard.talk}
    if occasion.kind == ASKED:
        return _answered(situation, by_id[occasion.about])
    if heard.temper.talkativeness == SILENT:
        # Silent ones speak unasked once: if all bots have voted for the same person, one of them says why.
        return _explained(situation, lively=False) if occasion.kind == REVEALED and _in_unison(heard) else []
    if occasion.kind == OPENING:
        return _opening(situation, lively=lively)
    if occasion.kind in (BREACH, KEPT):
        broken = occasion.kind == BREACH
        to_me = any(each.promise == occasion.about and each.to_me for each in situation.past)
        if not to_me or not (broken or lively):
            return []
        whom = by_id[occasion.about]["seat"]
        if not broken and not _worth_thanks(situation, by_id[occasion.about]):
            return []
        return [{"type": "accuse" if broken else "thank", "seat": whom, "about": occasion.about}]
    if occasion.kind == REVEALED:
        return _explained(situation, lively=lively)
    if occasion.kind == OVER and lively:
        # Whoever kept their word to me hears it once more.
        kept = [each for each in situation.past if each.kept and each.to_me]
        thanked = {said["about"] for said in heard.talk if said["seat"] == me and said["type"] == "thank"}
        left = [each for each in kept if each.promise not in thanked]
        return [{"type": "thank", "seat": left[-1].seat, "about": left[-1].promise}] if left else []
    return []


def _worth_thanks(situation: Situation, promise: Json) -> bool:
    """A vote or a gift, the first one of this player for a while."""
    if promise["what"] not in ("vote_for", "give"):
        return False
    return not any(
        said["seat"] == situation.me and said["type"] == "thank" and situation.now - said["round"] < THANKED_FOR
        for said in situation.heard.talk
    )


def _answered(situation: Situation, statement: Json) -> list[Json]:
    if statement["type"] == "say":
        # Said once in a game, by one of the bots; what people say among themselves is theirs.
        once = any(said.get("because", {}).get("what") == "ready_sentences" for said in situation.heard.talk)
        return [] if once else [answer(situation, statement)]
    if not addresses(statement, situation.me, situation.heard.people):
        # A ready sentence, typed as free text, that is meant for somebody else.
        return []
    return [answer(situation, statement)]


def _opening(situation: Situation, *, lively: bool) -> list[Json]:
    """The best deal, then a plea or the vote that is meant: two at most."""
    least = LEAST_GAIN if lively else WORTH_A_WORD
    found = [offer for offer in offers(situation) if offer.mine > least]
    said = [found[0].statement] if found else []
    pleads = plea(situation)
    if pleads is not None and "because" not in pleads:
        # No argument: a threat, if it can be meant.
        pleads = threat(situation) or pleads
    if pleads is not None:
        said.append(pleads)
    elif lively and len(found) > 1 and found[1].statement["what"] != found[0].statement["what"]:
        said.append(found[1].statement)
    elif lively and not said:
        meant = proposal(situation)
        if meant is not None:
            said.append(meant)
    return said


def _in_unison(heard: Heard) -> bool:
    """Whether all bots, several of them, voted for the same person in the last election."""
    votes: list[int] = next((each["event"]["votes"] for each in reversed(heard.seen) if "votes" in each["event"]), [])
    of_bots = [vote for seat, vote in enumerate(votes) if seat not in heard.people]
    return len(of_bots) > 1 and len(set(of_bots)) == 1 and of_bots[0] in heard.people


def _explained(situation: Situation, *, lively: bool) -> list[Json]:
    """After an election: who voted for a person says why; when several did, the first of them does it."""
    heard, me = situation.heard, situation.me
    last = my_last_vote(heard, me)
    if last is None or last[1] != situation.now or last[0] not in heard.people:
        return []
    votes = next(each["event"]["votes"] for each in reversed(heard.seen) if each["event"]["type"] == "votes_revealed")
    alike = [seat for seat, vote in enumerate(votes) if vote == last[0] and seat not in heard.people]
    reason = of_my_vote(situation.view, heard, me)
    if reason is None or alike[0] != me or not (lively or len(alike) > 1):
        return []
    return [{"type": "explain", "because": reason}]
