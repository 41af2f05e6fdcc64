"""The options of a new game: what the table agrees on, where the guards start (B-1.5), who begins (B-2.9)."""

from alcatraz.games.boat.model.state import State
from alcatraz.games.boat.notation.board_fields import read_agreement, read_guards
from alcatraz.games.boat.notation.fields import OPTIONS
from alcatraz.games.boat.rules.board import GUARDS, MIDDLE
from alcatraz.games.boat.rules.setup import set_up
from alcatraz.kernel.chance import Seed, key_of
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.declared import DeclaredFields
from alcatraz.kernel.notation.fields import echo


def new_game(players: int, seed: Seed, options: Json, seats: range) -> State:
    """A game at its start. Raises bad_options with every problem at once."""
    fields = DeclaredFields(OPTIONS, options, "options")
    if players not in seats:
        fields.problem("error-players", "players", low=seats[0], high=seats[-1], got=players)
    agreed = read_agreement(fields)
    guards = _fixed_guards(fields)
    first = _fixed_first(fields, players)
    fields.finish()
    if fields.problems:
        raise ContractError("bad_options", *fields.problems)
    return set_up(agreed, players, key_of(seed), guards, first)


def _fixed_guards(fields: DeclaredFields) -> list[int] | None:
    """The start that was asked for; None for a random one."""
    value = fields.value("guards")
    if value == "random":
        return None
    if isinstance(value, str):
        fields.problem("boat-options-guards", fields.name("guards"), guards=GUARDS, got=echo(value))
        return None
    guards = read_guards(fields)
    if guards[0] != MIDDLE:
        fields.problem("boat-options-guard-middle", fields.name("guards[0]"), middle=MIDDLE + 1, got=guards[0] + 1)
    return guards


def _fixed_first(fields: DeclaredFields, players: int) -> int | None:
    """The seat that was asked for; None for a random one, the default."""
    value = fields.value("first")
    if value == "random":
        return None
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < players:
        fields.problem("boat-options-first", fields.name("first"), last=players - 1, got=echo(value))
        return None
    return value
