"""Contests of The Scapegoat with the scripted policies of bench/seats.py among the seats: like `alcatraz arena`.

    python -m bench.contest --seats inmate,coalition,coalition --games 300 --seed unseen [--iterations 64] [--out FILE]

A line per game goes to the file; the same command goes on where it was interrupted.
"""

import argparse
import json
from pathlib import Path

from alcatraz.games.scapegoat.game import GAME
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.matches.arena.contest import Contest
from alcatraz.matches.arena.summary import summarise
from alcatraz.matches.match import chosen_move
from alcatraz.records.record import outcome_json
from bench.seats import policies_at


def play(contest: Contest, number: int) -> Json:
    """One game, as a line of the file; deals and seats as in the arena."""
    seats = contest.seated(number)
    policies = policies_at(seats)
    table = Match.new(GAME, len(seats), f"{contest.seed}/{contest.deal(number)}", contest.options)
    while deciding := GAME.deciding(table.state):
        seat = deciding[0]
        budget = Budget(f"{contest.seed}/{number}/{len(table.moves)}", contest.iterations)
        table.play(seat, chosen_move(table, seat, policies[seat], budget))
    return {"game": number, "seats": list(seats), **(outcome_json(GAME.outcome(table.state)) or {})}


def main() -> None:
    parser = argparse.ArgumentParser(description="Contests with scripted policies.")
    parser.add_argument("--seats", required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="unseen")
    parser.add_argument("--iterations", type=int, default=1)
    parser.add_argument("--out", type=Path, default=None)
    given = parser.parse_args()
    contest = Contest("scapegoat", tuple(given.seats.split(",")), given.games, given.seed, {}, given.iterations)
    results: list[Json] = []
    if given.out is not None and given.out.exists():
        results = [json.loads(line) for line in given.out.read_text(encoding="utf-8").splitlines()]
    for number in range(len(results), contest.games):
        results.append(play(contest, number))
        if given.out is not None:
            with given.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(results[-1]) + "\n")
    show(contest, results[: contest.games])


def show(contest: Contest, results: list[Json]) -> None:
    found = summarise(contest, results)
    print(f"{','.join(contest.seats)}  seed {contest.seed}: {found['games']} games, {found['deals']} deals")
    print(f"  escapes {_interval(found['won'])}")
    for policy in found["policies"]:
        ratio = [policy["ratio"][end] for end in ("value", "low", "high")] if "ratio" in policy else []
        value, low, high = ("∞" if number is None else f"{number:.2f}" for number in ratio) if ratio else ("", "", "")
        times = f"  ratio {value} [{low}-{high}]" if ratio else ""
        print(f"  {policy['policy']:<10} wins {_interval(policy['won'])}  left {_interval(policy['left'])}{times}")


def _interval(found: Json) -> str:
    return f"{found['share']:.1%} [{found['low']:.1%}-{found['high']:.1%}]"


if __name__ == "__main__":
    main()
