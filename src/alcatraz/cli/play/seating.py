"""Who sits where: people by name, bots by policy. Written into the record, so that a saved game remembers."""

from collections.abc import Mapping
from dataclasses import dataclass

from alcatraz.cli.parsing.complaint import complaint
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Policy
from alcatraz.locale.texts import Texts
from alcatraz.matches.outside.bot import is_outside
from alcatraz.matches.policies import is_policy, policies, policy_named

_LONGEST_NAME = 12


@dataclass(frozen=True, slots=True)
class Seating:
    """For every seat the name of its policy, None for a person; and the names that people gave themselves."""

    bots: tuple[str | None, ...]
    names: Mapping[int, str]

    @property
    def humans(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def json(self) -> list[Json]:
        return [
            {**({"name": self.names[seat]} if seat in self.names else {}), **({"policy": bot} if bot else {})}
            for seat, bot in enumerate(self.bots)
        ]

    def named(self, words: Texts, table_names: Mapping[str, str]) -> Texts:
        """The texts as this table says them: with its people's names and what the table itself brings."""
        return words.named({**table_names, **{f"seat-{seat}": name for seat, name in self.names.items()}})

    def policy(self, game: str, seat: int) -> Policy | None:
        bot = self.bots[seat]
        return None if bot is None else policy_named(game, bot)


def new_seating(game: str, players: int, humans: int, names: list[str], bots: str | None) -> Seating:
    """People first, then bots."""
    people = max(humans, len(names))
    if people > players:
        raise complaint("play-too-many-people", people=people, players=players)
    policy = bots or BUNDLES[game].usual_level or BUNDLES[game].stand_in
    _must_be_policy(game, policy)
    for name in names:
        if not 0 < len(name.strip()) <= _LONGEST_NAME:
            raise complaint("play-bad-name", got=name, most=_LONGEST_NAME)
    if len({name.strip().casefold() for name in names}) < len(names):
        raise complaint("play-same-name")
    return Seating((None,) * people + (policy,) * (players - people), {n: name.strip() for n, name in enumerate(names)})


def read_seating(game: str, players: int, seats: list[Json], wished: str | None = None) -> Seating:
    """The seating of a record; one that names nobody has a person at the first seat and bots at the others."""
    if not seats:
        return new_seating(game, players, 1, [], None)
    bots = tuple(seat.get("policy") for seat in seats)
    for bot in bots:
        if bot is not None and is_outside(bot) and bot != wished:
            # A saved game from another person must not start programs: they are named again on the command line.
            raise complaint("outside-name-again", flag="--bots", names=bot)
        if bot is not None:
            _must_be_policy(game, bot)
    return Seating(bots, {number: seat["name"] for number, seat in enumerate(seats) if seat.get("name")})


def _must_be_policy(game: str, name: str) -> None:
    if is_policy(game, name):
        return
    if is_outside(name):
        raise complaint("outside-no-program", flag="--bots", got=name)
    raise complaint("play-no-policy", got=name, known=tuple(policies(game)))
