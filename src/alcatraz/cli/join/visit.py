"""The arguments of `alcatraz join` as a value."""

from dataclasses import dataclass

from alcatraz.client import Address


@dataclass(frozen=True, slots=True)
class Visit:
    """What was asked for on the command line."""

    address: Address
    people: tuple[str, ...]
    seat: int | None
    watch: bool
    game: str
    players: int
    bots: int
