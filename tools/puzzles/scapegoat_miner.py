"""Puzzles of The Scapegoat: decisions in games of `inmate` in which one plan is clearly best.

Three sieves, each with more worlds than the last: the plans that `boss` compares, then every legal move, then the few
that are left with a larger budget and another seed.
"""

from collections.abc import Iterator
from typing import Any

from alcatraz.games.registry import BUNDLES
from alcatraz.games.scapegoat.bots.knowledge.standing import NEAR_THE_END, lacking_without
from alcatraz.games.scapegoat.bots.search.plan_search import Trial
from alcatraz.games.scapegoat.bots.search.turn_plans import plans
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import ACTIONS, NOTHING, State
from alcatraz.games.scapegoat.puzzles.measure import SEATS, first_moves, mean, measure
from alcatraz.games.scapegoat.rules.decisions import legal
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.matches.match import chosen_move, seen_by

# Of each game at most so many, from different turns.
MOST_OF_A_GAME = 3
QUICK = range(4)
LONG = range(4, 12)
CHECK = range(32)
# What may still be as good as the best after so few worlds.
DOUBT = 0.2
MARGIN = 0.12
# Where nothing else is possible there is nothing to find.
FEWEST_MOVES = 5


def mine(seed: str) -> Iterator[Json]:
    """The puzzles of one game."""
    players = 3 if int(seed.rsplit("/", 1)[1]) % 3 == 0 else 4
    policies = [BUNDLES["scapegoat"].policies["inmate"]] * players
    table: Match[Any] = Match.new(GAME, players, seed, {"sides": "random"})
    number, found, last = 0, 0, (-1, -1)
    while (deciding := GAME.deciding(table.state)) and found < MOST_OF_A_GAME:
        seat = deciding[0]
        s: State = table.state
        number += 1
        if (s.round, s.turn) != last and _is_of_interest(s, seat):
            view, _ = seen_by(table, seat)
            puzzle = _sieved(view, seat, f"{seed}/{number}")
            if puzzle is not None:
                found, last = found + 1, (s.round, s.turn)
                yield puzzle
        table.play(seat, chosen_move(table, seat, policies[seat], Budget(f"{seed}/{number}", 8)))


def _is_of_interest(s: State, seat: int) -> bool:
    """A turn in a round that may be the last: earlier, plans differ by less than a person can see."""
    near = min(lacking_without(s, other) for other in range(s.players)) <= NEAR_THE_END
    return near and s.phase == ACTIONS and s.pending == NOTHING and len(legal(s, seat)) >= FEWEST_MOVES


def _sieved(view: Json, seat: int, seed: str) -> Json | None:
    s = imagine(view, seed, SEATS)
    ways = [Trial(plan) for plan in plans(s, seat)]
    if len(ways) < 2:
        return None
    measure(view, seat, ways, QUICK, seed)
    best, second = _two_best(ways)
    if mean(best) - mean(second) < MARGIN:
        return None
    first = best.plan.moves[0]
    listed = legal(s, seat)
    if first not in listed:
        return None
    others = first_moves([move for move in listed if move != first])
    measure(view, seat, others, QUICK, seed)
    left = [way for way in others if mean(way) > mean(best) - DOUBT]
    measure(view, seat, [best, *left], LONG, seed)
    if any(mean(way) > mean(best) - MARGIN for way in left):
        return None
    left.sort(key=lambda way: -mean(way))
    closest = left[:3] or sorted(others, key=lambda way: -mean(way))[:1]
    checked = [Trial(best.plan), *(Trial(way.plan) for way in closest), Trial(second.plan)]
    measure(view, seat, checked, CHECK, f"{seed}/check")
    margin = mean(checked[0]) - max(mean(way) for way in checked[1:])
    if margin < MARGIN:
        return None
    return _written(s, seat, best, len(listed), margin, mean(checked[0]))


def _two_best(ways: list[Trial]) -> list[Trial]:
    return sorted(ways, key=lambda way: -mean(way))[:2]


def _written(s: State, seat: int, best: Trial, listed: int, margin: float, value: float) -> Json:
    position = GAME.position(s)
    del position["chance"]
    return {
        "seat": seat,
        "solution": [
            GAME.move_json(move) for move in best.plan.moves if move != moves.END_TURN or best.plan.moves[0] == move
        ],
        "goal": best.plan.goal,
        "ends": len(best.plan.moves) > 1 and best.plan.moves[-1] == moves.END_TURN,
        "moves": listed,
        "margin": round(margin, 3),
        "value": round(value, 3),
        "position": position,
    }
