"""Decisions of The Scapegoat that seldom come by themselves, and how a table brings them about for its first seat."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from alcatraz.kernel.policy import Budget
from alcatraz.matches.policies import policies
from tools.moments import HERO, Json, moves, your_decision
from tools.staging import Moment, Script

_END_TURN = {"type": "end_turn"}


# Compared by identity: a table that was brought to it can be found again.
@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """What is played, how, and until when."""

    moment: Moment
    script: Script | None = None
    options: Json = field(default_factory=dict)


def going_to(goals: Mapping[int, str]) -> Script:
    """Each of these seats walks to its room and uses it; whoever owns nothing to pay with plays on as they like."""

    def script(view: Json, decision: Json) -> Json | None:
        seat = decision["seat"]
        if decision["kind"] != "turn" or seat not in goals:
            return None
        me, goal = view["players"][seat], goals[seat]
        if goal in view["gold"] and not me["items"] and not me["cash"]:
            return None
        if me["at"] == goal:
            return next((move for move in decision["moves"] if move["type"] == "use"), _END_TURN)
        return _step(view, decision, goal)

    return script


def _step(view: Json, decision: Json, goal: str) -> Json:
    spots = {place: (row, column) for row, places in enumerate(view["layout"]) for column, place in enumerate(places)}

    def distance(place: str) -> int:
        return sum(abs(one - other) for one, other in zip(spots[place], spots[goal], strict=True))

    here = distance(view["players"][decision["seat"]]["at"])
    nearer = [move for move in decision["moves"] if move["type"] == "move" and distance(move["to"]) < here]
    return min(nearer, key=lambda move: distance(move["to"]), default=_END_TURN)


def keeping_two_equal(view: Json, decision: Json) -> Json | None:
    """A script: the last two only walk, so that they stay equal; the first is elected once the plan needs them."""
    seat = decision["seat"]
    if decision["kind"] == "vote":
        return {"type": "vote", "for": HERO if view["stays"]["alone"][HERO] else HERO + 1}
    if decision["kind"] == "trade_answer":
        return {"type": "decline"}
    if decision["kind"] != "turn" or (seat in (HERO, HERO + 1) and seat != view["scapegoat"]):
        return None
    wish = policies("scapegoat")["simple"](view, decision, Budget("walks"))
    return wish if wish["type"] == "move" else _END_TURN


def _of_two_cards(views: dict[int, Json]) -> bool:
    return len(moves(views[HERO], "choose")) > 1


def voting_in_a_circle(view: Json, decision: Json) -> Json | None:
    """A script: each votes for the next, so that the votes are tied; the first seat is the last Scapegoat."""
    if decision["kind"] != "vote":
        return None
    seats = len(view["players"])
    wish = (decision["seat"] + 1) % seats if view["scapegoat"] == HERO else HERO
    return {"type": "vote", "for": wish}


def robbing_the_first(view: Json, decision: Json) -> Json | None:
    """A script: whoever stands beside the first seat steals from it."""
    thefts = (move for move in decision["moves"] if move["type"] == "steal" and move["from"] == HERO)
    return next(thefts, None) if decision["kind"] == "turn" and decision["seat"] != HERO else None


_OFFICE = dict.fromkeys((1, 2, 3), "wardens_office")

KEEP = Scene(your_decision("keep"), going_to({HERO: "wardens_office"}), {"sides": "gold"})
CHOOSE = Scene(_of_two_cards, going_to({**_OFFICE, HERO: "chapel"}), {"rulings": ["S-12.14"]})
CONSENT = Scene(your_decision("consent"), None, {"rulings": ["S-9.4"]})
LEAVE_BEHIND = Scene(your_decision("leave_behind"), keeping_two_equal)
NAMES = Scene(your_decision("leave_behind"), keeping_two_equal, {"rulings": ["S-10.5"]})
BREAK_TIE = Scene(your_decision("break_tie"), voting_in_a_circle, {"rulings": ["S-4.5"]})
HAND_OVER = Scene(your_decision("hand_over"), robbing_the_first, {"rulings": ["S-6.3"]})
