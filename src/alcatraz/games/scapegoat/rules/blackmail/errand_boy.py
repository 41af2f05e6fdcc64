"""S-13.6 Errand-boy: the function of any location not yet used this turn, whatever its guards."""

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.components import ERRAND_BOY, PLACES
from alcatraz.games.scapegoat.model.names import place_name
from alcatraz.games.scapegoat.model.state import State
from alcatraz.games.scapegoat.rules.functions import is_used, list_uses, use_function, why_not_function
from alcatraz.kernel.game import Event
from alcatraz.kernel.message import Refusal, refusal


def list_errands(s: State, seat: int, out: list[int]) -> None:
    """S-13.6; S-6.2: once per turn each; S-12: as if the player stood there."""
    hand = _other_cards(s, seat)
    for place in range(PLACES):
        if not is_used(s, place):
            uses: list[int] = []
            list_uses(s, seat, place, hand, uses)
            out += [moves.errand(place, use) for use in uses]


def why_not_run(s: State, seat: int, move: int, why: list[Refusal]) -> None:
    """S-13.6, S-12; S-6.2: not where the function was used this turn."""
    place = moves.d_of(move)
    if is_used(s, place):
        why.append(refusal("S-13.6", "refusal-used-already", place=place_name(place)))
    why_not_function(s, seat, place, _other_cards(s, seat), moves.use_by_errand(move), why)


def _other_cards(s: State, seat: int) -> int:
    """S-13.6, S-12.14: the function is judged with the Errand-boy already out of the hand."""
    return s.hand[seat] & ~(1 << ERRAND_BOY)


def run(s: State, seat: int, move: int, events: list[Event]) -> None:
    """S-13.6, S-12."""
    use_function(s, seat, moves.d_of(move), moves.use_by_errand(move), events)
