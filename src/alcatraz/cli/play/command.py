"""`alcatraz play`: what was asked for on the command line becomes a table."""

import json
import secrets
from pathlib import Path
from typing import Any

import typer

from alcatraz.cli.edition import checked_edition
from alcatraz.cli.long_runs.outside_notes import outside_notes
from alcatraz.cli.parsing.complaint import complaint, from_contract
from alcatraz.cli.play import saved_games
from alcatraz.cli.play.seating import new_seating, read_seating
from alcatraz.cli.play.session import Session
from alcatraz.cli.screen.screen import Screen, make_console
from alcatraz.games.registry import BUNDLES, DEFAULT_GAME
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.kernel.table import Table
from alcatraz.locale.texts import Texts
from alcatraz.matches.outside.bot import take_all_counts
from alcatraz.matches.policies import policies


def add_to(app: typer.Typer, words: Texts) -> None:
    def about(name: str, **args: Any) -> str:
        return words.say("play-option-" + name, args)

    every_policy = tuple(dict.fromkeys(name for game in BUNDLES for name in policies(game)))

    def play(
        game: str = typer.Argument(DEFAULT_GAME, metavar="GAME", help=about("game", games=tuple(BUNDLES))),
        players: int | None = typer.Option(None, "--players", metavar="N", help=about("players")),
        humans: int = typer.Option(1, "--humans", metavar="N", min=0, help=about("humans")),
        name: list[str] = typer.Option([], "--name", metavar="NAME", help=about("name")),
        bots: str | None = typer.Option(None, "--bots", metavar="POLICY", help=about("bots", policies=every_policy)),
        seed: str | None = typer.Option(None, "--seed", metavar="SEED", help=about("seed")),
        sides: str | None = typer.Option(None, "--sides", metavar="SIDES", help=about("sides")),
        layout: str | None = typer.Option(None, "--layout", metavar="LAYOUT", help=about("layout")),
        edition: Path | None = typer.Option(None, "--edition", metavar="FILE", help=about("edition")),
        option: list[str] = typer.Option([], "--option", metavar="NAME=JSON", help=about("option")),
        save: Path | None = typer.Option(None, "--save", metavar="FILE", help=about("save")),
        resume: Path | None = typer.Option(None, "--resume", metavar="FILE", help=about("resume")),
    ) -> None:
        screen = Screen(make_console())
        if resume is not None:
            play_out(resumed(resume, save, words, screen, bots))
            return
        if game not in BUNDLES:
            raise complaint("cli-no-game", got=game, known=tuple(BUNDLES))
        options = _options(option, sides, layout)
        if edition is not None:
            options["edition"] = checked_edition(edition, game, code=2)
        number = players if players is not None else max(BUNDLES[game].usual_players, humans, len(name))
        table = _new_table(game, number, _seed(seed), options)
        seating = new_seating(game, number, humans, name, bots)
        table.seats = seating.json()
        path = save or saved_games.free_path(game, table.origin["seed"])
        play_out(Session(BUNDLES[game], table, seating, words, screen, path))

    app.command("play", help=words.say("cli-help-play"))(play)


def play_out(session: Session) -> None:
    session.play()
    for note in outside_notes(take_all_counts(), session.words):
        session.screen.say(note, "danger")


def resumed(path: Path, save: Path | None, words: Texts, screen: Screen, bots: str | None) -> Session:
    table, happened = saved_games.load(path)
    game = table.game.id
    seating = read_seating(game, table.players, table.seats, bots)
    session = Session(BUNDLES[game], table, seating, words, screen, save or path)
    session.remember(happened)
    return session


def _new_table(game: str, players: int, seed: int | str, options: Json) -> Table[Any]:
    try:
        return Table.new(BUNDLES[game].game, players, seed, options)
    except ContractError as error:
        raise from_contract(error, Message("play-cannot-start")) from None


def _seed(text: str | None) -> int | str:
    """A number is a number, so that the same seed means the same game here and in the engine."""
    if text is None:
        return secrets.randbelow(1_000_000)
    return int(text) if text.isascii() and text.removeprefix("-").isdigit() else text


def _options(given: list[str], sides: str | None, layout: str | None) -> Json:
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
