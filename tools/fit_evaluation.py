"""Fit the weights of The Scapegoat's evaluation to games between inmates.

    python -m tools.fit_evaluation --games 2400,800 --seed 1 --samples build/evaluation.jsonl [--jobs 2] [--write]

Games with four and with three players are played, the features of every seat are taken whenever a Scapegoat has been
elected, and a logistic regression explains the utility of how the game ended. A line per game goes to the file of
samples: the same command goes on where it was interrupted, and with `--games 0,0` only fits what is there.
The fitted weights are compared with the shipped ones; `--write` puts them in their place.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from alcatraz.games.scapegoat.bots.levels import inmate
from alcatraz.games.scapegoat.bots.search import evaluation_weights as shipped
from alcatraz.games.scapegoat.bots.search.evaluation import features, utility
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.state import ACTIONS, VOTING
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.matches.match import play_on
from alcatraz.matches.workers import spread
from tools.logistic import Row, fit, log_loss, predict

ROOT = Path(__file__).resolve().parent.parent
# In the source tree, also when the compiled copy plays.
WEIGHTS_FILE = ROOT / "src" / "alcatraz" / "games" / "scapegoat" / "bots" / "search" / "evaluation_weights.py"
TABLES = {"AS_SCAPEGOAT": shipped.AS_SCAPEGOAT, "AS_PRISONER": shipped.AS_PRISONER}
_PLAYERS = (4, 3)
_DIGITS = 5
_AT_ONCE = 4

Deal = tuple[int, int]


def main() -> int:
    arguments = _arguments()
    path: Path = arguments.samples
    wanted = [(players, n) for players, games in zip(_PLAYERS, arguments.games, strict=True) for n in range(games)]
    try:
        _collect(path, wanted, arguments.seed, arguments.jobs)
    except KeyboardInterrupt:
        print("\nInterrupted; the same command goes on from here.", file=sys.stderr)
        return 130
    games = list(read_samples(path))
    fitted = {name: _fit_table(name, games) for name in TABLES}
    if arguments.write:
        counts = tuple(sum(game["players"] == players for game in games) for players in _PLAYERS)
        WEIGHTS_FILE.write_text(render(fitted, counts), encoding="utf-8")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Fit the weights of The Scapegoat's evaluation.")
    parser.add_argument("--games", type=_two_numbers, default=(2400, 800), help="with four players, with three")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--samples", type=Path, default=ROOT / "build" / "evaluation.jsonl")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="replace the shipped weights")
    return parser.parse_args()


def _two_numbers(text: str) -> tuple[int, int]:
    four, three = text.split(",")
    return int(four), int(three)


# -- samples ---------------------------------------------------------------------------------------


def _collect(path: Path, wanted: list[Deal], seed: str, jobs: int) -> None:
    """Play the games that the file lacks, mixed so that an interrupted run has the wanted shares of three and four."""
    path.parent.mkdir(parents=True, exist_ok=True)
    played = {(game["players"], game["game"]) for game in read_samples(path)}
    games = Counter(players for players, _ in wanted)
    missing = sorted((match for match in wanted if match not in played), key=lambda match: match[1] / games[match[0]])
    with path.open("a", encoding="utf-8") as file:
        for number, game in enumerate(spread(partial(sample_game, seed), missing, jobs, _AT_ONCE), start=1):
            file.write(json.dumps(game, separators=(",", ":")) + "\n")
            file.flush()
            print(f"\r{number} of {len(missing)} games", end="", file=sys.stderr)
    if missing:
        print(file=sys.stderr)


def sample_game(seed: str, match: Deal) -> Json:
    """One game: for every seat after every election its table of weights, its features, and its utility in the end."""
    players, number = match
    game_seed = f"{seed}/{players}/{number}"
    table = Match.new(GAME, players, game_seed, {})
    s = table.state
    seen: list[tuple[int, bool, list[float]]] = []
    phase = s.phase
    for _ in play_on(table, [inmate] * players, game_seed):
        s = table.state
        if phase == VOTING and s.phase == ACTIONS:
            seen += [(seat, seat == s.scapegoat, features(s, seat)) for seat in range(players)]
        phase = s.phase
    rows = [
        ["AS_SCAPEGOAT" if scapegoat else "AS_PRISONER", utility(s, seat), [round(value, _DIGITS) for value in row]]
        for seat, scapegoat, row in seen
    ]
    return {"players": players, "game": number, "rows": rows}


def read_samples(path: Path) -> Iterator[Json]:
    """The games in the file. A last line that was cut off is removed from it."""
    if not path.exists():
        return
    whole = path.read_text(encoding="utf-8")
    complete = whole[: whole.rfind("\n") + 1]
    if complete != whole:
        path.write_text(complete, encoding="utf-8")
    for line in complete.splitlines():
        yield json.loads(line)


# -- weights ---------------------------------------------------------------------------------------


def _fit_table(name: str, games: list[Json]) -> shipped.Weights:
    """Fit one table of weights, and print how it compares with the shipped one."""
    samples = [(row, target) for game in games for table, target, row in game["rows"] if table == name]
    rows: list[Row] = [row for row, _ in samples]
    targets = [target for _, target in samples]
    found = fit(rows, targets)
    weights = [round(weight, 2) for weight in found.weights]
    print(f"{name}: {len(rows)} samples of {len(games)} games")
    for (feature, old), new, error in zip(TABLES[name], found.weights, found.standard_errors, strict=True):
        print(f"  {feature:<38} shipped {old:6.2f}   fitted {new:6.2f} ± {error:.2f}")
    before = [predict([weight for _, weight in TABLES[name]], row) for row in rows]
    after = [predict(weights, row) for row in rows]
    mean = sum(targets) / len(targets)
    print(f"  log loss: mean alone {log_loss([mean] * len(targets), targets):.4f}, ", end="")
    print(f"shipped {log_loss(before, targets):.4f}, fitted {log_loss(after, targets):.4f}")
    difference = sum([abs(a - b) for a, b in zip(before, after, strict=True)]) / len(rows)
    print(f"  mean difference of the two evaluations: {difference:.3f}; correlation {_correlation(before, after):.3f}")
    return tuple((feature, weight) for (feature, _), weight in zip(TABLES[name], weights, strict=True))


def _correlation(a: list[float], b: list[float]) -> float:
    mean_a, mean_b = sum(a) / len(a), sum(b) / len(b)
    together = sum([(x - mean_a) * (y - mean_b) for x, y in zip(a, b, strict=True)])
    spread_a, spread_b = sum([(x - mean_a) ** 2 for x in a]), sum([(y - mean_b) ** 2 for y in b])
    return float(together / (spread_a * spread_b) ** 0.5)


def render(tables: dict[str, shipped.Weights], games: tuple[int, ...]) -> str:
    """The source of `evaluation_weights.py`."""
    four, three = games
    source = (
        '"""Weights of the logistic evaluation, by the name of the feature, in the order of `evaluation.features`.\n\n'
        f"Fitted to games of `inmate`s ({four:,} with four players, {three:,} with three). "
        "`python -m tools.fit_evaluation` fits them anew\nand writes this file.\n"
        '"""\n\nfrom typing import Final\n\nWeights = tuple[tuple[str, float], ...]\n'
    )
    for name, weights in tables.items():
        lines = "".join(f'    ("{feature}", {weight}),\n' for feature, weight in weights)
        source += f"\n{name}: Final[Weights] = (\n{lines})\n"
    return source


if __name__ == "__main__":
    sys.exit(main())
