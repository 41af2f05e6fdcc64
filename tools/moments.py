"""Moments of both games that are worth a picture or a test: by the views of all seats, seen from the first one.

The same words give the same moment, so that a table which has been brought there can be found again.
"""

from functools import cache
from typing import Any

from tools.staging import Moment, Script

Json = dict[str, Any]
HERO = 0


def asked(view: Json, kind: str, seat: int = HERO) -> bool:
    """Whether this seat has a decision of this kind before it."""
    return any(decision["seat"] == seat and decision["kind"] == kind for decision in view["decisions"])


def moves(view: Json, kind: str, seat: int = HERO) -> list[Json]:
    """The moves of one kind that the seat of the view may make."""
    mine = (decision for decision in view["decisions"] if decision["seat"] == seat)
    return [move for decision in mine for move in decision.get("moves", ()) if move["type"] == kind]


def is_over(views: dict[int, Json]) -> bool:
    return views[HERO]["outcome"] is not None


@cache
def your_turn(round_number: int = 1, ap: int = 1) -> Moment:
    """In The Scapegoat: with points left to act, not before this round."""

    def moment(views: dict[int, Json]) -> bool:
        view = views[HERO]
        return asked(view, "turn") and view["round"] >= round_number and view["turn"]["ap"] >= ap

    return moment


@cache
def your_turn_with(kind: str, round_number: int = 1) -> Moment:
    """A turn in which a move of this kind is possible."""
    return lambda views: (
        asked(views[HERO], "turn") and views[HERO]["round"] >= round_number and bool(moves(views[HERO], kind))
    )


@cache
def your_decision(kind: str, round_number: int = 1) -> Moment:
    return lambda views: asked(views[HERO], kind) and views[HERO].get("round", round_number) >= round_number


@cache
def last_vote(round_number: int = 1) -> Moment:
    """All the others have voted."""
    return lambda views: (
        asked(views[HERO], "vote") and len(views[HERO]["voted"]) == 3 and views[HERO]["round"] >= round_number
    )


def trade_at_hand(views: dict[int, Json]) -> bool:
    """The first seat acts, owns something, and somebody who owns something stands in the same room."""
    view = views[HERO]
    partners = [view["players"][move["with"]] for move in moves(view, "trade")]
    return bool(view["players"][HERO]["items"]) and any(partner["items"] for partner in partners)


def offer_to_the_first(view: Json, decision: Json) -> Json | None:
    """A script: whoever can, offers the first seat one thing for another."""
    seat = decision["seat"]
    if seat == HERO or {"type": "trade", "with": HERO} not in decision.get("moves", ()):
        return None
    mine, theirs = view["players"][seat]["items"], view["players"][HERO]["items"]
    if not mine or not theirs or view["turn"]["refused"]:
        return None
    return {"type": "trade", "with": HERO, "give": mine[:1], "give_cash": 0, "take": theirs[:1], "take_cash": 0}


OFFERS: Script = offer_to_the_first


@cache
def in_the_yard(turns: int = 12) -> Moment:
    """In the 1999 game: the first player moves, with prisoners and opponents in the yard."""

    def moment(views: dict[int, Json]) -> bool:
        view = views[HERO]
        outside = [sum(isinstance(where, list) for where in places) for places in view["prisoners"]]
        return asked(view, "turn") and view["turns_played"] >= turns and min(outside) >= 1 and outside[HERO] > 1

    return moment
