"""How much luck each seat had in a match: what chance brought, minus what it brings on average."""

from alcatraz.analysis.recorded_match import RecordedMatch
from alcatraz.analysis.shapley import Values
from alcatraz.analysis.world_values import WorldValues, difference
from alcatraz.kernel.chance import Seed

# Two worlds per stroke of luck: more cost as much as they save.
WORLDS = 2


def luck_of(match: RecordedMatch, seed: Seed, worlds: int = WORLDS) -> Values:
    """The sum over all strokes of luck. On average over matches it is nothing, whoever plays.

    Values as predicted, not as calibrated: moving them would give luck a direction.
    """
    values = WorldValues(match, seed, worlds, raw=True)
    valuation = match.valuation
    total = [0.0] * match.players
    for number, move in enumerate(match.moves):
        before, after = match.states[number], match.states[number + 1]
        if valuation.unforeseen(before) != valuation.unforeseen(after):
            horizon = valuation.round(before)
            came = difference(values.of(after, horizon), values.after(before, [move], horizon))
            total = [sum(pair) for pair in zip(total, came, strict=True)]
    return total
