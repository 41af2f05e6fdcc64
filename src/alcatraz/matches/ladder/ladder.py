"""A round robin over named bots. A game depends on nothing but the ladder and its number, if time is no budget."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations_with_replacement

from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import Json
from alcatraz.matches.arena.contest import Contest, play_game


@dataclass(frozen=True, slots=True)
class Ladder:
    """Every table that the bots can make up plays `games` games; the seats rotate."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: Seed
    options: Json = field(default_factory=dict)
    iterations: int | None = None
    milliseconds: int | None = None

    def tables(self) -> list[tuple[str, ...]]:
        """Who sits together: as many different bots as there are or find a seat."""
        different = min(len(self.bots), self.players)
        tables = combinations_with_replacement(self.bots, self.players)
        return [table for table in tables if len(set(table)) == different]

    def contest(self, number: int) -> Contest:
        """The games of one table."""
        return Contest(
            self.game,
            self.tables()[number],
            self.games,
            f"{self.seed}/{number}",
            self.options,
            self.iterations,
            self.milliseconds,
        )

    def matches(self) -> Iterator[tuple[int, int]]:
        """Every game as the number of its table and its own."""
        return ((table, number) for table in range(len(self.tables())) for number in range(self.games))

    def json(self) -> Json:
        return {**asdict(self), "bots": list(self.bots)}

    @classmethod
    def from_json(cls, data: Json) -> "Ladder":
        return cls(**{**data, "bots": tuple(data["bots"])})


def play_match(ladder: Ladder, match: tuple[int, int]) -> Json:
    """One game of the ladder. Raises BotErred."""
    table, number = match
    contest = ladder.contest(table)
    return {"table": table, "deal": contest.deal(number), **play_game(contest, number)}
