"""Gymnasium: one seat learns, bots of a level have the others. Importing this module registers the environments.

    import gymnasium
    import alcatraz.rl.gymnasium

    env = gymnasium.make("alcatraz/Boat-v1", level="random")
    games = gymnasium.make_vec("alcatraz/Boat-v1", num_envs=256, vectorization_mode="vector_entry_point")

The legal actions are in `info["action_mask"]`, and `action_masks()` returns them as sb3-contrib asks for them. The
reward comes at the end: the utility of docs/decisions/0010. An action that is not legal ends the episode with -1.
"""

from alcatraz.extras import require

require("gymnasium")

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from alcatraz.bundle.in_numbers import length
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import RANDOM
from alcatraz.rl.drawing import drawn
from alcatraz.rl.episode import Bytes, numbers_of
from alcatraz.rl.names import games, gymnasium_id
from alcatraz.rl.seat_games import SeatGames


class SeatEnv(gymnasium.Env[Bytes, np.int64]):
    """One seat against bots. The seat is drawn anew for every episode unless it is named."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"]}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        level: str = RANDOM,
        seat: int | None = None,
        options: Json | None = None,
        starts: Sequence[Json] = (),
        iterations: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game
        self.render_mode = render_mode
        self.table = SeatGames(game, players, level, seat, options or {}, starts, iterations).table()
        numbers = numbers_of(game)
        self.observation_space = spaces.Box(0, 255, (length(numbers.features),), np.uint8)
        self.action_space = spaces.Discrete(len(numbers.actions))
        self._mask = np.zeros(len(numbers.actions), np.int8)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.begin(self.np_random)
        return self._seen()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        reward, over = self.table.step(int(action), self.np_random)
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        return self._mask.astype(bool)

    def render(self) -> Any:
        episode = self.table.episode
        picture = drawn(self.game, episode.game.view(episode.state, self.table.seat))
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def _seen(self) -> tuple[Bytes, dict[str, Any]]:
        episode = self.table.episode
        episode.write_mask(self._mask)
        return episode.observe(self.table.seat), {"action_mask": self._mask.copy(), "seat": self.table.seat}


class SeatVectorEnv(gymnasium.vector.VectorEnv[Bytes, NDArray[np.int64], NDArray[Any]]):
    """Many such games in one process, stepped in one call, each begun anew in the step after its end.

    The arrays that `step` and `reset` return are used again by the next step: copy what you keep.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": gymnasium.vector.AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 256,
        players: int | None = None,
        *,
        level: str = RANDOM,
        seat: int | None = None,
        options: Json | None = None,
        starts: Sequence[Json] = (),
        iterations: int | None = None,
    ) -> None:
        plan = SeatGames(game, players, level, seat, options or {}, starts, iterations)
        numbers = numbers_of(game)
        self.num_envs = num_envs
        self.tables = [plan.table() for _ in range(num_envs)]
        self.single_observation_space = spaces.Box(0, 255, (length(numbers.features),), np.uint8)
        self.single_action_space = spaces.Discrete(len(numbers.actions))
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._seen = np.zeros((num_envs, length(numbers.features)), np.uint8)
        self._masks = np.zeros((num_envs, len(numbers.actions)), np.int8)
        self._rewards = np.zeros(num_envs, np.float64)
        self._over = np.zeros(num_envs, bool)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) or seed is None else seed[0])
        self._over[:] = False
        for number in range(self.num_envs):
            self.tables[number].begin(self.np_random)
            self._look(number)
        return self._seen, {"action_mask": self._masks}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Bytes, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        rng = self.np_random
        for number, action in enumerate(actions.tolist()):
            table = self.tables[number]
            if self._over[number]:
                table.begin(rng)
                self._rewards[number], self._over[number] = 0.0, False
            else:
                self._rewards[number], self._over[number] = table.step(action, rng)
            self._look(number)
        return self._seen, self._rewards, self._over.copy(), np.zeros(self.num_envs, bool), {"action_mask": self._masks}

    def _look(self, number: int) -> None:
        table = self.tables[number]
        self._seen[number] = table.episode.observe(table.seat)
        table.episode.write_mask(self._masks[number])


class PotentialShaping(gymnasium.Wrapper[Bytes, np.int64, Bytes, np.int64]):
    """Adds discount * potential(after) - potential(before) to every reward; the end has the potential 0.

    Such a reward leads to the same best play as the plain one, for any potential, with the same discount.
    """

    def __init__(
        self, env: gymnasium.Env[Bytes, np.int64], potential: Callable[[Bytes], float], discount: float
    ) -> None:
        super().__init__(env)
        self._potential = potential
        self._discount = discount
        self._before = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        seen, info = self.env.reset(seed=seed, options=options)
        self._before = self._potential(seen)
        return seen, info

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, info = self.env.step(action)
        after = 0.0 if over else self._potential(seen)
        shaped = float(reward) + self._discount * after - self._before
        self._before = after
        return seen, shaped, over, cut, {**info, "utility": reward}


def _register() -> None:
    for game in games():
        gymnasium.register(
            gymnasium_id(game),
            entry_point=f"{__name__}:{SeatEnv.__name__}",
            vector_entry_point=f"{__name__}:{SeatVectorEnv.__name__}",
            kwargs={"game": game},
        )


_register()
