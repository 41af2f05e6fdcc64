"""How the bots of The Scapegoat behave, counted move by move: what a win ratio does not show.

    python -m bench.manners --seats inmate,inmate,inmate,inmate --games 200 --seed manners [--iterations 64]

Every game has a deal of its own, and seats rotate. Counts are per policy:

- thefts: those that retake a token which the victim itself stole at most a round ago;
- points: action points left at the end of a turn, of all there were, Stamina's included;
- pacing: turns in which the seat went somewhere and straight back with nothing done in between;
- Stamina: spent in turns that end with a point left;
- swaps: accepted trades with goods on both sides by which nobody comes nearer to a task;
- wins: turns with a sure win (`bots/search/sure_win.py`) that was not taken;
- cards played, uses of the chapel, tasks, escapes, and how often the policy is left behind.
"""

import argparse
import json
from collections import Counter
from collections.abc import Sequence

from alcatraz.games.scapegoat.bots.first.knowledge.position_cache import PositionCache
from alcatraz.games.scapegoat.bots.search.sure_win import sure_win
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model import events as ev
from alcatraz.games.scapegoat.model.components import CHAPEL
from alcatraz.games.scapegoat.model.state import ACTIONS, ESCAPE, NOTHING, State
from alcatraz.kernel.game import Event
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.matches.arena.intervals import wilson
from alcatraz.matches.match import chosen_move
from bench.seats import policies_at

_MADE = (ev.MOVED, ev.TURN_STARTED, ev.TURN_ENDED, ev.STAMINA_SPENT, ev.TRADE_OFFERED, ev.TRADE_DECLINED)


