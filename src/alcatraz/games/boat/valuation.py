"""What positions of Alcatraz (1999) are worth: all play on like `inmate` for a few rounds, then points count."""

from collections.abc import Sequence
from math import exp
from typing import Final

from alcatraz.bundle.valuation import Plan
from alcatraz.games.boat.bots.evaluation import points
from alcatraz.games.boat.bots.inmate import boardings_first, prospect
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.state import NO_ALARM, NOT_ENDED, TURN_LIMIT, State
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.board import GUARDS
from alcatraz.games.boat.rules.ending import winner
from alcatraz.kernel.chance import Seed, draw, key_of
from alcatraz.kernel.game import Json

RULES: Final = {
    "enter": "B-2.3",
    "walk": "B-2.2",
    "return": "B-2.7",
    "board": "B-4.1",
    "alarm": "B-5.1",
    "pass": "B-2.8",
}
# The lead in points that makes a win e times as likely.
SCALE: Final = 100.0
# By number of players; found by tools/calibrate_values.py in games of `inmate`.
KNOTS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    # What one wins the other loses: the two halves are made alike.
    2: (
        (0.0, 0.048),
        (0.15, 0.184),
        (0.257, 0.311),
        (0.356, 0.431),
        (0.451, 0.471),
        (0.549, 0.529),
        (0.644, 0.569),
        (0.743, 0.689),
        (0.85, 0.816),
        (1.0, 0.952),
    ),
    3: (),
    4: (),
}
# The highest chance before the game is over.
CERTAIN: Final = 0.99
# How many moves are compared with the one that was made.
MOST_PLANS: Final = 8
# By number of players, the rounds that are played on before points count.
AHEAD: Final = {2: 5, 3: 3, 4: 2}
# In a playout moves that look this much worse than the best, in points, are played as often as it.
ABOUT_AS_GOOD: Final = 10
# Far from the draws of the game itself.
_FIRST_LOT: Final = 1 << 20


class BoatValuation:
    worlds = 4
    strokes_of_luck = frozenset({"alarm_rolled"})
    silent: frozenset[str] = frozenset()

    def rule(self, move: Json | None, events: Sequence[Json]) -> str | None:
        return RULES["alarm"] if move is None else RULES.get(move["type"])

    def knots(self, players: int) -> Sequence[tuple[float, float]]:
        return KNOTS[players]

    def round(self, state: State) -> int:
        """As many turns as there are players; at the end the turn that ended it counts."""
        played = state.turns_played if state.reason == NOT_ENDED else state.turns_played - 1
        return played // state.players + 1

    def turn(self, state: State) -> tuple[int, ...]:
        return (state.turns_played,)

    def unforeseen(self, state: State) -> tuple[int, ...]:
        return (state.draws,)

    def world(self, state: State, seed: Seed) -> State:
        s = state.copy()
        s.key = key_of(seed)
        return s

    def imagined(self, view: Json, seed: Seed) -> State:
        return GAME.imagine(view, seed)

    def outcomes(self, state: State, seat: int, move: int) -> Sequence[tuple[float, State]]:
        """B-5.1: a side of the die for each guard."""
        after = state.copy()
        turn.play(after, seat, move)
        if after.draws == state.draws:
            return ()
        found = []
        for row in range(GUARDS):
            rolled = after.copy()
            rolled.alarm_row = row
            found.append((1 / GUARDS, rolled))
        return found

    def values(self, state: State, horizon: int) -> list[float]:
        last = (horizon + AHEAD[state.players] - 1) * state.players
        while state.reason == NOT_ENDED and (state.turns_played < last or state.alarm_row != NO_ALARM):
            turn.play(state, state.turn, _likely(state))
        return chances(state)

    def usual(self, state: State, seat: int) -> int:
        """As `inmate` moves; where it would draw lots, the first of the best."""
        return max(boardings_first(turn.list_moves(state, seat)), key=lambda move: prospect(state, move))

    def plans(self, state: State, seat: int) -> list[Plan]:
        ranked = sorted(turn.list_moves(state, seat), key=lambda move: -prospect(state, move))
        usual = self.usual(state, seat)
        return [Plan((move,)) for move in dict.fromkeys((usual, *ranked))][:MOST_PLANS]

    def worth(self, state: State, seat: int, plan: Plan) -> float:
        horizon = self.round(state)
        for move in plan.moves:
            turn.play(state, seat, move)
        return self.values(state, horizon)[seat]


VALUATION = BoatValuation()


def _likely(s: State) -> int:
    """A move about as good as the best, by lot: nothing is hidden here, and worlds must differ by something."""
    listed = boardings_first(turn.list_moves(s, s.turn))
    looks = [prospect(s, move) for move in listed]
    best = max(looks)
    good = [move for move, look in zip(listed, looks, strict=True) if look >= best - ABOUT_AS_GOOD]
    return good[draw(s.key, _FIRST_LOT + s.turns_played, len(good))]


def chances(s: State) -> list[float]:
    """B-6.1: in a drawn game all have won alike."""
    players = s.players
    if s.reason == TURN_LIMIT:
        return [1 / players] * players
    if s.reason != NOT_ENDED:
        first = winner(s)
        return [1.0 if seat == first else 0.0 for seat in range(players)]
    inside = [seat for seat in range(players) if not s.out >> seat & 1]
    stand = [points(s, seat) for seat in inside]
    most = max(stand)
    odds = [exp((each - most) / SCALE) for each in stand]
    chance = dict(zip(inside, odds, strict=True))
    return [CERTAIN * chance.get(seat, 0.0) / sum(odds) for seat in range(players)]
