"""OpenSpiel's own tests, playthroughs and search."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, generate_playthrough
from open_spiel.python.bots import uniform_random

from alcatraz.bundle.in_numbers import length
from alcatraz.rl.episode import Episode, numbers_of
from alcatraz.rl.openspiel import SearchBot, resampler

BOAT = "python_alcatraz_boat(players=2,seeds=8,options=turn_limit:12)"
SCAPEGOAT = "python_alcatraz_scapegoat(players=3,seeds=8)"


@pytest.mark.parametrize("name", [BOAT, SCAPEGOAT])
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_can_be_replayed() -> None:
    text = generate_playthrough.playthrough(BOAT, None, seed=1)
    assert "python_alcatraz_boat" in text
    actions = [int(line.split()[-1]) for line in text.splitlines() if line.startswith("action: ")]
    state = pyspiel.load_game(BOAT).new_initial_state()
    for action in actions:
        state.apply_action(action)
    assert state.is_terminal()


def test_searching_with_our_resampler() -> None:
    """OpenSpiel's ISMCTS finds the boarding that wins."""
    game = pyspiel.load_game("python_alcatraz_boat(players=2,seeds=8)")
    state = game.new_initial_state()
    state.apply_action(0)
    prisoners = [["boat", "boat", [1, 5], "cell"], ["cell"] * 4]
    position = {
        "game": "boat",
        "players": 2,
        "prisoners": prisoners,
        "guards": [1, 4, 7, 3, 8, 2, 9, 1],
        "options": {"turn_limit": 8},
    }
    state.episode = Episode("boat", 2, 1, start=position)
    bots = [SearchBot(game, simulations=150, seed=1), uniform_random.UniformRandomBot(1, np.random.RandomState(1))]
    assert list(evaluate_bots.evaluate_bots(state, bots, np.random.RandomState(1))) == [1.0, 0.0]


def test_a_resampled_state_looks_the_same_to_its_player() -> None:
    state = pyspiel.load_game(SCAPEGOAT).new_initial_state()
    random = np.random.RandomState(3)
    for _ in range(60):
        legal = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(random.choice(legal)))
    player = state.current_player()
    other = resampler(7)(state, player)
    assert other.observation_string(player) == state.observation_string(player)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert other.legal_actions() == state.legal_actions()
    assert len(state.observation_tensor(player)) == length(numbers_of("scapegoat").features)
    assert other.information_state_string(player) == state.information_state_string(player)


def test_bad_options_are_refused() -> None:
    state = pyspiel.load_game("python_alcatraz_boat(options=turn_limit:-1)").new_initial_state()
    with pytest.raises(Exception, match="bad_options"):
        state.apply_action(0)
