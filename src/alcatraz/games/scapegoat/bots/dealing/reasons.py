"""Reasons that everybody can check: why somebody should or should not be elected, and why I voted or moved so."""

from collections.abc import Sequence

from alcatraz.games.scapegoat.bots.dealing.own_word import condition_met
from alcatraz.games.scapegoat.bots.dealing.trust import RESENTED_ROUNDS
from alcatraz.games.scapegoat.model.components import ELEMENTS
from alcatraz.kernel.game import Json
from alcatraz.talk.heard import Heard
from alcatraz.talk.memory import experiences


def alone_holds(view: Json, seat: int) -> Json | None:
    """An element that only this seat has: without it nobody escapes."""
    plans = [player["plan"] for player in view["players"]]
    for element in plans[seat]:
        if not any(element in plan for other, plan in enumerate(plans) if other != seat):
            return {"what": "alone_holds", "whom": seat, "element": element}
    return None


def lacking_without(view: Json, seat: int) -> int:
    """How many elements the others lack together."""
    owned = {element for other, player in enumerate(view["players"]) if other != seat for element in player["plan"]}
    return len(ELEMENTS) - len(owned)


def against(view: Json, heard: Heard, me: int, seat: int) -> Json:
    """Why this seat should be Scapegoat, from what everybody knows."""
    now = view["round"]
    past = [each for each in experiences(heard.talk, heard.ledger, me) if each.seat == seat]
    if any(not each.kept and now - each.round < RESENTED_ROUNDS for each in past):
        return {"what": "broke_word", "whom": seat}
    others = [other for other in range(len(view["players"])) if other != me]
    if lacking_without(view, seat) == min(lacking_without(view, other) for other in others):
        return {"what": "needed_least", "whom": seat}
    if _stole_from(heard.seen, seat, me, now):
        return {"what": "stole", "whom": seat}
    for other in others:
        kept_free = alone_holds(view, other) if other != seat else None
        if kept_free is not None:
            return kept_free
    return {"what": "no_trust", "whom": seat}


def _stole_from(seen: Sequence[Json], seat: int, me: int, now: int) -> bool:
    return any(
        each["event"]["type"] == "stolen"
        and (each["event"]["seat"], each["event"]["from"]) == (seat, me)
        and now - each["round"] < RESENTED_ROUNDS
        for each in seen
    )


def my_last_vote(heard: Heard, me: int) -> tuple[int, int] | None:
    """For whom I voted in the last election, and in which round that was."""
    for each in reversed(heard.seen):
        if each["event"]["type"] == "votes_revealed":
            return each["event"]["votes"][me], each["round"]
    return None


def of_my_vote(view: Json, heard: Heard, me: int) -> Json | None:
    """Why I voted as I did in the last election; None if there was none."""
    last = my_last_vote(heard, me)
    if last is None:
        return None
    vote, in_round = last
    for said in heard.talk:
        if said["seat"] != me or said["type"] != "promise" or said["round"] != in_round:
            continue
        if said["what"] == "vote_for" and said["whom"] == vote and condition_met(said, heard.seen) is not False:
            partner = (said.get("if") or {}).get("seat")
            if partner is None and "to" in said:
                partner = next((each["seat"] for each in heard.talk if each["id"] == said["to"]), None)
            return {"what": "gave_word", "whom": me if partner is None else partner}
    return against(view, heard, me, vote)
