"""Fit the weights of the boat's searches to games that these searches play against themselves.

    python -m tools.fit_boat_evaluation --games 3000,600 --seed 1 --samples build/boat.jsonl [--write]

Games of two, and half as many each of three and four, from random starts of the guards, with some random moves; every
position is a sample, its label the seat that won. The points of the seats are fitted so that their softmax is the
chance to win (100 points: e times the odds), by stochastic gradient descent with a step of its own for each feature.
The same command goes on where it was interrupted.
"""

import argparse
import json
from collections import defaultdict
from math import exp, log, sqrt
from pathlib import Path
from random import Random

from alcatraz.games.boat.bots.search.alpha_beta import Search
from alcatraz.games.boat.bots.search.tables import OPEN, PLACES, Weights, place_of, ready_count, tables_for
from alcatraz.games.boat.bots.search.tree import Tree
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.state import NO_ALARM, NOT_ENDED, State
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.board import BITS, GUARDS, MARKED, MIDDLE, ROWS, TO_WIN
from alcatraz.games.boat.rules.ending import winner
from alcatraz.kernel.policy import Budget

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS_FILE = ROOT / "src" / "alcatraz" / "games" / "boat" / "bots" / "search" / "weights.py"
# Points that make the odds e times as large, as in the searches.
SCALE = 100
ITERATIONS = 3
RANDOM_MOVES = 0.08
LONGEST = 250
EPOCHS = 6
RATE = 0.08
SHRINK = 2e-6
READY_COUNTS = 4
PHASES = ("moving", "waiting")

# Guards, rows of prisoners seat after seat, in the boat, seat to move, winner.
Sample = tuple[list[int], list[int], list[int], int, int]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of the boat's evaluation.")
    parser.add_argument("--games", default="3000,600", help="of two players, of three and four together")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--samples", type=Path, default=ROOT / "build" / "boat.jsonl")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    two, more = (int(number) for number in given.games.split(","))
    played = {name: read_games(given.samples.with_suffix(f".{name}.jsonl")) for name in ("two", "more")}
    for name, games in (("two", two), ("more", more)):
        with given.samples.with_suffix(f".{name}.jsonl").open("a", encoding="utf-8") as file:
            for number in range(len(played[name]), games):
                found = play(2 if name == "two" else 3 + number % 2, f"{given.seed}/{name}/{number}")
                played[name].append(found)
                file.write(json.dumps(found) + "\n")
    tables = {name: fit(games) for name, games in played.items()}
    if given.write:
        WEIGHTS_FILE.write_text(render(tables["two"], tables["more"]), encoding="utf-8")


def read_games(file: Path) -> list[list[Sample]]:
    file.parent.mkdir(parents=True, exist_ok=True)
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] if file.exists() else []


def play(players: int, seed: str) -> list[Sample]:
    """The positions of one game; none if it takes too long."""
    chance = Random(seed)
    s = GAME.new(players, seed, {"guards": "random", "alarm": chance.random() < 0.7})
    tables = tables_for(players, block=False)
    seen: list[tuple[list[int], list[int], list[int], int]] = []
    while s.reason == NOT_ENDED:
        if s.turns_played >= LONGEST:
            return []
        if s.alarm_row == NO_ALARM and not _wins_now(s):
            seen.append((s.guards[:GUARDS], s.own.copy(), s.boat.copy(), s.turn))
        listed = turn.list_moves(s, s.turn)
        if s.turns_played < players or chance.random() < RANDOM_MOVES:
            move = chance.choice(listed)
        else:
            thinking = Thinking(Budget(f"{seed}/{s.turns_played}", ITERATIONS))
            move = Search(s.turn, thinking, tables).best(s, {}) if players == 2 else Tree(thinking, tables).best(s)
        turn.play(s, s.turn, move)
    return [(*each, winner(s)) for each in seen]


def _wins_now(s: State) -> bool:
    mine = s.turn * ROWS
    return s.boat[s.turn] == TO_WIN - 1 and ready_in(s.guards, s.own[mine : mine + ROWS]) > 0


def ready_in(guards: list[int], own: list[int]) -> int:
    return ready_count(MARKED, OPEN[guards[0]], OPEN[guards[1]], own[0], own[1], own[2])


# -- the fit ---------------------------------------------------------------------------------------


def features(sample: Sample, seat: int) -> list[str]:
    """What the points of a seat are added up from. Coarse features beside fine ones, so that rare places are estimated
    from their row and from the same place in other rows."""
    guards, own, boat, mover, _ = sample
    phase = PHASES[seat != mover]
    found = []
    for row in range(ROWS):
        for column in BITS[own[seat * ROWS + row]]:
            found += prisoner_features(
                phase, row, place_of(column, guards[row]) if row < GUARDS else abs(column - MIDDLE)
            )
    ready = ready_in(guards, own[seat * ROWS : seat * ROWS + ROWS])
    return [*found, f"boat {boat[seat]}", *ready_features(phase, boat[seat], min(ready, READY_COUNTS - 1))]


