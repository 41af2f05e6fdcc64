"""Checks of arguments that come from outside: games, seats, languages, policies. Each raises malformed."""

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.registry import BUNDLES, DEFAULT_GAME
from alcatraz.kernel.errors import ContractError, ErrorKind, malformed
from alcatraz.kernel.game import SPECTATOR, Json, Viewer
from alcatraz.kernel.message import Message
from alcatraz.kernel.notation.fields import echo, is_integer
from alcatraz.kernel.policy import Policy
from alcatraz.locale.texts import Texts, languages, texts
from alcatraz.matches.policies import is_policy, policies, policy_named


def checked_object(value: object, name: str) -> Json:
    if not isinstance(value, dict):
        raise malformed("json-not-an-object", field=name, got=echo(value))
    return value


def checked_game(name: object, kind: ErrorKind = "malformed") -> GameBundle:
    if not isinstance(name, str) or name not in BUNDLES:
        problem = Message("json-not-one-of", {"field": "game", "allowed": tuple(BUNDLES), "got": echo(name)})
        raise ContractError(kind, problem)
    return BUNDLES[name]


def game_named_in(data: Json, kind: ErrorKind) -> GameBundle:
    """The game that a position, a view or a record belongs to; the default one if it names none."""
    return checked_game(data.get("game", DEFAULT_GAME), kind)


def checked_seat(seat: object, players: int) -> int:
    return checked_number(seat, "seat", 0, players - 1)


def checked_viewer(seat: object, players: int) -> Viewer:
    """A seat; None is a spectator."""
    return SPECTATOR if seat is None else checked_seat(seat, players)


def checked_number(value: object, name: str, low: int, high: int) -> int:
    if isinstance(value, int) and is_integer(value) and low <= value <= high:
        return value
    raise malformed("json-not-an-integer", field=name, low=low, high=high, got=echo(value))


def checked_players(players: object, seats: range) -> int:
    """A whole number; whether so many can play is the game's to say, together with its other options."""
    if isinstance(players, int) and is_integer(players):
        return players
    raise malformed("json-not-an-integer", field="players", low=seats[0], high=seats[-1], got=echo(players))


def checked_options(options: object) -> Json:
    return checked_object({} if options is None else options, "options")


def checked_texts(language: object) -> Texts:
    if not isinstance(language, str) or language not in languages():
        raise malformed("json-not-one-of", field="language", allowed=languages(), got=echo(language))
    return texts(language)


def checked_policy(game: str, policy: str | Policy) -> Policy:
    """A policy by its name, or a function as it is."""
    if not isinstance(policy, str):
        return policy
    if not is_policy(game, policy):
        raise malformed("json-not-one-of", field="policy", allowed=tuple(policies(game)), got=echo(policy))
    return policy_named(game, policy)
