"""One's own promises that are still open, and whether a character breaks them."""

from collections.abc import Iterator, Sequence
from typing import Final

from alcatraz.games.scapegoat.bots.dealing.characters import Character
from alcatraz.kernel.game import Json
from alcatraz.talk.heard import Heard

_LAST_ROUND: Final = 14


def open_promises(heard: Heard, seat: int, now: int) -> list[Json]:
    """The statements of this seat that hold in this round and are not decided yet."""
    status = {entry["promise"]: entry for entry in heard.ledger}
    return [
        said
        for said in heard.talk
        if said["type"] == "promise"
        and said["seat"] == seat
        and status.get(said["id"], {}).get("status") == "open"
        and said["round"] + (said.get("term") == "next_round") == now
        and condition_met(said, heard.seen) is not False
    ]


def condition_met(promise: Json, seen: Sequence[Json]) -> bool | None:
    """Whether what a promise depends on has happened; None if that is not known yet."""
    condition = promise.get("if")
    if condition is None:
        return True
    what, doer = condition["what"], condition["seat"]
    due = promise["round"] + (condition.get("term") == "next_round")
    for each in seen:
        event = each["event"]
        if each["round"] != due:
            continue
        if what in ("vote_for", "not_vote_for") and event["type"] == "votes_revealed":
            voted = event["votes"][doer] == condition.get("whom", promise.get("whom"))
            return bool(voted == (what == "vote_for"))
        if what == "give" and event["type"] == "trade_accepted" and _gives(event, doer, condition):
            return True
        peace = what in ("not_steal_from", "leave_alone") and event["type"] == "stolen"
        if peace and event["seat"] == doer and event["from"] == promise["seat"]:
            return False
    return None


def _gives(trade: Json, giver: int, deed: Json) -> bool:
    side = "give" if trade["seat"] == giver else "take" if trade["with"] == giver else None
    if side is None:
        return False
    return bool(trade[side + "_cash"]) if "cash" in deed else deed["item"] in trade[side]


def cost_of_breaking(character: Character, now: int) -> float:
    """What must be gained for it; more than anything before the character's time."""
    if now < character.never_before:
        return 9.0
    return character.honesty + character.per_round * max(0, _LAST_ROUND - now)


def broken_votes(promises: Sequence[Json], vote: int) -> Iterator[Json]:
    """The promises that this vote breaks."""
    for promise in promises:
        wanted = promise["what"] == "vote_for"
        if promise["what"] in ("vote_for", "not_vote_for") and (promise["whom"] == vote) != wanted:
            yield promise


def broken_by(promises: Sequence[Json], move: Json) -> Json | None:
    """The promise that a move of one's turn breaks, if there is one."""
    for promise in promises:
        what, whom = promise["what"], promise.get("whom")
        if move["type"] == "steal" and what in ("not_steal_from", "leave_alone") and move["from"] == whom:
            return promise
        aimed = move.get("target")
        strikes = aimed == whom or (what == "no_blackmail" and (whom is None or aimed is None))
        if move["type"] == "blackmail" and what in ("no_blackmail", "leave_alone") and strikes:
            return promise
    return None
