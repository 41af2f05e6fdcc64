"""Advice for The Scapegoat: the move of `boss` with its reason, and the reasons of bots for what they did."""

from collections.abc import Sequence
from typing import Final

from alcatraz.bundle.advice import ME, YOU, Advice
from alcatraz.games.scapegoat.bots.advice.differences import Differences
from alcatraz.games.scapegoat.bots.advice.other_reasons import of_other_decisions
from alcatraz.games.scapegoat.bots.advice.places import place_of
from alcatraz.games.scapegoat.bots.advice.situation import Situation
from alcatraz.games.scapegoat.bots.advice.turn_reasons import of_a_turn
from alcatraz.games.scapegoat.bots.planning.prisoner import NO_GOAL
from alcatraz.games.scapegoat.bots.search.plan_search import compare
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.model.state import ACTIONS, NOTHING
from alcatraz.games.scapegoat.notation.move_table import MOVES
from alcatraz.games.scapegoat.rules.pending import is_moving_guards
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.kernel.policy import Budget

SEATS: Final = range(3, 5)
# Which of the states with this view is looked at makes no difference to a reason: any seed does.
_SEED: Final = "why"
# These say already who escapes and who stays.
_ABOUT_THE_END: Final = frozenset(
    f"scapegoat-reason-{name}"
    for name in (
        "complete-ends",
        "go-prevent",
        "guards-against",
        "help",
        "join",
        "prevent",
        "run",
        "steal-against",
        "take-first",
    )
)


class ScapegoatAdvisor:
    def advise(self, view: Json, decision: Json, budget: Budget) -> Advice:
        seat = decision["seat"]
        comparison = compare(view, seat, budget)
        plan = comparison.best.plan
        at = Situation(imagine(view, budget.seed, SEATS), seat, comparison.moves, plan.goal, YOU)
        move = MOVES.write(at.move)
        place, look = place_of(view, seat, move)
        return Advice(move, place, look, reason_for(at, Differences(comparison, seat)))

    def why(self, view: Json, seat: int, move: Json, since: Sequence[Json]) -> Message | None:
        known = _seen(move, seat, since)
        if known is None:
            return None
        s = imagine(view, _SEED, SEATS)
        if known["type"] == "keep":
            # Which card it was nobody has seen.
            return Message("scapegoat-reason-keep", {"voice": ME})
        at = Situation(s, seat, (MOVES.read(s.players, known),), NO_GOAL, ME)
        return reason_for(at, None)


ADVISOR: Final = ScapegoatAdvisor()


def reason_for(at: Situation, differences: Differences | None) -> Message:
    s = at.s
    if s.phase != ACTIONS or not (s.pending == NOTHING or is_moving_guards(s)):
        return of_other_decisions(at)
    found = of_a_turn(at)
    if differences is not None and (found is None or found.id not in _ABOUT_THE_END):
        found = differences.decisive(at) or found or differences.largest(at)
    return at.say("best") if found is None else found


def _seen(move: Json, seat: int, since: Sequence[Json]) -> Json | None:
    """As much of the move as everybody knows by now; None if that is nothing."""
    if move["type"] == "vote":
        revealed = [event["votes"] for event in since if event["type"] == "votes_revealed"]
        return {"type": "vote", "for": revealed[0][seat]} if revealed else None
    return {"type": "keep"} if move["type"] in ("keep", "choose") else move