class Watch:
    """Counts per policy while a game is played."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = seats
        self.counts: dict[str, Counter[str]] = {name: Counter() for name in seats}
        # (thief, thing) of recent thefts, and the turn in which they happened.
        self.stolen: dict[tuple[int, int], int] = {}
        self.turn = 0
        self.points = 0
        self.stamina = False
        self.path: list[int] = []
        self.paced = False
        self.could_win = False

    def add(self, seat: int, what: str, number: int = 1) -> None:
        self.counts[self.seats[seat]][what] += number

    def before(self, s: State) -> None:
        """A decision is about to be made; the start of a turn is where a sure win is looked for."""
        if s.phase == ACTIONS and s.pending == NOTHING and not self.path:
            self.path = [s.at[s.turn]]
            self.could_win = bool(sure_win(s, s.turn))

    def after(self, before: State, s: State, happened: Sequence[Event]) -> None:
        for event in happened:
            self._count(event, before, s)

    def _count(self, event: Event, before: State, s: State) -> None:
        kind = event[0]
        if kind == ev.TURN_STARTED:
            self.turn += 1
            self.points, self.stamina, self.paced, self.path = event[2], False, False, []
        elif kind == ev.STAMINA_SPENT:
            self.points += 1
            self.stamina = True
            self.add(event[1], "stamina")
        elif kind == ev.MOVED:
            self.path.append(event[3])
            self.paced = self.paced or (len(self.path) > 2 and self.path[-3] == event[3])
        elif kind == ev.TURN_ENDED:
            self._end_turn(event[1], event[2])
        elif kind == ev.STOLEN:
            self._theft(event[1], event[2], event[3])
        elif kind == ev.TRADE_ACCEPTED:
            self._trade(event, before, s)
        elif kind == ev.BLACKMAIL_PLAYED:
            self.add(event[1], "cards")
        elif kind == ev.FUNCTION_USED and event[2] == CHAPEL:
            self.add(event[1], "chapel")
        elif kind == ev.TASK_COMPLETED:
            self.add(event[1], "tasks")
        if kind not in _MADE and self.path:
            # Something was done here: to go back from here is no pacing.
            self.path = [s.at[before.turn]] if before.turn >= 0 else []

    def _end_turn(self, seat: int, unused: int) -> None:
        self.add(seat, "turns")
        self.add(seat, "points", self.points)
        self.add(seat, "unused", unused)
        self.add(seat, "paced", self.paced)
        self.add(seat, "stamina_wasted", self.stamina and unused > 0)
        self.add(seat, "missed_wins", self.could_win)
        self.add(seat, "sure_wins", self.could_win)
        self.could_win = False

    def _theft(self, thief: int, victim: int, what: int) -> None:
        self.add(thief, "thefts")
        when = self.stolen.get((victim, what))
        if when is not None and self.turn - when <= len(self.seats):
            self.add(thief, "retaken")
        self.stolen[thief, what] = self.turn

    def _trade(self, event: Event, before: State, s: State) -> None:
        seat, partner, give, give_cash, take, take_cash = event[1:7]
        self.add(seat, "trades")
        if (give or give_cash) and (take or take_cash):
            self.add(seat, "swaps")
            then, now = PositionCache(before), PositionCache(s)
            both = [(other, place) for other in (seat, partner) for place in now.tasks]
            nearer = [way for way in both if now.errand(*way).points < then.errand(*way).points]
            self.add(seat, "idle_swaps", not nearer)


def watch_game(seats: Sequence[str], seed: str, iterations: int | None) -> Watch:
    """One game from its deal to its end."""
    table = Match.new(GAME, len(seats), seed, {})
    watch, policies = Watch(seats), policies_at(seats)
    number = 0
    while deciding := GAME.deciding(table.state):
        before = table.state.copy()
        watch.before(before)
        move = chosen_move(table, deciding[0], policies[deciding[0]], Budget(f"{seed}/{number}", iterations))
        watch.after(before, table.state, table.play(deciding[0], move))
        number += 1
    s = table.state
    for seat in range(len(seats)):
        watch.add(seat, "games")
        watch.add(seat, "escapes", s.reason == ESCAPE)
        watch.add(seat, "left", s.reason == ESCAPE and s.loser == seat)
    if s.reason == ESCAPE and watch.could_win:
        # The last turn never ended: its sure win was taken.
        watch.add(s.turn, "sure_wins")
    return watch


def main() -> None:
    parser = argparse.ArgumentParser(description="Count how the bots of The Scapegoat behave.")
    parser.add_argument("--seats", default="inmate,inmate,inmate,inmate")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="manners")
    parser.add_argument("--iterations", type=int, default=1)
    parser.add_argument("--json", default=None, help="the counts, for comparing runs")
    given = parser.parse_args()
    names = given.seats.split(",")
    total: dict[str, Counter[str]] = {name: Counter() for name in names}
    for number in range(given.games):
        turned = number % len(names)
        seats = names[-turned:] + names[:-turned] if turned else names
        for name, counts in watch_game(seats, f"{given.seed}/{number}", given.iterations).counts.items():
            total[name] += counts
    for name, counts in total.items():
        print(name)
        for line in report(counts, len(names)):
            print("  " + line)
    if given.json:
        with open(given.json, "w", encoding="utf-8") as file:
            json.dump(total, file)


def report(counts: Counter[str], players: int) -> list[str]:
    games = counts["games"] / players

    def share(name: str, part: str, whole: str) -> str:
        low, high = wilson(counts[part], counts[whole])
        of = counts[part] / counts[whole] if counts[whole] else 0.0
        return f"{name:<28}{of:7.1%}  [{low:.1%}-{high:.1%}]  {counts[part]} of {counts[whole]}"

    return [
        share("escapes", "escapes", "games"),
        share("left behind", "left", "games"),
        share("thefts retaken", "retaken", "thefts"),
        share("points unused", "unused", "points"),
        share("turns with pacing", "paced", "turns"),
        share("Stamina for nothing", "stamina_wasted", "stamina"),
        share("swaps without gain", "idle_swaps", "swaps"),
        share("sure wins missed", "missed_wins", "sure_wins"),
        f"per seat and game: {', '.join(f'{name} {counts[name] / (games * players):.2f}' for name in _PER_GAME)}",
    ]


_PER_GAME = ("tasks", "thefts", "trades", "cards", "chapel", "stamina")


if __name__ == "__main__":
    main()
