"""Train a policy for Alcatraz (1999) with sb3-contrib's MaskablePPO until it beats a random player nine times of ten.

    pip install ".[gymnasium]" torch==2.13.0 sb3-contrib
    python examples/train_boat.py

The plain reward comes once in a game, so a potential tells meanwhile how far the prisoners have come.
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from alcatraz.rl.episode import named
from alcatraz.rl.gymnasium import PotentialShaping, SeatEnv

GAME = "boat"
DISCOUNT = 0.99
# What a prisoner is worth in each row, the first one before the boat; and in the boat.
ROWS = np.linspace(0.12, 0.0, 9)
ABOARD = 0.3
ON_A_MARKED_SQUARE = 0.06


def potential(seen: Any) -> float:
    """How far the prisoners of the learner have come, less how far the next player's have."""
    told = named(GAME, seen)
    own, marked = told["prisoners_0"], told["marked"]
    come = float((own * ROWS[:, None]).sum() + ON_A_MARKED_SQUARE * (own * marked).sum())
    theirs = float((told["prisoners_1"] * ROWS[:, None]).sum())
    boat = told["boat"]
    return come - theirs + ABOARD * (float(boat[0]) - float(boat[1]))


class Small(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Counts that never grow beyond four, as a network likes them."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        shape = env.observation_space.shape
        self.observation_space = gymnasium.spaces.Box(0, 4, shape, np.float32)

    def observation(self, observation: Any) -> Any:
        return np.minimum(observation, 4).astype(np.float32)


def training_env() -> gymnasium.Env[Any, Any]:
    """A limit of turns, so that no time is lost in games that lead nowhere."""
    return Small(PotentialShaping(SeatEnv(GAME, 2, options={"turn_limit": 200}), potential, DISCOUNT))


def share_of_wins(model: MaskablePPO, games: int, seed: int) -> float:
    """Games by the full rules against `random`, from both seats in turn."""
    won = 0
    for number in range(games):
        env = Small(SeatEnv(GAME, 2, seat=number % 2))
        seen, _ = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.get_wrapper_attr("action_masks")(), deterministic=False)
            seen, value, over, _, _ = env.step(action)
            reward = float(value)
        won += reward == 1.0
    return won / games


def train(seconds: float, goal: float, seed: int = 1, *, talk: bool = True) -> tuple[float, float]:
    """The share of wins in 200 games, and the seconds of one core's work before them."""
    torch.set_num_threads(1)
    began = time.process_time()
    model = MaskablePPO(
        "MlpPolicy",
        make_vec_env(training_env, 16, seed=seed, monitor_kwargs={"info_keywords": ("utility",)}),
        n_steps=256,
        batch_size=1024,
        n_epochs=4,
        gamma=DISCOUNT,
        learning_rate=1e-3,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    spent = share = 0.0
    while share < goal and spent < seconds:
        model.learn(16_384, reset_num_timesteps=False)
        spent = time.process_time() - began
        ended = [episode["utility"] for episode in model.ep_info_buffer or ()]
        share = sum(utility == 1 for utility in ended) / max(len(ended), 1)
        if talk:
            print(f"{model.num_timesteps:>9} steps, {spent:5.0f} s: {share:.0%} of the last games won", flush=True)
    return share_of_wins(model, 200, seed=20_000), spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--goal", type=float, default=0.95)
    given = parser.parse_args()
    share, seconds = train(given.seconds, given.goal)
    print(f"{share:.1%} of 200 games won after {seconds:.0f} s of work")


if __name__ == "__main__":
    main()
