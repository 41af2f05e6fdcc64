"""Gymnasium's own check, and what its environments promise."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import alcatraz.rl.gymnasium
from alcatraz.games.registry import BUNDLES
from alcatraz.rl.episode import named
from alcatraz.rl.starts import mine

IDS = ["alcatraz/Scapegoat-v2", "alcatraz/Boat-v1"]


@pytest.mark.parametrize("name", IDS)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_environment_checks(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


def test_versions_follow_the_rules() -> None:
    assert [name.split("-v")[1] for name in IDS] == [str(BUNDLES[game].game.rules_version) for game in BUNDLES]


def played_out(env: Any, seed: int) -> tuple[float, int]:
    """Any legal action until the end: the last reward, and how many there were."""
    rng = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    over, reward, steps = False, 0.0, 0
    while not over:
        seen, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        steps += 1
    assert seen.shape == env.observation_space.shape
    return float(reward), steps


def test_a_seat_plays_against_bots_of_a_level() -> None:
    """Who plays at random loses to those who do not."""
    env = gymnasium.make("alcatraz/Boat-v1", level="simple")
    assert [played_out(env, seed)[0] for seed in range(3)] == [0.0, 0.0, 0.0]


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (gymnasium.make("alcatraz/Scapegoat-v2", level="simple") for _ in range(2))
    assert played_out(first, 5) == played_out(second, 5)


def test_an_action_that_is_not_legal_ends_the_episode() -> None:
    env = gymnasium.make("alcatraz/Boat-v1")
    _, info = env.reset(seed=1)
    _, reward, over, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)


def test_many_games_in_one_call() -> None:
    late = mine("boat", 2, games=2, per_game=4, last=0.1, seed=3)
    games = gymnasium.make_vec(
        "alcatraz/Boat-v1", num_envs=300, vectorization_mode="vector_entry_point", starts=late, level="simple"
    )
    seen, info = games.reset(seed=1)
    rng = np.random.default_rng(1)
    ended, rewards = 0, set()
    over = np.zeros(300, bool)
    for _ in range(12):
        actions = np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in info["action_mask"]])
        begun_anew = over
        seen, reward, over, _, info = games.step(actions)
        assert not (begun_anew & over).any()
        ended += int(over.sum())
        rewards |= set(reward[over].tolist())
    assert seen.shape == (300, *games.single_observation_space.shape)
    assert ended > 20
    assert rewards <= {0.0, 1.0}


def test_a_potential_adds_up_to_nothing_but_its_start() -> None:
    """With a discount of 1 the sum of shaped rewards is the utility less the potential of the start."""

    def aboard(seen: Any) -> float:
        return float(named("boat", seen)["boat"][0]) + 0.25

    late = mine("boat", 2, games=1, per_game=4, last=0.2, seed=3)
    plain = gymnasium.make("alcatraz/Boat-v1", starts=late, level="simple").unwrapped
    shaped = alcatraz.rl.gymnasium.PotentialShaping(plain, aboard, 1.0)
    rng = np.random.default_rng(2)
    seen, info = shaped.reset(seed=2)
    before, total, over = aboard(seen), 0.0, False
    while not over:
        _, reward, over, _, info = shaped.step(np.int64(rng.choice(np.flatnonzero(info["action_mask"]))))
        total += reward
    assert total == pytest.approx(info["utility"] - before)
