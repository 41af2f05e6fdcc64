"""Why a move of a turn is made: for a task, against a task, or because nothing better is left."""

from collections.abc import Callable
from typing import Final

from alcatraz.games.scapegoat.bots.advice.situation import SERIOUS, Situation
from alcatraz.games.scapegoat.bots.knowledge.errand import Errand
from alcatraz.games.scapegoat.bots.knowledge.item_routes import NOWHERE
from alcatraz.games.scapegoat.bots.knowledge.standing import forecast
from alcatraz.games.scapegoat.bots.knowledge.theft import brought_by
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import count, kinds_in
from alcatraz.games.scapegoat.model.components import (
    BULLYING,
    CASH,
    CHAPEL,
    DINING_HALL,
    ELEMENTS,
    ERRAND_BOY,
    KINDS,
    RADIO_ROOM,
    RECREATION_ROOM,
    WARDENS_OFFICE,
)
from alcatraz.games.scapegoat.model.names import goods_name, place_name
from alcatraz.kernel.message import Message

Reason = Callable[[Situation], Message | None]
# A task that surely ends the game is said to.
SURE: Final = 0.99


def of_a_turn(at: Situation) -> Message | None:
    """The most particular reason that there is; None if only the comparison of plans can tell."""
    kind = at.move & 31
    own = _BLACKMAIL if moves.BLACKMAIL <= kind < moves.CHOOSE else _OWN_REASONS.get(kind, ())
    for reason in own:
        found = reason(at)
        if found is not None:
            return found
    return None


# -- tasks -----------------------------------------------------------------------------------------


def _completes(at: Situation) -> Message:
    s, seat = at.s, at.seat
    errand = at.cache.errand(seat, s.at[seat])
    element = errand.task.element
    outcome = forecast(s, seat, element)
    if outcome.ends - outcome.stays[seat] >= SURE:
        return at.say("complete-ends", task=at.task(errand))
    if s.plan[seat] >> element & 1:
        return at.say("complete-for-others", task=at.task(errand))
    owners = sum(plan >> element & 1 for plan in s.plan)
    which = "complete-alone" if owners == 0 else "complete-new"
    return at.say(which, task=at.task(errand), element=ELEMENTS[element])


def _nearer(at: Situation, place: int) -> bool:
    """Whether the walk leads nearer to a place."""
    row = at.cache.tables.distance[place]
    return row[moves.a_of(at.move)] < row[at.s.at[at.seat]]


def _walks_for_task(at: Situation) -> Message | None:
    for errand in at.errands():
        goal = errand.stop if errand.stop != NOWHERE else errand.place
        if _nearer(at, goal):
            return _fetching(at, errand) if errand.stop != NOWHERE else _arriving(at, errand)
    return None


def _fetching(at: Situation, errand: Errand) -> Message:
    there = "there" if moves.a_of(at.move) == errand.stop else "way"
    args = {"task": at.task(errand), "item": goods_name(errand.take), "place": place_name(errand.stop)}
    return at.say("fetch", where=there, **args)


def _arriving(at: Situation, errand: Errand) -> Message:
    there = "there" if moves.a_of(at.move) == errand.place else "way"
    args = {"task": at.task(errand), "place": place_name(errand.place)}
    if at.seat == at.s.scapegoat:
        return at.say("prepare", where=there, **args)
    if errand.waiting:
        missing = [other for other in errand.companions if at.s.at[other] != errand.place]
        return at.say("arrive-together", where=there, player=at.player(missing[0]), **args)
    return at.say("arrive", where=there, when="now" if at.in_this_turn(errand) else "later", **args)


def _joins(at: Situation) -> Message | None:
    """Where another seat can complete a task only if this one comes."""
    found = at.made_possible()
    if found is None or at.s.at[at.seat] == found.place or at.seat not in found.companions:
        return None
    return at.say("join", task=at.task(found), player=at.player(found.seat))


def _takes(at: Situation) -> int:
    """The bag of items that the move brings."""
    return moves.bag_part(at.move)


def _takes_first(at: Situation) -> Message | None:
    """What another seat would have used to leave this one behind."""
    for danger in at.dangers(at.cache):
        wanted = [kind for kind in danger.missing if count(_takes(at), kind)]
        if wanted and danger.stop == at.s.at[at.seat]:
            return at.say("take-first", task=at.task(danger), player=at.player(danger.seat))
    return None


def _takes_needed(at: Situation) -> Message | None:
    for errand in at.errands():
        needed = [kind for kind in kinds_in(_takes(at)) if kind in errand.missing]
        if needed:
            return at.say("take-needed", task=at.task(errand), item=goods_name(needed[0]))
    return None


def _takes_spare(at: Situation) -> Message | None:
    kinds = kinds_in(_takes(at))
    return at.say("take-spare", item=goods_name(kinds[0])) if kinds else None


# -- rooms -----------------------------------------------------------------------------------------


def _uses_room(at: Situation) -> Message | None:
    here = at.s.at[at.seat]
    if here == RADIO_ROOM:
        return _guards(at) or at.say("radio")
    if here == WARDENS_OFFICE:
        return at.say("draw-card")
    if here == CHAPEL:
        return at.say("chapel", player=at.player(moves.target_of(at.move)))
    if here in (DINING_HALL, RECREATION_ROOM):
        return at.say("stamina-gain" if here == DINING_HALL else "cash-gain")
    return None


def _to_office(at: Situation) -> Message | None:
    return at.say("draw-card") if moves.a_of(at.move) == WARDENS_OFFICE else None


