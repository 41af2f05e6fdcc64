"""Try other weights of the boat's evaluation in matches of its search for two against the search with the shipped ones.

    python -m tools.tune_boat_evaluation boat_1=250 boat_2=520 --games 200 --iterations 20 --seed 1

Random starts of the guards, every start played from both seats, every second one without alarms. Prints the share of
games that the named weights won, with its 95 % interval; a weight is changed in weights.py by hand, where the whole
interval lies above one half.
"""

import argparse

from alcatraz.games.boat.bots.search.alpha_beta import Search
from alcatraz.games.boat.bots.search.patience import extra_points
from alcatraz.games.boat.bots.search.tables import Tables, make_tables
from alcatraz.games.boat.bots.search.weights import WEIGHTS
from alcatraz.games.boat.bots.thinking_budget import Thinking
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.state import NOT_ENDED
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.rules.board import MARKED
from alcatraz.games.boat.rules.ending import winner
from alcatraz.kernel.policy import Budget
from alcatraz.matches.arena.intervals import wilson

TOO_LONG = 400


def main() -> None:
    parser = argparse.ArgumentParser(description="Try weights of the boat's evaluation in matches.")
    parser.add_argument("weights", nargs="+", help="such as row=20")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    changed = {name: int(value) for name, value in (each.split("=") for each in given.weights)}
    if unknown := changed.keys() - WEIGHTS.keys():
        parser.error(f"no weight {', '.join(sorted(unknown))}; there are {', '.join(WEIGHTS)}")
    tried, shipped = make_tables({**WEIGHTS, **changed}, MARKED), make_tables(WEIGHTS, MARKED)
    won = 0.0
    for number in range(given.games):
        seats = [tried, shipped] if number % 2 == 0 else [shipped, tried]
        won += result(seats, f"{given.seed}/{number // 2}", number // 2 % 2 == 0, given.iterations)[number % 2]
    low, high = wilson(won, given.games)
    print(f"{changed}: {won:g} of {given.games} games, {won / given.games:.1%} [{low:.1%}-{high:.1%}]")


def result(seats: list[Tables], seed: str, alarm: bool, iterations: int) -> list[float]:
    """What each seat has won; a half for both if the game takes too long."""
    s = GAME.new(2, seed, {"guards": "random", "alarm": alarm})
    while s.reason == NOT_ENDED:
        if s.turns_played >= TOO_LONG:
            return [0.5, 0.5]
        thinking = Thinking(Budget(f"{seed}/{s.turns_played}/{s.alarm_row}", iterations))
        turn.play(s, s.turn, Search(s.turn, thinking, seats[s.turn]).best(s, extra_points(s, thinking)))
    return [float(winner(s) == seat) for seat in range(2)]


if __name__ == "__main__":
    main()
