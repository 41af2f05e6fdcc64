"""Games of one learning seat against bots, for environments with a single agent."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from numpy.random import Generator

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import RANDOM
from alcatraz.rl.bots import Opponent, opponent
from alcatraz.rl.episode import ILLEGAL, Episode
from alcatraz.rl.starts import without_chance


@dataclass(frozen=True, slots=True)
class SeatGames:
    """What to play: the seat is drawn anew for every game unless it is named; `starts` are positions to begin with."""

    game: str
    players: int | None = None
    level: str = RANDOM
    seat: int | None = None
    options: Json = field(default_factory=dict)
    starts: Sequence[Json] = ()
    iterations: int | None = None

    def table(self) -> "SeatTable":
        return SeatTable(self, opponent(self.game, self.level, self.iterations), without_chance(self.starts))


class SeatTable:
    """A table of such games, one after the other. Every step ends at the learner's next decision, or at the end."""

    episode: Episode
    seat: int

    def __init__(self, plan: SeatGames, others: Opponent, starts: list[Json]) -> None:
        self._plan = plan
        self._others = others
        self._starts = starts
        self._players = plan.players or BUNDLES[plan.game].usual_players

    def begin(self, rng: Generator) -> None:
        """A new game, played to the first decision of the learner; a game that ends before it does not count."""
        while True:
            start = self._starts[int(rng.integers(len(self._starts)))] if self._starts else None
            seed = int(rng.integers(1 << 62))
            plan = self._plan
            self.episode = Episode(plan.game, self._players, seed, options=plan.options, start=start)
            self.seat = int(rng.integers(self.episode.players)) if plan.seat is None else plan.seat
            if not self._play_others(rng):
                return

    def step(self, action: int, rng: Generator) -> tuple[float, bool]:
        """The learner's action, then everybody's until the learner decides again; the reward, and whether it ended."""
        if not self.episode.act(action):
            return ILLEGAL, True
        over = self._play_others(rng)
        return (self.episode.rewards()[self.seat] if over else 0.0), over

    def _play_others(self, rng: Generator) -> bool:
        episode, others, learner = self.episode, self._others, self.seat
        while (seat := episode.seat) != learner:
            if seat is None:
                return True
            others(episode, seat, rng)
        return False
