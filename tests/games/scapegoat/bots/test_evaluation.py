"""The weights of the evaluation: as many as there are features, and in the form that the fitting script writes."""

from pathlib import Path

import pytest

from alcatraz.games.scapegoat.bots.search import evaluation_weights
from alcatraz.games.scapegoat.bots.search.evaluation import evaluate, features
from tests.games.scapegoat.scenario import scenario
from tools.fit_evaluation import TABLES, WEIGHTS_FILE, read_samples, render, sample_game
from tools.logistic import fit

AMBER, TEAL = range(2)


def test_every_feature_has_a_name_of_its_own() -> None:
    state = scenario(players=4, turn="amber").table.state
    for seat, table in ((AMBER, evaluation_weights.AS_SCAPEGOAT), (TEAL, evaluation_weights.AS_PRISONER)):
        names = [name for name, _ in table]
        assert len(names) == len(set(names)) == len(features(state, seat))
        assert 0 < evaluate(state, seat) < 1


def test_the_script_writes_the_module_as_it_is() -> None:
    assert render(TABLES, (2400, 800)) == WEIGHTS_FILE.read_text(encoding="utf-8")


def test_a_game_gives_a_sample_per_seat_and_election() -> None:
    game = sample_game("test", (3, 0))
    assert len(game["rows"]) % 3 == 0
    scapegoats = [row for row in game["rows"] if row[0] == "AS_SCAPEGOAT"]
    assert 3 * len(scapegoats) == len(game["rows"])


def test_a_line_cut_off_by_an_interruption_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "samples.jsonl"
    path.write_text('{"players":4,"game":0,"rows":[]}\n{"players":4,"ga', encoding="utf-8")
    assert [game["game"] for game in read_samples(path)] == [0]
    assert path.read_text(encoding="utf-8") == '{"players":4,"game":0,"rows":[]}\n'


def test_a_regression_finds_the_log_odds_of_each_group() -> None:
    """One in four without the feature is log odds of -1.0986; three in four with it are 1.0986, so 2.1972 more."""
    rows = [(1.0, 0.0)] * 4 + [(1.0, 1.0)] * 4
    found = fit(rows, [1.0, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 0.0])
    assert found.weights == pytest.approx([-1.0986, 2.1972], abs=0.01)
