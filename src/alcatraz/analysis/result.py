"""The result of an analysis as JSON: curves, the table of who changed whose chances, turning points."""

from typing import Final

from alcatraz.analysis.analysis import FORMAT, Analysis, Moment
from alcatraz.analysis.recorded_match import RecordedMatch
from alcatraz.analysis.shapley import Values
from alcatraz.bundle.valuation import Valuation
from alcatraz.kernel.game import Json

# As long as everybody's chances stay this near to where they began, the match is open.
_OPEN: Final = 0.1
# What cannot be told apart from noise is not told.
_DIGITS: Final = 4


def result_json(analysis: Analysis) -> Json:
    """Of an analysis that has run to its end. Numbers are exact: the columns of the table add up."""
    match = analysis.match
    sums = [[0.0] * match.players for _ in range(match.players)]
    drawn, later = [0.0] * match.players, [0.0] * match.players
    for each in analysis.contributions:
        for seat, share in each.shares.items():
            _add(sums[seat], share)
        _add(drawn, each.drawn)
        _add(later, each.later)
    outcome = match.bundle.game.outcome(match.states[-1])
    return {
        "format": FORMAT,
        "game": match.bundle.game.id,
        "players": match.players,
        "record": match.digest,
        "seed": analysis.seed,
        "worlds": analysis.values.worlds,
        "over": outcome is not None,
        "start": analysis.start,
        "end": analysis.contributions[-1].after if analysis.contributions else analysis.start,
        "decisions": sums,
        "luck": [a + b for a, b in zip(drawn, later, strict=True)],
        "drawn": drawn,
        "later": later,
        "curve": _curve(analysis),
        "open_until": _open_until(analysis),
        "turning_points": [_moment_json(analysis, moment) for moment in analysis.moments],
    }


def _add(total: Values, more: Values) -> None:
    for seat, value in enumerate(more):
        total[seat] += value


def _curve(analysis: Analysis) -> list[Json]:
    """The values at the start and after every segment, with the round they belong to."""
    match = analysis.match
    points: list[Json] = [{"move": 0, "round": match.valuation.round(match.states[0]), "values": analysis.start}]
    for segment, each in zip(analysis.segments, analysis.contributions, strict=True):
        number = match.valuation.round(match.states[segment.end])
        points.append({"move": segment.end, "round": number, "values": each.after})
    return points


def by_round(curve: list[Json]) -> list[Json]:
    """The points at which a round begins, and the last one."""
    first: dict[int, Json] = {}
    for point in curve:
        first.setdefault(point["round"], point)
    shown = list(first.values())
    return shown if shown[-1] is curve[-1] else [*shown, curve[-1]]


def _open_until(analysis: Analysis) -> int | None:
    """The last round before which nobody's chances had moved far; None if they did so in the first one."""
    last = None
    for point in by_round(_curve(analysis))[1:]:
        if max(abs(a - b) for a, b in zip(point["values"], analysis.start, strict=True)) > _OPEN:
            break
        last = point["round"] - 1
    return last or None


def _moment_json(analysis: Analysis, moment: Moment) -> Json:
    match, point = analysis.match, moment.point
    segment = analysis.segments[point.segment]
    state = match.states[segment.start]
    judgement = moment.judgement
    numbers = range(segment.start, segment.end) if point.kind == "together" else (moment.move - 1,)
    events = [event for number in numbers for event in match.events[number]]
    told = _told(match.valuation, events, luck=point.kind == "luck")
    own = judgement is not None and point.change[judgement.seat] < -_OPEN / 2
    return {
        "kind": point.kind,
        "round": match.valuation.round(state),
        "seats": list(segment.seats) if point.kind != "luck" else [],
        # The position before it, and the move to show.
        "from": segment.start,
        "move": moment.move,
        "events": told,
        "rule": match.valuation.rule(None if point.kind == "luck" else _move(match, moment), told),
        "whom": point.whom,
        "before": list(point.before),
        "change": list(point.change),
        "promises": [
            each for each in match.promises if segment.start < each.get("decided", {}).get("number", 0) <= segment.end
        ],
        "judgement": None
        if judgement is None
        else {
            "seat": judgement.seat,
            "grade": judgement.grade,
            "loss": round(judgement.loss, _DIGITS),
            "error": round(judgement.error, _DIGITS),
            "better": [match.bundle.game.move_json(move) for move in judgement.better[:1]],
            "unlucky": judgement.good and own,
        },
    }


def _move(match: RecordedMatch, moment: Moment) -> Json:
    return match.bundle.game.move_json(match.moves[moment.move - 1][1])


def _told(valuation: Valuation, events: list[Json], *, luck: bool) -> list[Json]:
    """The events that say what happened: those before chance spoke, or those from there on."""
    first = next((n for n, event in enumerate(events) if event["type"] in valuation.strokes_of_luck), len(events))
    wanted = events[first:] if luck else events[:first]
    return [event for event in wanted if event["type"] not in valuation.silent] or events
