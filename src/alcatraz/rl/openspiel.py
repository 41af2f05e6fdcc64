"""OpenSpiel: both games as Python games. Importing this module registers them.

    import pyspiel
    import alcatraz.rl.openspiel

    game = pyspiel.load_game("python_alcatraz_scapegoat", {"players": 4})

Options of a new game are a parameter, too: `python_alcatraz_boat(options=turn_limit:200)`.

Chance is asked once, at the start: its action is the seed of the whole game, and everything that is drawn later follows
from it. That makes states that clone, serialise and replay; what a seat cannot know, a `resampler` draws anew, and
`SearchBot` gives one to OpenSpiel's own search (ISMCTS).
"""

from alcatraz.extras import require

require("openspiel")

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from alcatraz.bundle.in_numbers import LOST, WON, length
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import SPECTATOR, Json
from alcatraz.kernel.notation.canonical import canonical_json
from alcatraz.rl.drawing import drawn
from alcatraz.rl.episode import Episode, numbers_of
from alcatraz.rl.names import games, openspiel_name

# How many deals there are, unless the parameter `seeds` says otherwise.
SEEDS = 1024
# More decisions than any game has: the rules end every game well before.
_LONGEST = 100_000


def _game_type(game: str) -> Any:
    bundle = BUNDLES[game]
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=openspiel_name(game),
        long_name=f"Alcatraz {game}, rules {bundle.game.rules_version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=bundle.game.seats[-1],
        min_num_players=bundle.game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": bundle.usual_players, "seeds": SEEDS, "options": ""},
    )


def _options(text: str) -> Json:
    """Options of a new game inside the name of a game: `turn_limit:40;alarm:false`."""
    pairs = (pair.partition(":") for pair in text.split(";") if pair)
    return {name: json.loads(value) for name, _, value in pairs}


class AlcatrazGame(pyspiel.Game):
    """One of the games, at a number of players."""

    def __init__(self, game: str, game_type: Any, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game = game
        self.players = int(given.get("players", BUNDLES[game].usual_players))
        self.seeds = int(given.get("seeds", SEEDS))
        self.options = _options(str(given.get("options", "")))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(numbers_of(game).actions),
            max_chance_outcomes=self.seeds,
            num_players=self.players,
            min_utility=LOST,
            max_utility=WON,
            max_game_length=_LONGEST,
        )
        super().__init__(game_type, info, given)

    def new_initial_state(self, state: Any = None) -> "AlcatrazState":
        return AlcatrazState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "AlcatrazObserver":
        return AlcatrazObserver(self.game, iig_obs_type)


class AlcatrazState(pyspiel.State):
    """The chance node at the start, then an episode."""

    def __init__(self, game: AlcatrazGame) -> None:
        super().__init__(game)
        self._game, self._players, self._seeds, self._options = game.game, game.players, game.seeds, game.options
        self.episode: Episode | None = None

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.episode.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.seat is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self._seeds) for seed in range(self._seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.episode is None else sorted(self.episode.legal_actions())

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Episode(self._game, self._players, action, options=self._options)
        elif not self.episode.act(action):
            raise ValueError(f"the action {action} is not legal now")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return canonical_json(numbers_of(self._game).actions[action])

    def returns(self) -> list[float]:
        return [0.0] * self._players if self.episode is None else self.episode.rewards()

    def __str__(self) -> str:
        if self.episode is None:
            return "start"
        return drawn(self._game, self.episode.game.view(self.episode.state, SPECTATOR))


class AlcatrazObserver:
    """What a seat sees: its observation, or with perfect recall everything that it has seen."""

    def __init__(self, game: str, wanted: Any) -> None:
        self._recall = wanted is not None and wanted.perfect_recall
        self.tensor = np.zeros(0 if self._recall else length(numbers_of(game).features), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for feature in () if self._recall else numbers_of(game).features:
            self.dict[feature.name] = self.tensor[at : at + feature.size].reshape(feature.shape)
            at += feature.size

    def set_from(self, state: AlcatrazState, player: int) -> None:
        if state.episode is None:
            self.tensor.fill(0)
        elif not self._recall:
            self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: AlcatrazState, player: int) -> str:
        episode = state.episode
        if episode is None:
            return "start"
        if self._recall:
            return canonical_json(episode.information_state(player))
        return canonical_json(episode.game.view(episode.state, player))


def resampler(seed: int = 0) -> Callable[[AlcatrazState, int], AlcatrazState]:
    """A function that draws anew what is hidden from a player: to them the state looks as before."""
    rng = np.random.default_rng(seed)

    def resample(state: AlcatrazState, player: int) -> AlcatrazState:
        other: AlcatrazState = state.clone()
        assert other.episode is not None
        other.episode = other.episode.imagined(player, int(rng.integers(1 << 62)))
        return other

    return resample


class SearchBot(ismcts.ISMCTSBot):
    """OpenSpiel's search (ISMCTS) with our resampler and random rollouts; its `evaluate_bots` can seat it."""

    def __init__(self, game: AlcatrazGame, simulations: int = 100, seed: int = 0, exploration: float = 1.4) -> None:
        random = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, random)
        super().__init__(game, rollouts, exploration, simulations, random_state=random)
        self.set_resampler(resampler(seed))

    def restart_at(self, state: AlcatrazState) -> None:
        self.reset()


def _registered(game: str) -> None:
    kind = _game_type(game)

    # A class and not a function: OpenSpiel keeps it past the end of Python, and must not be the last to let go of it.
    class NamedGame(AlcatrazGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, NamedGame)


for _game in games():
    _registered(_game)
