"""S-13.2 bad plan, S-13.5 change of plans: blackmail cards that change the tasks on the board."""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import BAD_PLAN, CHANGE_OF_PLANS
from alcatraz.games.scapegoat.model.names import place_name
from alcatraz.games.scapegoat.model.state import NO_TASK, State
from alcatraz.games.scapegoat.rules.plan import has_task, new_task, places_with_task, places_without_task
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal

# -- S-13.2 bad plan -------------------------------------------------------------------------------


def list_removals(s: State, seat: int, out: list[int]) -> None:
    """S-13.2."""
    out += [moves.blackmail(BAD_PLAN, place) for place in places_with_task(s)]


def why_not_remove(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    _why_no_task(s, moves.a_of(move), "S-13.2", why)


def remove(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.2: the task leaves the game, and a new one comes as in S-9.8."""
    place = moves.a_of(move)
    events.append((ev.TASK_REMOVED, s.task_at[place], place))
    s.task_at[place] = NO_TASK
    new_task(s, events)


# -- S-13.5 change of plans ------------------------------------------------------------------------


def list_relocations(s: State, seat: int, out: list[int]) -> None:
    """S-13.5: every task to every location without one."""
    free = places_without_task(s)
    out += [moves.blackmail(CHANGE_OF_PLANS, place, to) for place in places_with_task(s) for to in free]


def why_not_relocate(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    place, to = moves.a_of(move), moves.b_of(move)
    _why_no_task(s, place, "S-13.5", why)
    if has_task(s, to):
        why.append(refusal("S-13.5", "refusal-task-there", place=place_name(to)))


def relocate(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.5: the task goes to a location without one."""
    place, to = moves.a_of(move), moves.b_of(move)
    s.task_at[to] = s.task_at[place]
    s.task_at[place] = NO_TASK
    events.append((ev.TASK_MOVED, s.task_at[to], place, to))


# -- what both share -------------------------------------------------------------------------------


def _why_no_task(s: State, place: int, rule: str, why: list[Refusal]) -> None:
    """S-13.2, S-13.5: there is no task at that place."""
    if not has_task(s, place):
        why.append(refusal(rule, "refusal-no-task", place=place_name(place)))
