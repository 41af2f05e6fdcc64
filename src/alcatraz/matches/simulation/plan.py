"""Many matches from one plan. A match depends on nothing but the plan and its own number, wherever it is played."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from alcatraz.bundle.statistics import Tally
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Message
from alcatraz.kernel.notation.canonical import canonical_json
from alcatraz.matches.dealing import dealing_at, play_dealing
from alcatraz.matches.match import play_on
from alcatraz.matches.outside.bot import take_all_counts
from alcatraz.matches.policies import base_policy
from alcatraz.records.record import outcome_json, record


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """What to simulate: as many games at every number of players; one policy for all seats, or one for each."""

    game: str
    players: tuple[int, ...]
    games: int
    policies: tuple[str, ...]
    seed: Seed
    options: Json = field(default_factory=dict)
    iterations: int | None = None

    def seats(self, players: int) -> tuple[str, ...]:
        """The name of the policy at each seat of a table."""
        return self.policies * players if len(self.policies) == 1 else self.policies[:players]

    def matches(self) -> Iterator[tuple[int, int]]:
        """Every match as the number of players and the number of the game."""
        return ((players, number) for players in self.players for number in range(self.games))

    def json(self) -> Json:
        return {**asdict(self), "players": list(self.players), "policies": list(self.policies)}

    @classmethod
    def from_json(cls, data: Json) -> "SimulationPlan":
        return cls(**{**data, "players": tuple(data["players"]), "policies": tuple(data["policies"])})


class BotErred(Exception):
    """A bot tried what the rules do not allow. All in plain values, so that it travels between processes."""

    def __init__(self, players: int, number: int, problems: tuple[Message, ...]) -> None:
        super().__init__(players, number, problems)
        self.players = players
        self.number = number
        self.problems = problems


def open_table(plan: SimulationPlan, players: int, number: int) -> Match[object]:
    """The match at its start. Raises bad_options."""
    table = Match.new(BUNDLES[plan.game].game, players, match_seed(plan, number), plan.options)
    table.seats = [{"policy": name} for name in plan.seats(players)]
    return table


def match_seed(plan: SimulationPlan, number: int) -> str:
    return f"{plan.seed}/{number}"


def record_file(records: Path, game: str, players: int, number: int) -> Path:
    """Where the record of a match is written."""
    return records / f"{game}-{players}-{number:05}.json"


def simulate_match(plan: SimulationPlan, players: int, number: int, records: Path | None = None) -> Json:
    """Play one match; how it ended and what was counted, as one line of a journal. Raises BotErred."""
    bundle = BUNDLES[plan.game]
    table = open_table(plan, players, number)
    start = bundle.game.view(table.state, SPECTATOR)
    names, seed = plan.seats(players), match_seed(plan, number)
    seated = [base_policy(plan.game, name) for name in names]
    talk = dealing_at(bundle, table, names, seed)
    happened: list[Json] = []
    take_all_counts()
    try:
        played = (
            play_on(table, seated, seed, iterations=plan.iterations)
            if talk is None
            else play_dealing(table, seated, talk, seed, iterations=plan.iterations)
        )
        for events in played:
            happened += table.events_json(events, AUTHORITY)
    except ContractError as error:
        raise BotErred(players, number, error.problems) from None
    if records is not None:
        path = record_file(records, plan.game, players, number)
        path.write_text(canonical_json(record(table, checkpoints=True)) + "\n", encoding="utf-8")
    outside = take_all_counts()
    tally = bundle.statistics.tally(start, happened) if bundle.statistics else Tally(players)
    return {
        "players": players,
        "game": number,
        "seed": match_seed(plan, number),
        **(outcome_json(bundle.game.outcome(table.state)) or {}),
        "decisions": len(table.moves),
        "numbers": tally.numbers,
        "uses": tally.uses,
        **({"outside": outside} if outside else {}),
    }