def prisoner_features(phase: str, row: int, place: int) -> list[str]:
    if row >= GUARDS:
        return [f"{phase} last row", f"last row {place}"]
    near = "near" if row < 3 else "far"
    return [f"{phase} row {row}", f"{phase} {near} {place}", f"{row} {place}", f"{phase} {row} {place}"]


def ready_features(phase: str, boat: int, ready: int) -> list[str]:
    return [f"ready {ready}", f"{phase} ready {ready}", f"{phase} {boat} {ready}"]


def fit(games: list[list[Sample]]) -> Weights:
    """Print how well the last tenth of the games is foretold, from the others; then fit to all."""
    cut = len(games) * 9 // 10
    held = [_by_seat(sample) for game in games[cut:] for sample in game]
    weights = descend([_by_seat(sample) for game in games[:cut] for sample in game])
    print(f"{len(games)} games; log-loss of {len(held)} positions held back: {log_loss(weights, held):.4f}")
    return tables_of(descend([_by_seat(sample) for game in games for sample in game]))


def _by_seat(sample: Sample) -> tuple[list[list[str]], int]:
    players = len(sample[2])
    return [features(sample, seat) for seat in range(players)], sample[4]


def descend(samples: list[tuple[list[list[str]], int]]) -> dict[str, float]:
    weights: dict[str, float] = defaultdict(float)
    steps: dict[str, float] = defaultdict(lambda: 1.0)
    order = Random(1)
    for _ in range(EPOCHS):
        order.shuffle(samples)
        for seats, won in samples:
            for seat, chance in enumerate(_chances(weights, seats)):
                slope = chance - (seat == won)
                for name in seats[seat]:
                    steps[name] += slope * slope
                    weights[name] -= RATE * slope / sqrt(steps[name]) + SHRINK * weights[name]
    return weights


def _chances(weights: dict[str, float], seats: list[list[str]]) -> list[float]:
    points = [sum([weights[name] for name in names]) for names in seats]
    most = max(points)
    odds = [exp(each - most) for each in points]
    total = sum(odds)
    return [each / total for each in odds]


def log_loss(weights: dict[str, float], samples: list[tuple[list[list[str]], int]]) -> float:
    return -sum(log(_chances(weights, seats)[won]) for seats, won in samples) / max(len(samples), 1)


# -- the file --------------------------------------------------------------------------------------


def tables_of(weights: dict[str, float]) -> Weights:
    """Fine and coarse features added up, in points."""

    def total(names: list[str]) -> int:
        return round(SCALE * sum(weights.get(name, 0.0) for name in names))

    found: Weights = {}
    for phase in PHASES:
        found[phase] = [
            [total(prisoner_features(phase, row, place)) for place in range(PLACES if row < GUARDS else MIDDLE + 1)]
            for row in range(ROWS)
        ]
        found[f"ready_{phase}"] = [
            [total([f"boat {boat}", *ready_features(phase, boat, ready)]) for ready in range(READY_COUNTS)]
            for boat in range(TO_WIN)
        ]
    return found


def render(two: Weights, more: Weights) -> str:
    """The source of `weights.py`."""
    return "\n".join([_DOCSTRING, "# fmt: off", _rendered("FOR_TWO", two), _rendered("FOR_MORE", more), ""])


_DOCSTRING = '''"""Weights of the evaluation of the searches, in points: 100 make the odds to win e times as large.

`python -m tools.fit_boat_evaluation` fits them to games of the searches against themselves and writes this file.
`moving` is for the seat that moves next, `waiting` for the others. A list for each row, from the boat to the cell: the
worth of a prisoner by its distance from the guard and the squares behind it (`tables.place_of`), in the last row by its
distance from the middle. `ready`: by prisoners in the boat, and those that could board.
"""
'''


def _rendered(name: str, weights: Weights) -> str:
    lines = [f"{name} = {{"]
    for key, rows in weights.items():
        lines.append(f'    "{key}": [')
        for row in rows:
            lines += _wrapped(row)
        lines.append("    ],")
    return "\n".join([*lines, "}"])


def _wrapped(row: list[int]) -> list[str]:
    """The numbers of a row, at most two lines of them."""
    half = len(row) if len(row) < PLACES else PLACES // 2
    first, rest = row[:half], row[half:]
    if not rest:
        return [f"        {first},"]
    return [f"        [{', '.join(map(str, first))},", f"         {', '.join(map(str, rest))}],"]


if __name__ == "__main__":
    main()