def _towards_rest(at: Situation) -> Message | None:
    to = moves.a_of(at.move)
    if to in (DINING_HALL, RECREATION_ROOM):
        return at.say("stamina-gain" if to == DINING_HALL else "cash-gain")
    return None


# -- against others --------------------------------------------------------------------------------


def _prevents(at: Situation) -> Message | None:
    found = at.prevented()
    return None if found is None else at.say("prevent", task=at.task(found), player=at.player(found.seat))


def _hinders(at: Situation) -> Message | None:
    found = at.hindered()
    return None if found is None else at.say("hinder", task=at.task(found), player=at.player(found.seat))


def _runs(at: Situation) -> Message | None:
    """Away from where a task needs this seat or what it holds."""
    found = at.prevented_at_once()
    if found is None or at.s.at[at.seat] != found.place:
        return None
    return at.say("run", task=at.task(found), player=at.player(found.seat))


def _goes_to_prevent(at: Situation) -> Message | None:
    found = at.prevented()
    return None if found is None else at.say("go-prevent", task=at.task(found), player=at.player(found.seat))


def _guards(at: Situation) -> Message | None:
    found = at.prevented()
    return None if found is None else at.say("guards-against", task=at.task(found), player=at.player(found.seat))


def _guards_away(at: Situation) -> Message | None:
    origin = moves.a_of(at.move)
    for errand in at.errands():
        if origin in (errand.place, errand.stop):
            return at.say("guards-away", task=at.task(errand))
    return None


def _helps(at: Situation) -> Message | None:
    found = at.made_possible()
    if found is None:
        return None
    sure = "yes" if at.escapes_if(found) >= SERIOUS else "no"
    return at.say("help", task=at.task(found), player=at.player(found.seat), sure=sure)


def _steals_from_danger(at: Situation) -> Message | None:
    found = at.prevented()
    what = brought_by(at.s, at.seat, at.move)
    if found is None or not 0 <= what < KINDS:
        return None
    return at.say("steal-against", task=at.task(found), player=at.player(found.seat), item=goods_name(what))


def _steals_needed(at: Situation) -> Message | None:
    what = brought_by(at.s, at.seat, at.move)
    if what == CASH:
        return at.say("cash-gain")
    for errand in at.errands():
        if what in errand.missing:
            return at.say("take-needed", task=at.task(errand), item=goods_name(what))
    hindered = _hinders(at)
    if hindered is not None:
        return hindered
    return at.say("steal", player=at.player(moves.a_of(at.move)))


def _card_brings(at: Situation) -> Message | None:
    """Bullying and the errand boy, for what the seat itself needs."""
    card = moves.card_of(at.move)
    for errand in at.errands():
        if card == BULLYING and moves.b_of(at.move) in errand.missing:
            return at.say("take-needed", task=at.task(errand), item=goods_name(moves.b_of(at.move)))
    return _takes_needed(at) if card == ERRAND_BOY else None


def _card(at: Situation) -> Message:
    return at.say("card")


# -- points, trades, the end -----------------------------------------------------------------------


def _bribes(at: Situation) -> Message | None:
    for errand in at.errands():
        if errand.place == at.s.at[at.seat]:
            return at.say("bribe", task=at.task(errand))
    return at.say("bribe-work")


def _one_more_point(at: Situation) -> Message | None:
    for errand in at.errands():
        if at.in_this_turn(errand):
            return at.say("stamina-task", task=at.task(errand))
    return at.say("stamina-spend")


def _trades(at: Situation) -> Message | None:
    for errand in at.errands():
        wanted = [kind for kind in errand.missing if count(moves.second_bag(at.move), kind)]
        if wanted:
            return at.say("trade", task=at.task(errand), item=goods_name(wanted[0]))
    return None


def _waits(at: Situation) -> Message | None:
    """Everything is ready, and somebody else has to come or to go first."""
    for errand in at.errands():
        away = [other for other in errand.companions if at.s.at[other] != errand.place]
        near = at.cache.tables.distance[at.s.at[at.seat]][errand.place] <= 1
        if near and not errand.missing and at.seat == at.s.scapegoat:
            return at.say("prepared", task=at.task(errand))
        if away and near and not errand.missing:
            return at.say("wait", task=at.task(errand), player=at.player(away[0]))
    return None


def _ends(at: Situation) -> Message:
    return at.say("end-points" if at.s.ap else "end")


_BLACKMAIL: Final = (_prevents, _card_brings, _hinders, _helps, _card)
_OWN_REASONS: Final[dict[int, tuple[Reason, ...]]] = {
    moves.COMPLETE: (_completes,),
    moves.MOVE: (_runs, _goes_to_prevent, _joins, _walks_for_task, _hinders, _helps, _to_office, _towards_rest),
    moves.USE: (_takes_first, _takes_needed, _uses_room, _helps, _prevents, _takes_spare),
    moves.STEAL: (_steals_from_danger, _steals_needed),
    moves.RIOT: (_guards, _helps, _hinders, _guards_away),
    moves.MOVE_GUARD: (_guards, _helps, _hinders, _guards_away),
    moves.DROP: (lambda at: at.say("drop"),),
    moves.TRADE: (_trades, _helps),
    moves.BRIBE: (_bribes,),
    moves.STAMINA: (_goes_to_prevent, _one_more_point),
    moves.DONE: (lambda at: at.say("guards-done"),),
    moves.END_TURN: (_waits, _ends),
}
