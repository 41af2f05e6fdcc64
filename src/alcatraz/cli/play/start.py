"""From the flags of `alcatraz play` to a session: a new game, or a saved one."""

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alcatraz.cli.edition.edition_files import checked_edition
from alcatraz.cli.long_runs.outside_notes import outside_notes
from alcatraz.cli.parsing.complaint import WRONG_USE, complaint, from_contract
from alcatraz.cli.play import saved_games
from alcatraz.cli.play.seating import new_seating, read_seating
from alcatraz.cli.play.session import Session
from alcatraz.cli.screen.screen import Screen
from alcatraz.games.registry import BUNDLES, DEFAULT_GAME
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Message
from alcatraz.locale.texts import Texts
from alcatraz.matches.outside.bot import take_all_counts


@dataclass(frozen=True, slots=True)
class NewGame:
    """The flags as they were given; None where one was left out."""

    game: str | None
    players: int | None
    humans: int
    names: tuple[str, ...]
    bots: str | None
    seed: str | None
    sides: str | None
    layout: str | None
    edition: Path | None
    option: tuple[str, ...]


def new_session(
    wished: NewGame, save: Path | None, words: Texts, screen: Screen, *, take_back: bool = False
) -> Session:
    game = wished.game or DEFAULT_GAME
    if game not in BUNDLES:
        raise complaint("cli-no-game", got=game, known=tuple(BUNDLES))
    options = _options(wished.option, wished.sides, wished.layout)
    if wished.edition is not None:
        options["edition"] = checked_edition(wished.edition, game, code=WRONG_USE)
    usual = max(BUNDLES[game].usual_players, wished.humans, len(wished.names))
    number = wished.players if wished.players is not None else usual
    table = _new_table(game, number, _seed(wished.seed), options)
    seating = new_seating(game, number, wished.humans, list(wished.names), wished.bots)
    table.seats = seating.json()
    path = save or saved_games.free_path(game, table.origin["seed"])
    return Session(BUNDLES[game], table, seating, words, screen, path, take_back=take_back)


def play_out(session: Session) -> None:
    session.play()
    for note in outside_notes(take_all_counts(), session.words):
        session.screen.say(note, "danger")


def resumed(
    path: Path, save: Path | None, words: Texts, screen: Screen, bots: str | None, *, take_back: bool = False
) -> Session:
    table, happened = saved_games.load(path)
    game = table.game.id
    seating = read_seating(game, table.players, table.seats, bots)
    session = Session(BUNDLES[game], table, seating, words, screen, save or path, take_back=take_back)
    session.remember(happened)
    return session


def _new_table(game: str, players: int, seed: int | str, options: Json) -> Match[Any]:
    try:
        return Match.new(BUNDLES[game].game, players, seed, options)
    except ContractError as error:
        raise from_contract(error, Message("play-cannot-start")) from None


def _seed(text: str | None) -> int | str:
    """A number is a number, so that the same seed means the same game here and in the engine."""
    if text is None:
        return secrets.randbelow(1_000_000)
    return int(text) if text.isascii() and text.removeprefix("-").isdigit() else text


def _options(given: Sequence[str], sides: str | None, layout: str | None) -> Json:
    options: Json = {}
    for entry in given:
        name, equals, value = entry.partition("=")
        if not equals or not name:
            raise complaint("play-bad-option", got=entry)
        options[name] = _value(value)
    if sides is not None:
        options["sides"] = [part.strip() for part in sides.split(",")] if "," in sides else _value(sides)
    if layout is not None:
        rows = [[part.strip() for part in row.split(",")] for row in layout.split("/")]
        options["layout"] = rows if "/" in layout else _value(layout)
    return options


def _value(text: str) -> Any:
    """JSON, or a plain word that needs no quotes."""
    try:
        return json.loads(text)
    except ValueError:
        return text
