"""Trying a program as a bot: some games against the stand-in, played twice, and what was found."""

from dataclasses import dataclass, field
from time import perf_counter

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.match import Match
from alcatraz.kernel.policy import Budget
from alcatraz.matches.match import chosen_move
from alcatraz.matches.outside.bot import CRASHED, GARBAGE, GIVEN_UP, ILLEGAL, LATE, OutsideBot
from alcatraz.matches.time_budget import with_clock


@dataclass(frozen=True, slots=True)
class Trial:
    """What to play: the program has one seat, another one in every game."""

    game: str
    command: str
    players: int
    games: int
    milliseconds: int
    seed: Seed


@dataclass(slots=True)
class Findings:
    decisions: int = 0
    # Decisions that a bot of the house had to make, by reason.
    protocol: int = 0
    illegal: int = 0
    late: int = 0
    # The longest decision and all together, in milliseconds, without the first, for which the program starts.
    longest: float = 0.0
    total: float = 0.0
    # Games that came out otherwise when they were played again with the same seeds.
    different: int = 0
    moves: list[list[int]] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not (self.protocol or self.illegal or self.late)


def try_program(trial: Trial) -> Findings:
    first, second = _pass(trial), _pass(trial)
    first.different = sum(one != other for one, other in zip(first.moves, second.moves, strict=True))
    for name in ("protocol", "illegal", "late"):
        setattr(first, name, getattr(first, name) + getattr(second, name))
    first.decisions += second.decisions
    first.total += second.total
    first.longest = max(first.longest, second.longest)
    return first


def _pass(trial: Trial) -> Findings:
    """All games once, by one process of the program."""
    bundle = BUNDLES[trial.game]
    instead = bundle.policies[bundle.stand_in]
    bot = OutsideBot(trial.game, trial.command, instead)
    found = Findings()
    try:
        for number in range(trial.games):
            seed = f"{trial.seed}/{number}"
            table = Match.new(bundle.game, trial.players, seed, {})
            own: list[int] = []
            while deciding := bundle.game.deciding(table.state):
                seat = deciding[0]
                mine = seat == number % trial.players
                budget = Budget(f"{seed}/{len(table.moves)}", milliseconds=trial.milliseconds if mine else None)
                begun = perf_counter()
                move = chosen_move(table, seat, bot if mine else instead, with_clock(budget))
                if mine:
                    if own or found.moves:
                        _timed(found, 1000 * (perf_counter() - begun))
                    own.append(move)
                table.play(seat, move)
            found.moves.append(own)
    finally:
        bot.end()
    counts = bot.take_counts()
    found.decisions = counts.get("decisions", 0)
    found.protocol = sum(counts.get(reason, 0) for reason in (CRASHED, GARBAGE, GIVEN_UP))
    found.illegal, found.late = counts.get(ILLEGAL, 0), counts.get(LATE, 0)
    return found


def _timed(found: Findings, took: float) -> None:
    found.total += took
    found.longest = max(found.longest, took)
