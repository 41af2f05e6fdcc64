"""PettingZoo's own suites."""

import contextlib
import io
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from alcatraz.rl.pettingzoo import env
from alcatraz.rl.starts import mine

GAMES = [("scapegoat", 3), ("scapegoat", 4), ("boat", 2), ("boat", 4)]
# Chess of PettingZoo has observations with masks, too, and gets the same warnings.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_api(game: str, players: int) -> None:
    api_test(env(game=game, players=players), num_cycles=150)


@pytest.mark.parametrize(("game", "players"), GAMES[1:3])
def test_seeds(game: str, players: int) -> None:
    seed_test(lambda **given: env(game=game, players=players, **given), num_cycles=60)


@pytest.mark.parametrize(("game", "players"), GAMES[1:3])
def test_drawing(game: str, players: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as shown:
        render_test(lambda **given: env(game=game, players=players, **given))
    assert "G" in shown.getvalue()


def test_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(game="boat", players=2))
    assert "turns per second" in capsys.readouterr().out


def test_the_version_is_that_of_the_rules() -> None:
    assert env(game="scapegoat").metadata["name"] == "alcatraz_scapegoat_v2"


def played_out(table: Any, seed: int) -> dict[str, float]:
    """Everybody takes any legal action; what each got in all."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        got[agent] += reward
        done = over or cut
        table.step(None if done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return got


def test_rewards_are_the_utility() -> None:
    assert set(played_out(env(game="scapegoat", players=3), 1).values()) == {0.5}
    late = mine("boat", 2, games=2, per_game=4, last=0.1, seed=3)
    results = [sorted(played_out(env(game="boat", players=2, starts=late), seed).values()) for seed in range(4)]
    assert [0.0, 1.0] in results


def test_an_action_that_is_not_legal_ends_the_episode() -> None:
    table = env(game="boat", players=2)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0]))
    assert table.terminations[agent]
    assert table.rewards[agent] == -1
