"""Who sits where: people by name, bots by policy. Written into the record, so that a saved game remembers."""

from collections.abc import Mapping
from dataclasses import dataclass

from alcatraz.cli.parsing.complaint import complaint
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Policy
from alcatraz.locale.texts import Texts
from alcatraz.matches.outside.bot import is_outside
from alcatraz.matches.policies import base_policy, is_seat, policies
from alcatraz.talk.temper import Inmate, joined_level, split_level

_LONGEST_NAME = 12


@dataclass(frozen=True, slots=True)
class Seating:
    """For every seat the name of its policy, with its temper if it has one, None for a person; and names."""

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
        return None if bot is None else base_policy(game, bot)


def new_seating(game: str, players: int, humans: int, names: list[str], bots: str | None) -> Seating:
    """People first, then bots: all of one kind, or one after the other of several that commas part."""
    people = max(humans, len(names))
    if people > players:
        raise complaint("play-too-many-people", people=people, players=players)
    usual = BUNDLES[game].usual_level or BUNDLES[game].stand_in
    wished = [bots or usual] if bots is None or is_outside(bots) else [each.strip() for each in bots.split(",")]
    found = [_bot(game, each, usual) for each in wished]
    company = [found[number % len(found)] for number in range(players - people)]
    for name in names:
        if not 0 < len(name.strip()) <= _LONGEST_NAME:
            raise complaint("play-bad-name", got=name, most=_LONGEST_NAME)
    if len({name.strip().casefold() for name in names}) < len(names):
        raise complaint("play-same-name")
    called = {number: name.strip() for number, name in enumerate(names)}
    # Who is named once too often stays without a name from the second time on.
    called |= {people + number: name for number, (_, name) in enumerate(company[: len(found)]) if name}
    return Seating((None,) * people + tuple(policy for policy, _ in company), called)


def _bot(game: str, wished: str, usual: str) -> tuple[str, str]:
    """A policy, with its temper if one is wished, and its name: `boss`, `inmate:canny:terse`, `agnes`, `boss:agnes`."""
    level, character, rest = split_level(wished)
    named = _inmates(game).get((character or level).casefold())
    if named is None or rest:
        _must_be_policy(game, wished)
        return wished, ""
    policy = joined_level(level if character else usual, named.temper)
    _must_be_policy(game, policy)
    return policy, named.name


def _inmates(game: str) -> Mapping[str, Inmate]:
    company = BUNDLES[game].company
    return {} if company is None else {each.id: each for each in company.inmates}


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
    if is_seat(game, name):
        return
    if is_outside(name):
        raise complaint("outside-no-program", flag="--bots", got=name)
    raise complaint("play-no-policy", got=name, known=(*policies(game), *_inmates(game)))
