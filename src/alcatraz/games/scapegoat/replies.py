"""Replies to a statement, for one tap: what a yes means, up to two other offers, and no.

A yes to a request, a proposal or an offer is a promise with `to`, so that the ledger has both sides of a deal.
"""

from collections.abc import Iterator
from typing import Final

from alcatraz.games.scapegoat.suggestions import Moment, goods_field
from alcatraz.kernel.game import Json

MOST_COUNTER_OFFERS: Final = 2
_VOTES: Final = ("vote_for", "not_vote_for")


def wanted_of(statement: Json, seat: int) -> Json | None:
    """The deed that a statement, as the table keeps it, wants of this seat, with the fields of a promise."""
    kind, speaker = statement["type"], statement["seat"]
    if kind == "propose_vote":
        return {"what": "vote_for", "seat": statement["for"]} if speaker != seat else None
    deed = statement if kind == "ask" else statement.get("if", statement.get("unless"))
    doer = None if deed is None else deed["of"] if kind == "ask" else deed["seat"]
    if deed is None or doer != seat or deed["what"] in ("why", "your_vote"):
        return None
    fields = {name: deed[name] for name in ("what", "item", "cash", "location", "term") if name in deed}
    if deed["what"] in ("come_to", "complete"):
        return fields
    whom = deed.get("whom")
    if whom is None and kind != "ask" and statement.get("whom") not in (None, seat):
        # Not named: whom the statement concerns.
        whom = statement["whom"]
    if whom is None and deed["what"] == "no_blackmail":
        return fields
    return {**fields, "seat": speaker if whom is None else whom}


def replies(view: Json, statement: Json) -> list[Json]:
    """What the viewer might answer: the first agrees, the last does not. Nothing if it is not for them."""
    me = view["you"]
    if me is None or view["phase"] == "over" or statement["seat"] == me:
        return []
    wanted = wanted_of(statement, me)
    no = {"type": "answer", "to": statement["id"], "yes": False}
    if wanted is None:
        asked = statement["type"] == "ask" and statement["of"] == me
        return [*_told(view, statement), no] if asked else []
    moment = Moment(view)
    if not _possible(moment, wanted):
        return [no]
    agreed = {"type": "promise", **wanted, "to": statement["id"]}
    offers = _prices(moment, statement["seat"], wanted)
    counter = [{**agreed, "if": price} for price, _ in zip(offers, range(MOST_COUNTER_OFFERS), strict=False)]
    return [agreed, *counter, no]


def _told(view: Json, statement: Json) -> Iterator[Json]:
    """Answers to a question."""
    if statement["what"] == "your_vote":
        moment = Moment(view)
        for rival in moment.leaders[:2]:
            if moment.can_vote(moment.me):
                yield {"type": "promise", "what": "vote_for", "seat": rival, "to": statement["id"]}
    else:
        yield {"type": "explain", "because": {"what": "no_trust", "whom": statement["seat"]}, "to": statement["id"]}


def _possible(moment: Moment, wanted: Json) -> bool:
    """Whether the viewer could still keep the promise."""
    me, what = moment.me, wanted["what"]
    if "term" in wanted and wanted["term"] != "this_round":
        return True
    if what in _VOTES:
        return moment.can_vote(me)
    if what == "give":
        return wanted.get("item", "cash") in moment.owned(me) and moment.can_trade(me, wanted["seat"])
    if what == "come_to":
        return moment.can_come(me, wanted["location"])
    if what == "complete":
        return moment.can_complete(me) and wanted["location"] in moment.view["tasks"]
    return moment.can_act(me)


def _prices(moment: Moment, partner: int, wanted: Json) -> Iterator[Json]:
    """What the partner might do for it."""
    me = moment.me
    if moment.can_vote(partner) and not (wanted["what"] == "vote_for" and wanted["seat"] == partner):
        yield {"seat": partner, "what": "not_vote_for", "whom": me}
    for item in moment.wanted():
        if item in moment.owned(partner) and moment.can_trade(me, partner):
            yield {"seat": partner, "what": "give", "whom": me, **goods_field(item)}
    if moment.can_steal(partner, me):
        yield {"seat": partner, "what": "leave_alone", "whom": me}
    if moment.owned(partner) and "cash" in moment.owned(partner) and moment.can_trade(me, partner):
        yield {"seat": partner, "what": "give", "whom": me, **goods_field("cash")}
