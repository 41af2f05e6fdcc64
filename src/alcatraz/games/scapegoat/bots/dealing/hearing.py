"""Policies that hear: the level plays, and votes, thefts, trades and what was promised go by what was said."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.dealing.characters import Character
from alcatraz.games.scapegoat.bots.dealing.own_word import broken_by, condition_met, cost_of_breaking
from alcatraz.games.scapegoat.bots.dealing.situation import Situation
from alcatraz.games.scapegoat.bots.dealing.understanding.free_text import with_free_text
from alcatraz.games.scapegoat.bots.knowledge.board_tables import board_tables_of
from alcatraz.games.scapegoat.model.components import LOCATIONS
from alcatraz.kernel.decision import listed_moves
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget, Policy
from alcatraz.talk.heard import Heard, HearingPolicy

# What a theft or a card gains that a promise stands against.
GAINED: Final = 0.04
# From here on a partner who broke their word gets no trade.
NO_TRADE: Final = 0.2


def hearing(level: Policy, character: Character | None = None, *, playouts: bool = False) -> HearingPolicy:
    """The level as a policy that hears."""

    def decide(view: Json, decision: Json, budget: Budget, heard: Heard) -> Json:
        situation = Situation(view, with_free_text(view, heard), budget, character, playouts=playouts)
        heeded = _HEEDED.get(decision["kind"])
        return level(view, decision, budget) if heeded is None else heeded(situation, level, decision)

    return decide


def _vote(situation: Situation, level: Policy, decision: Json) -> Json:
    options = {move["for"] for move in decision["moves"]}
    vote = situation.best_vote()
    if vote not in options or situation.view.get("pending"):
        return level(situation.view, decision, situation.budget)
    return {"type": "vote", "for": vote}


def _trade_answer(situation: Situation, level: Policy, decision: Json) -> Json:
    """What was promised is given; who broke their word gets nothing but what costs nothing."""
    offer = situation.view["pending"]
    proposer = situation.view["turn"]["seat"]
    if any(_is_asked_for(promise, proposer, offer) for promise in situation.promises):
        return {"type": "accept"}
    move = level(situation.view, decision, situation.budget)
    costs = offer["take"] or offer["take_cash"]
    if move["type"] == "accept" and costs and situation.resentment(proposer) >= NO_TRADE:
        return {"type": "decline"}
    return move


def _is_asked_for(promise: Json, proposer: int, offer: Json) -> bool:
    if promise["what"] != "give" or promise["whom"] != proposer:
        return False
    if "cash" in promise:
        return bool(not offer["take"] and 0 < offer["take_cash"] <= promise["cash"])
    return bool(offer["take"] == [promise["item"]] and not offer["take_cash"])


def _turn(situation: Situation, level: Policy, decision: Json) -> Json:
    view, budget = situation.view, situation.budget
    due = _due(situation, decision)
    if due is not None:
        return due
    move = level(view, decision, budget)
    if broken_by(situation.promises, move) is not None and _is_worth_keeping(situation):
        move = level(_as_promised(view, move), decision, budget)
        if broken_by(situation.promises, move) is not None:
            move = {"type": "end_turn"}
    if move["type"] == "steal":
        return _from_whom(situation, move, decision)
    return move


def _as_promised(view: Json, move: Json) -> Json:
    """The view of somebody who cannot do it: has stolen already, or has no cards."""
    if move["type"] == "steal":
        return {**view, "turn": {**view["turn"], "stolen": True}}
    players = [
        {**sheet, "blackmail": []} if seat == view["you"] else sheet for seat, sheet in enumerate(view["players"])
    ]
    return {**view, "players": players}


def _from_whom(situation: Situation, move: Json, decision: Json) -> Json:
    """The same thing from the one who is resented most, if one of those who have it is."""
    same = [each for each in listed_moves(decision) if each["type"] == "steal" and each["what"] == move["what"]]
    free = [each for each in same if broken_by(situation.promises, each) is None] or [move]
    worst = max(free, key=lambda each: (situation.resentment(each["from"]), each == move))
    return worst if situation.resentment(worst["from"]) > situation.resentment(move["from"]) else move


def _due(situation: Situation, decision: Json) -> Json | None:
    """The next step of what I have promised to do in this round, if I can still do it."""
    for promise in situation.promises:
        if condition_met(promise, situation.heard.seen) is not True and promise["what"] == "give":
            continue
        if promise["what"] == "give":
            move = _gift(situation, promise, decision)
        elif promise["what"] == "come_to":
            move = _towards(situation, LOCATIONS.index(promise["location"]), decision)
        else:
            move = None
        if move is not None and _is_worth_keeping(situation):
            return move
    return None


def _is_worth_keeping(situation: Situation) -> bool:
    return cost_of_breaking(situation.character, situation.now) >= GAINED


def _gift(situation: Situation, promise: Json, decision: Json) -> Json | None:
    sheets, me, whom = situation.view["players"], situation.me, promise["whom"]
    owns = sheets[me]["cash"] if "cash" in promise else promise["item"] in sheets[me]["items"]
    if not owns:
        return None
    if sheets[me]["at"] != sheets[whom]["at"]:
        return _towards(situation, LOCATIONS.index(sheets[whom]["at"]), decision)
    given = {"give": [], "give_cash": 1} if "cash" in promise else {"give": [promise["item"]], "give_cash": 0}
    offer: Json = {"with": whom, **given, "take": [], "take_cash": 0}
    offered = {"type": "trade", "with": whom} in decision["moves"]
    refused = offer in situation.view["turn"]["refused"]
    return {"type": "trade", **offer} if offered and not refused else None


def _towards(situation: Situation, place: int, decision: Json) -> Json | None:
    """A step on the shortest way, if the action points of this turn are enough for all of it."""
    s = situation.s
    row = board_tables_of(s).distance[place]
    here = row[s.at[situation.me]]
    if not here or here > situation.view["turn"]["ap"]:
        return None
    for move in listed_moves(decision):
        if move["type"] == "move" and row[LOCATIONS.index(move["to"])] < here:
            return move
    return None


_HEEDED: Final[dict[str, Callable[[Situation, Policy, Json], Json]]] = {
    "vote": _vote,
    "trade_answer": _trade_answer,
    "turn": _turn,
}
