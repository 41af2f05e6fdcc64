"""The whole analysis: it adds up, it ends with the result, it is the same every time and can be interrupted."""

import itertools

import pytest

from alcatraz.analysis.analysis import Analysis
from alcatraz.analysis.recorded_match import recorded_match
from alcatraz.analysis.result import by_round, result_json
from alcatraz.games.registry import BUNDLES
from tests.analysis.matches import analysed, cut_off, finished, played

pytestmark = pytest.mark.no_cover

CAUGHT = ("scapegoat", "rookie random rookie", "b")
RACE = ("boat", "inmate rookie", "c")
MATCHES = [CAUGHT, RACE, ("scapegoat", "inmate rookie inmate simple", "a"), ("boat", "rookie inmate rookie", "d")]


@pytest.mark.parametrize(("game", "names", "seed"), MATCHES)
def test_every_column_adds_up_to_end_minus_start(game: str, names: str, seed: str) -> None:
    result = result_json(analysed(game, names, seed))
    for seat in range(result["players"]):
        moved = sum(row[seat] for row in result["decisions"]) + result["luck"][seat]
        assert moved == pytest.approx(result["end"][seat] - result["start"][seat], abs=1e-9)


def test_the_last_value_is_how_it_ended() -> None:
    data = played(*RACE)
    (winner,) = data["outcome"]["winners"]
    result = result_json(analysed(*RACE))
    assert result["end"] == [float(seat == winner) for seat in range(2)]
    assert result["curve"][-1]["move"] == len(data["moves"])
    assert result["curve"][-1]["values"] == result["end"]


def test_all_caught_is_worth_a_half_to_everybody() -> None:
    assert played(*CAUGHT)["outcome"]["reason"] == "guards"
    assert result_json(analysed(*CAUGHT))["end"] == [0.5, 0.5, 0.5]


def test_the_same_record_gives_the_same_analysis() -> None:
    again = finished(recorded_match(BUNDLES["boat"], played(*RACE)))
    assert result_json(again) == result_json(analysed(*RACE))


def test_an_interrupted_analysis_goes_on_where_it_stopped() -> None:
    whole = analysed(*RACE)
    first = list(itertools.islice(Analysis(whole.match, worlds=1).run(), 20))
    resumed = Analysis(whole.match, worlds=1, units=first)
    assert list(resumed.run())[:20] == first
    assert result_json(resumed) == result_json(whole)


def test_an_unfinished_match_ends_with_a_forecast() -> None:
    result = result_json(finished(recorded_match(BUNDLES["boat"], cut_off(played(*RACE), 7))))
    assert not result["over"]
    assert sum(result["end"]) == pytest.approx(1, abs=0.02)


@pytest.mark.parametrize(("game", "names", "seed"), MATCHES)
def test_at_most_five_turning_points_and_none_of_the_same_turn(game: str, names: str, seed: str) -> None:
    analysis = analysed(game, names, seed)
    points = [moment.point for moment in analysis.moments]
    assert len(points) <= 5
    states, turn = analysis.match.states, analysis.match.valuation.turn
    turns = [turn(states[analysis.segments[point.segment].start]) for point in points]
    assert len(set(turns)) == len(turns)
    assert [point.weight for point in points] == sorted((point.weight for point in points), reverse=True)


def test_curves_by_round_begin_each_round_once() -> None:
    rounds = [point["round"] for point in by_round(result_json(analysed(*CAUGHT))["curve"])]
    assert rounds[:3] == [1, 2, 3]
    assert sorted(set(rounds)) == rounds[:-1]
