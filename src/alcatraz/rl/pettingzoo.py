"""PettingZoo: every seat is an agent, and they act one after the other (AEC).

    env = alcatraz.rl.pettingzoo.env(game="scapegoat", players=4)

An observation is `{"observation": bytes as an array, "action_mask": the legal actions}`. Rewards come at the end: the
utility of docs/decisions/0010. An action that is not legal ends the episode: -1 for its agent, 0 for the others.
"""

from alcatraz.extras import require

require("pettingzoo")

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from alcatraz.bundle.in_numbers import length
from alcatraz.games.registry import BUNDLES, DEFAULT_GAME
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.rl.drawing import drawn
from alcatraz.rl.episode import ILLEGAL, Bytes, Episode, Flags, numbers_of
from alcatraz.rl.names import versioned
from alcatraz.rl.starts import without_chance

Seen = dict[str, Bytes | Flags]


def env(
    game: str = DEFAULT_GAME,
    players: int | None = None,
    *,
    options: Json | None = None,
    starts: Sequence[Json] = (),
    render_mode: str | None = None,
) -> Any:
    """The environment with the usual wrappers around it."""
    inner = raw_env(game, players, options=options, starts=starts, render_mode=render_mode)
    within = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(inner, illegal_reward=ILLEGAL))
    return wrappers.OrderEnforcingWrapper(within)


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's own name
    """Starts that are given must be for as many players as the environment has."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "is_parallelizable": False}  # noqa: RUF012 - as theirs

    def __init__(
        self,
        game: str = DEFAULT_GAME,
        players: int | None = None,
        *,
        options: Json | None = None,
        starts: Sequence[Json] = (),
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"alcatraz_{versioned(game)}"}
        self.render_mode = render_mode
        self._game, self._options, self._starts = game, options, without_chance(starts)
        self._players = players or BUNDLES[game].usual_players
        numbers = numbers_of(game)
        self._size, self._actions = length(numbers.features), len(numbers.actions)
        self.possible_agents = [f"player_{seat}" for seat in range(self._players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_space = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}
        self._observation_space = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self._size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`options={"start": position}` begins this episode with a position."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        start = (options or {}).get("start")
        if start is None and self._starts:
            start = self._starts[int(self._rng.integers(len(self._starts)))]
        drawn_seed = int(self._rng.integers(1 << 62))
        self.episode = Episode(self._game, self._players, drawn_seed, options=self._options, start=start)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat or 0]

    def observe(self, agent: str) -> Seen:
        mask = np.zeros(self._actions, np.int8)
        seat = self._seats[agent]
        if self.episode.seat == seat:
            self.episode.write_mask(mask)
        return {"observation": self.episode.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        assert action is not None
        if not self.episode.act(int(action)):
            raise ValueError(f"{agent}: the action {action} is not legal now; the action mask says which are")
        seat = self.episode.seat
        if seat is None:
            self.rewards = dict(zip(self.possible_agents, self.episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        picture = drawn(self._game, self.episode.game.view(self.episode.state, SPECTATOR))
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """Nothing is open."""
