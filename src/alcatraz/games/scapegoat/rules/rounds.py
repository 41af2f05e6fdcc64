"""S-3 Rounds and the new guard, S-5 Turns and action points."""

from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model.components import PLACES
from alcatraz.games.scapegoat.model.state import ACTIONS, GUARDS, NEGOTIATION, NOBODY, OVER, State
from alcatraz.games.scapegoat.rules import guards
from alcatraz.kernel.game import Event


def full_ap(s: State, seat: int) -> int:
    """S-5.2, S-4.6, S-13.1: the action points with which a player's turn begins."""
    points = 6 - s.players
    if seat == s.scapegoat:
        return points + s.bonus
    return max(0, points - s.assembly)


def start_actions(s: State, events: list[Event]) -> None:
    """S-5.1: the Scapegoat plays first."""
    s.phase = ACTIONS
    _start_turn(s, s.scapegoat, events)


def _start_turn(s: State, seat: int, events: list[Event]) -> None:
    """S-5.1, S-5.2; what is counted per turn begins anew: S-6.2, S-6.3, S-7.1, S-7.2, S-7.3."""
    s.turn = seat
    s.ap = full_ap(s, seat)
    s.stamina_used = False
    s.stolen = False
    s.used = 0
    s.bribes = 0
    s.offers = 0
    s.refused = ()
    events.append((ev.TURN_STARTED, seat, s.ap))


def end_turn(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-5.3: unused points are lost. S-5.1: clockwise; the round ends when the Scapegoat would be next."""
    events.append((ev.TURN_ENDED, seat, s.ap))
    following = (seat + 1) % s.players
    while following != s.scapegoat and s.isolated >> following & 1:
        events.append((ev.TURN_SKIPPED, following))
        following = (following + 1) % s.players
    if following == s.scapegoat:
        _end_round(s, events)
    else:
        _start_turn(s, following, events)


def _end_round(s: State, events: list[Event]) -> None:
    """S-5.1, S-13.1, S-13.8, S-13.9, S-13.10: the effects of blackmail end with the round."""
    s.turn = NOBODY
    s.ap = 0
    s.assembly = 0
    s.false_alarm = 0
    s.locked = 0
    s.isolated = 0
    if sum(s.guards) >= s.prison.edition.guards_total - 1:
        # S-3.4: the last guard would be placed now.
        s.phase = OVER
        s.reason = GUARDS
        events.append((ev.GAME_ENDED, GUARDS, NOBODY))
    else:
        _start_round(s, events)


def _start_round(s: State, events: list[Event]) -> None:
    """S-3.1: from the second round on, first a new guard, then the election.

    S-3.2, S-3.3: revealing again until a place has room is a fair draw among those that have.
    """
    s.round += 1
    s.phase = NEGOTIATION
    events.append((ev.ROUND_STARTED, s.round))
    place = s.pick([place for place in range(PLACES) if guards.has_room(s, place)])
    s.guards[place] += 1
    events.append((ev.GUARD_PLACED, s.scapegoat, place))
