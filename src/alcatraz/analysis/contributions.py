"""Who changed whose chances in a segment: its decisions, chance, and what only a longer look ahead showed.

Every number is a difference of two values in a chain from the first position to the last, so the sums add up by
construction.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from alcatraz.analysis.segments import Segment
from alcatraz.analysis.shapley import Values, shapley
from alcatraz.analysis.world_values import WorldValues, difference
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.canonical import digest


@dataclass(frozen=True, slots=True)
class Contribution:
    """By seat, what it has changed for each seat; the same for chance (`drawn`) and for later insight (`later`)."""

    shares: Mapping[int, Values]
    drawn: Values
    later: Values
    # The value of the last position.
    after: Values

    def json(self) -> Json:
        shares = {str(seat): share for seat, share in self.shares.items()}
        return {"shares": shares, "drawn": self.drawn, "later": self.later, "after": self.after}

    @classmethod
    def from_json(cls, data: Json) -> "Contribution":
        shares = {int(seat): share for seat, share in data["shares"].items()}
        return cls(shares, data["drawn"], data["later"], data["after"])


def contribution(values: WorldValues, segment: Segment, before: Values) -> Contribution:
    """`before` is the value of the segment's first position."""
    match = values.match
    state, end = match.states[segment.start], match.states[segment.end]
    horizon, new_horizon = match.valuation.round(state), match.valuation.round(end)
    nothing = [0.0] * match.players
    over = not match.bundle.game.deciding(end)
    if segment.forced and not segment.chance and horizon == new_horizon and not over:
        return Contribution({segment.seats[0]: nothing}, nothing, nothing, before)
    seen = values.of(end, horizon)
    decided = seen
    if segment.chance:
        decided = before if segment.forced else _decided(values, segment, horizon)
    if segment.together:
        shares = _votes(values, segment, before, decided)
    else:
        shares = {segment.seats[0]: difference(decided, before)}
    after = seen if horizon == new_horizon or over else values.of(end, new_horizon)
    return Contribution(shares, difference(seen, decided), difference(after, seen), after)


def _decided(values: WorldValues, segment: Segment, horizon: int) -> Values:
    match = values.match
    return values.after(match.states[segment.start], match.moves[segment.start : segment.end], horizon)


def _votes(values: WorldValues, segment: Segment, before: Values, decided: Values) -> dict[int, Values]:
    """Shapley over the orders, from the table of outcomes: an election has few, whatever the votes."""
    match = values.match
    horizon = match.valuation.round(match.states[segment.start])
    table: dict[str, Values] = {}
    everybody = frozenset(segment.seats)
    worths: dict[frozenset[int], Values] = {frozenset(): before, everybody: decided}

    def worth(chosen: frozenset[int]) -> Values:
        if chosen not in worths:
            moves, outcome = _voted(values, segment, chosen)
            if outcome not in table:
                table[outcome] = values.after(match.states[segment.start], moves, horizon)
            worths[chosen] = table[outcome]
        return worths[chosen]

    for known, value in ((frozenset[int](), before), (everybody, decided)):
        table.setdefault(_voted(values, segment, known)[1], value)
    return shapley(segment.seats, worth)


def _voted(values: WorldValues, segment: Segment, chosen: frozenset[int]) -> tuple[list[tuple[int, int]], str]:
    """The moves if these seats decide as they did and the others as usual, and a name for what comes of them."""
    match, game = values.match, values.match.bundle.game
    state = game.copy(match.states[segment.start])
    real = dict(match.moves[segment.start : segment.end])
    usual = {seat: match.valuation.usual(state, seat) for seat in segment.seats if seat not in chosen}
    moves = []
    for seat in sorted(segment.seats):
        move = real[seat] if seat in chosen else usual[seat]
        if seat not in game.deciding(state):
            # One answer was enough.
            break
        game.apply(state, seat, move)
        moves.append((seat, move))
    return moves, digest(game.position(state))
