"""Games in numbers: every game with a numbering keeps what `bundle/in_numbers.py` promises."""

from typing import Any

import pytest

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.in_numbers import CLOCKWISE, InNumbers, length, starts
from alcatraz.games.registry import BUNDLES
from alcatraz.testing.walks import WalkStep, walk

NUMBERED = [name for name, bundle in BUNDLES.items() if bundle.in_numbers is not None]
OPTIONS: dict[str, dict[str, Any]] = {"scapegoat": {"sides": "random"}, "boat": {}}
STEPS = 60


def numbers(bundle: GameBundle) -> InNumbers:
    assert bundle.in_numbers is not None
    return bundle.in_numbers()


def steps(bundle: GameBundle, players: int, seed: str) -> list[WalkStep]:
    """Random play; the state of each step is a copy."""
    state = bundle.game.new(players, seed, OPTIONS[bundle.game.id])
    return [
        WalkStep(bundle.game.copy(step.state), step.seat, step.legal, step.move)
        for step in walk(bundle, state, seed, STEPS)
    ]


@pytest.mark.parametrize("game", NUMBERED)
def test_equal_views_give_equal_observations(game: str) -> None:
    """What a seat cannot see is drawn anew: its view stays, so its observation and its actions must."""
    bundle = BUNDLES[game]
    told = numbers(bundle)
    for players in bundle.game.seats:
        for number, step in enumerate(steps(bundle, players, f"views/{players}")):
            for seat in range(players):
                view = bundle.game.view(step.state, seat)
                other = bundle.game.imagine(view, number)
                assert bundle.game.view(other, seat) == view
                assert told.observe(other, seat) == told.observe(step.state, seat)
                if seat == step.seat:
                    assert told.legal_actions(other, seat) == told.legal_actions(step.state, seat)


@pytest.mark.parametrize("game", NUMBERED)
def test_what_happens_is_seen(game: str) -> None:
    """No two positions of a walk look the same to the seat that moves, unless they are."""
    bundle = BUNDLES[game]
    told = numbers(bundle)
    players = bundle.game.seats[0]
    seen: dict[bytes, Any] = {}
    for step in steps(bundle, players, "seen"):
        view = {**bundle.game.view(step.state, step.seat), "decisions": None, "turns_played": None}
        numbers_seen = told.observe(step.state, step.seat)
        assert len(numbers_seen) == length(told.features)
        assert seen.setdefault(numbers_seen + bytes([step.seat]), view) == view
    assert len(seen) > STEPS // 2


@pytest.mark.parametrize("game", NUMBERED)
def test_legal_actions_are_the_numbered_moves_that_the_rules_allow(game: str) -> None:
    bundle = BUNDLES[game]
    told = numbers(bundle)
    for players in bundle.game.seats:
        for number, step in enumerate(steps(bundle, players, f"legal/{players}")):
            legal = told.legal_actions(step.state, step.seat)
            listed = [told.action_of(players, step.seat, move) for move in step.legal]
            assert legal[: len(listed)] == listed
            assert len(set(legal)) == len(legal)
            if number % 6 == 0:
                assert sorted(legal) == [
                    action
                    for action in range(len(told.actions))
                    if (move := told.move_of(players, step.seat, action)) is not None
                    and not bundle.game.refusals(step.state, step.seat, move)
                ]


@pytest.mark.parametrize("game", NUMBERED)
def test_every_action_has_one_number_and_one_name(game: str) -> None:
    bundle = BUNDLES[game]
    told = numbers(bundle)
    names = {repr(action) for action in told.actions}
    assert len(names) == len(told.actions)
    for players in bundle.game.seats:
        for seat in range(players):
            found = [told.move_of(players, seat, action) for action in range(len(told.actions))]
            assert all(move is None or told.action_of(players, seat, move) == n for n, move in enumerate(found))
            assert (None in found) == (players < bundle.game.seats[-1] and game == "scapegoat")


def test_numbers_of_the_actions_are_fixed() -> None:
    """Another order or length makes everything worthless that was learnt: then `rules_version` is raised."""
    scapegoat, boat = numbers(BUNDLES["scapegoat"]), numbers(BUNDLES["boat"])
    assert (len(scapegoat.actions), len(boat.actions)) == (4506, 1473)
    assert scapegoat.actions[7] == {"type": "vote", "for": 0}
    assert scapegoat.actions[4505] == {
        "type": "trade", "with": 3, "give": [], "give_cash": 1, "take": [], "take_cash": 1,
    }  # fmt: skip
    assert boat.actions[0] == {"type": "enter", "to": [1, 1]}
    assert boat.actions[1391] == {"type": "pass"}


def test_seats_are_counted_from_the_one_that_acts() -> None:
    scapegoat = BUNDLES["scapegoat"]
    told = numbers(scapegoat)
    vote_for_the_next = told.actions.index({"type": "vote", "for": 1})
    move = told.move_of(3, 2, vote_for_the_next)
    assert move is not None
    assert scapegoat.game.move_json(move) == {"type": "vote", "for": 0}
    assert CLOCKWISE[3][2] == (2, 0, 1)
    beyond = told.actions.index({"type": "vote", "for": 3})
    assert told.move_of(3, 2, beyond) is None


def test_a_position_of_the_scapegoat_in_numbers() -> None:
    game = BUNDLES["scapegoat"].game
    told = numbers(BUNDLES["scapegoat"])
    position = {
        "game": "scapegoat",
        "guards": {"infirmary": 3},
        "players": [
            {"at": "chapel"},
            {"at": "infirmary", "items": ["key", "key"], "blackmail": ["patrol"]},
            {"at": "chapel"},
        ],
    }
    state, at = game.load(position, 1), starts(told.features)
    seen = told.observe(state, 1)
    assert seen[at["guards"] + 3] == 3
    assert list(seen[at["held"] : at["held"] + 6]) == [2, 0, 0, 0, 0, 0]
    assert sum(seen[at["hand"] : at["hand"] + 11]) == 1
    others = told.observe(state, 0)
    assert sum(others[at["hand"] : at["hand"] + 11]) == 0
    assert list(others[at["hand_count"] : at["hand_count"] + 4]) == [0, 1, 0, 0]
    assert list(others[at["scapegoat"] : at["scapegoat"] + 4]) == [1, 0, 0, 0]
    assert list(seen[at["scapegoat"] : at["scapegoat"] + 4]) == [0, 0, 1, 0]


def test_the_boat_in_numbers() -> None:
    game = BUNDLES["boat"].game
    told = numbers(BUNDLES["boat"])
    prisoners = [["cell", "boat", [7, 3], [9, 9]], ["cell"] * 4]
    state, at = game.load({"game": "boat", "players": 2, "prisoners": prisoners, "turn": 1}, 1), starts(told.features)
    seen = told.observe(state, 1)
    assert seen[at["prisoners_1"] + 6 * 9 + 2] == 1
    assert list(seen[at["cell"] : at["cell"] + 4]) == [4, 1, 0, 0]
    assert list(seen[at["boat"] : at["boat"] + 4]) == [0, 1, 0, 0]
    assert list(seen[at["turn"] : at["turn"] + 4]) == [1, 0, 0, 0]
