"""Puzzles of the boat for two: positions of games in which exactly one move wins by force, or holds.

Both are proved by exhaustive search to the depth that the puzzle states (forced_win.py).
"""

from collections.abc import Iterator
from typing import Any

from alcatraz.games.boat.bots.evaluation import lead
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.state import NO_ALARM, State
from alcatraz.games.boat.puzzles.forced_win import PLAYERS, holding_moves, winning_moves
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.board import TO_WIN
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.matches.match import chosen_move

MOST_OF_A_GAME = 3
MOST_TURNS = 200
# How many own turns a win may take, and for how many turns of the other a defence is proved.
DEEPEST_WIN = 4
HELD_FOR = 3
FEWEST_MOVES = 8


def mine(seed: str) -> Iterator[Json]:
    """The puzzles of one game."""
    bots = BUNDLES["boat"].policies
    number = int(seed.rsplit("/", 1)[1])
    levels = [bots["inmate"], bots["rookie" if number % 2 else "inmate"]]
    table: Match[Any] = Match.new(GAME, PLAYERS, seed, {})
    found, played, last = 0, 0, -9
    while GAME.deciding(table.state) and found < MOST_OF_A_GAME and played < MOST_TURNS:
        s: State = table.state
        played += 1
        # Not twice the same idea.
        if s.alarm_row == NO_ALARM and s.turns_played > last + 2:
            puzzle = _win(s) or _hold(s)
            if puzzle is not None:
                found, last = found + 1, s.turns_played
                yield puzzle
        table.play(s.turn, chosen_move(table, s.turn, levels[s.turn], Budget(f"{seed}/{played}", 20)))


def _win(s: State) -> Json | None:
    if len(turn.list_moves(s, s.turn)) < FEWEST_MOVES:
        return None
    for turns in range(max(1, TO_WIN - s.boat[s.turn]), DEEPEST_WIN + 1):
        winning = winning_moves(s, turns)
        if winning:
            return _written(s, winning[0], "win", turns) if len(winning) == 1 and turns > 1 else None
    return None


def _hold(s: State) -> Json | None:
    if s.boat[1 - s.turn] + 1 < TO_WIN or len(turn.list_moves(s, s.turn)) < FEWEST_MOVES:
        return None
    holding = holding_moves(s, HELD_FOR)
    return _written(s, holding[0], "hold", HELD_FOR) if len(holding) == 1 else None


def _written(s: State, solution: int, theme: str, turns: int) -> Json:
    position = GAME.position(s)
    del position["chance"]
    position["turns_played"] = 0
    listed = turn.list_moves(s, s.turn)
    return {
        "seat": s.turn,
        "solution": [GAME.move_json(solution)],
        "theme": theme,
        "turns": turns,
        "moves": len(listed),
        # How many moves look better at first sight.
        "rank": sum(_look(s, move) > _look(s, solution) for move in listed),
        "position": position,
    }


def _look(s: State, move: int) -> int:
    after = s.copy()
    turn.play(after, s.turn, move)
    return lead(after, s.turn)
