"""Whether the analysis finds blunders: in games of `boss` one decision is replaced by its worst plan.

    python -m tools.plant_blunders scapegoat --players 4 --games 100 --iterations 16 --results build/planted.jsonl

A decision is taken at random whose worst plan costs its seat at least 0.2 in imagined worlds; then the game is
played on and analysed. Counted is how often that turn is among the turning points, and how often it is called a
mistake. A line per game, with its record, goes to the file of results: the same command goes on where it was
interrupted, and `--again` analyses the games that are there anew, with what has changed since.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from alcatraz.analysis.analysis import Analysis
from alcatraz.analysis.judging import mean_and_error
from alcatraz.analysis.recorded_match import recorded_match
from alcatraz.analysis.result import result_json
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.valuation import Plan
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.matches.match import chosen_move
from alcatraz.records.record import record

LEAST_LOSS = 0.2
# A loss is measured in so many worlds, and must be sure by two standard errors.
WORLDS = 12
# Where so few worlds show less than half of it, the others need not be tried.
FIRST_WORLDS = 2
MOST_PROBES = 60


def main() -> int:
    parser = argparse.ArgumentParser(description="Plant blunders and look for them.")
    parser.add_argument("game", choices=list(BUNDLES))
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=16)
    parser.add_argument("--seed", default="planted")
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--again", action="store_true", help="plant nothing, look again")
    wanted = parser.parse_args()
    bundle = BUNDLES[wanted.game]
    done = [json.loads(line) for line in wanted.results.read_text().splitlines()] if wanted.results.exists() else []
    if wanted.again:
        done = [each | sought(bundle, each) if each["planted"] else each for each in done]
    else:
        with wanted.results.open("a", encoding="utf-8") as file:
            for number in range(len(done), wanted.games):
                game = planted(bundle, wanted.players, f"{wanted.seed}/{wanted.players}/{number}", wanted.iterations)
                done.append(game | sought(bundle, game) if game["planted"] else game)
                file.write(json.dumps(done[-1]) + "\n")
                file.flush()
    found = [each for each in done if each["planted"]]
    named = Counter(each["grade"] for each in found)
    print(f"{len(done)} games, {len(found)} with a blunder to plant")
    print(f"among the turning points: {sum(each['found'] for each in found)}; called: {dict(named)}")
    return 0


def planted(bundle: GameBundle, players: int, seed: str, iterations: int) -> Json:
    policy = bundle.policies[bundle.levels[-1]]
    table: Match[Any] = Match.new(bundle.game, players, seed, {})
    positions = list(_played(bundle, table, policy, seed, iterations))
    random = Random(seed)
    turns = [before for before in positions if len(bundle.game.deciding(before.state)) == 1]
    for before in random.sample(turns, min(MOST_PROBES, len(turns))):
        seat = bundle.game.deciding(before.state)[0]
        worst, loss = _worst_plan(bundle, before, seat, seed)
        if worst is not None:
            marks = {"move": len(before.moves), "seat": seat}
            _play_on(bundle, before, seat, worst, policy, f"{seed}/after", iterations)
            return {"seed": seed, "planted": True, "loss": round(loss, 3), "record": record(before)} | marks
    return {"seed": seed, "planted": False}


def _played(bundle: GameBundle, table: Match[Any], policy: Any, seed: str, iterations: int) -> Iterator[Match[Any]]:
    """Plays to the end; the table as it was before each move."""
    while deciding := bundle.game.deciding(table.state):
        yield table.copy()
        budget = Budget(f"{seed}/{len(table.moves)}", iterations)
        table.play(deciding[0], chosen_move(table, deciding[0], policy, budget))


def _worst_plan(bundle: GameBundle, table: Match[Any], seat: int, seed: str) -> tuple[Plan | None, float]:
    valuation = bundle.valuation
    assert valuation is not None
    view = bundle.game.view(table.state, seat)
    plans = valuation.plans(valuation.imagined(view, f"{seed}/plans"), seat)
    if len(plans) < 2:
        return None, 0.0
    # Only plans that end the turn: after others the rest of it could make good for them.
    ending = [plan for plan in plans if _ends_the_turn(bundle, table, seat, plan)]
    if not ending:
        return None, 0.0

    def worths_in(worlds: range) -> list[list[float]]:
        return [
            [valuation.worth(valuation.imagined(view, f"{seed}/plant/{n}"), seat, plan) for n in worlds]
            for plan in plans
        ]

    first = [sum(each) / FIRST_WORLDS for each in worths_in(range(FIRST_WORLDS))]
    if max(first) - min(first[plans.index(plan)] for plan in ending) < LEAST_LOSS / 2:
        return None, 0.0
    worths = worths_in(range(FIRST_WORLDS, FIRST_WORLDS + WORLDS))
    best = max(worths, key=sum)
    worst = min((worths[plans.index(plan)] for plan in ending), key=sum)
    loss, error = mean_and_error([a - b for a, b in zip(best, worst, strict=True)])
    sure = loss >= LEAST_LOSS and loss > 2 * error
    return (plans[worths.index(worst)] if sure else None), loss


def _ends_the_turn(bundle: GameBundle, table: Match[Any], seat: int, plan: Plan) -> bool:
    after = table.copy()
    for move in plan.moves:
        if seat not in bundle.game.deciding(after.state) or after.why_not(seat, move):
            return False
        after.play(seat, move)
    return seat not in bundle.game.deciding(after.state)


def _play_on(
    bundle: GameBundle, table: Match[Any], seat: int, worst: Plan, policy: Any, seed: str, iterations: int
) -> None:
    for move in worst.moves:
        table.play(seat, move)
    for _ in _played(bundle, table, policy, seed, iterations):
        pass


def sought(bundle: GameBundle, game: Json) -> Json:
    """What the analysis of a game says about the blunder that was planted in it."""
    analysis = Analysis(recorded_match(bundle, game["record"]))
    for _ in analysis.run():
        pass
    match, result = analysis.match, result_json(analysis)

    def turn(number: int) -> tuple[int, ...]:
        return match.valuation.turn(match.states[number])

    points = [each for each in result["turning_points"] if turn(each["from"]) == turn(game["move"])]
    grades = [each["judgement"]["grade"] for each in points if each["judgement"] is not None]
    return {
        "found": bool(points),
        "grade": next((grade for grade in grades if grade), ""),
        "sizes": [round(max(map(abs, each["change"])), 3) for each in result["turning_points"]],
    }


if __name__ == "__main__":
    sys.exit(main())
