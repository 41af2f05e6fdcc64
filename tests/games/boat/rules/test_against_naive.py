"""The game against the naive reading of the rules, move by move, on seeded walks and on drawn positions."""

from collections.abc import Callable

import pytest

from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.state import State
from alcatraz.kernel.chance import draw, key_of
from alcatraz.kernel.game import Json
from tests.games.boat.bots.positions import corner, crowd, landing
from tests.games.boat.rules.naive import after, every_move, legal_moves
from tests.games.boat.scenario import Yard, new_game, yard

pytestmark = pytest.mark.no_cover

EVERY_MOVE = [GAME.read_move(GAME.new(2, 1, {}), move) for move in every_move()]


def in_order(moves: list[Json]) -> list[Json]:
    return sorted(moves, key=str)


def same_moves(state: State) -> list[int]:
    moves = GAME.legal(state, state.turn)
    assert in_order([GAME.move_json(move) for move in moves]) == in_order(legal_moves(GAME.position(state)))
    return moves


def same_position(state: State, before: Json, move: Json) -> None:
    """The draws and the alarm that a boarding may ring aside."""
    expected = after(before, move)
    position = GAME.position(state)
    assert {**position, "chance": 0, "alarm_row": 0} == {**expected, "chance": 0, "alarm_row": 0}


@pytest.mark.parametrize("own_capture", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_walks_agree(seed: int, players: int, own_capture: bool) -> None:
    state = GAME.new(players, seed, {"guards": "random", "own_capture": own_capture, "turn_limit": 120})
    key = key_of(f"walk {seed}")
    number = 0
    while GAME.deciding(state):
        moves = same_moves(state)
        before, move = GAME.position(state), moves[draw(key, number, len(moves))]
        GAME.apply(state, state.turn, move)
        same_position(state, before, GAME.move_json(move))
        number += 1
    assert legal_moves(GAME.position(state)) == []


def ringing() -> Yard:
    return yard(alarm_row=4, amber=[[4, 2], [9, 9]], teal=[[4, 9]])


def start() -> Yard:
    return new_game(first=0)


def legal_and_only_legal(state: State) -> bool:
    """Every rule that forbids a move is named once, and the moves that none forbids are those on the list."""
    legal = GAME.legal(state, state.turn)
    for move in EVERY_MOVE:
        rules = [refusal.rule for refusal in GAME.refusals(state, state.turn, move)]
        assert (not rules) == (move in legal), (GAME.move_json(move), rules)
        assert len(set(rules)) == len(rules), (GAME.move_json(move), rules)
    return True


@pytest.mark.parametrize("position", [start, crowd, landing, corner, ringing])
def test_legal_means_not_refused(position: Callable[[], Yard]) -> None:
    assert legal_and_only_legal(position().table.state)


@pytest.mark.parametrize("seed", range(12))
def test_legal_means_not_refused_in_the_middle_of_games(seed: int) -> None:
    state = GAME.new(2 + seed % 3, seed, {"guards": "random", "own_capture": seed % 2 == 1})
    for number in range(30 + seed):
        moves = GAME.legal(state, state.turn)
        GAME.apply(state, state.turn, moves[draw(key_of(seed), number, len(moves))])
    assert legal_and_only_legal(state)


@pytest.mark.parametrize("position", [start, crowd, landing, corner, ringing])
def test_out_of_turn_and_after_the_end_nothing_is_legal(position: Callable[[], Yard]) -> None:
    state = position().table.state
    other = (state.turn + 1) % state.players
    move = GAME.legal(state, state.turn)[0]
    assert GAME.legal(state, other) == []
    assert [refusal.rule for refusal in GAME.refusals(state, other, move)] == ["B-2.1"]
    state.reason = 2
    assert GAME.legal(state, state.turn) == GAME.deciding(state) == []
    assert [refusal.rule for refusal in GAME.refusals(state, state.turn, move)] == ["B-6.1"]
