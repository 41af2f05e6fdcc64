"""`alcatraz join`: a seat at a table of a server, in the terminal. With a server's address, a new table there."""

import getpass
from typing import Any

import typer

from alcatraz.cli.parsing.complaint import complaint
from alcatraz.games.registry import BUNDLES, DEFAULT_GAME
from alcatraz.locale.texts import Texts


def add_to(app: typer.Typer, words: Texts) -> None:
    def about(name: str, **args: Any) -> str:
        return words.say("join-option-" + name, args)

    def join(
        link: str = typer.Argument(..., metavar="LINK", help=about("link")),
        name: list[str] = typer.Option([], "--name", metavar="NAME", help=about("name")),
        seat: int | None = typer.Option(None, "--seat", metavar="N", min=0, max=9, help=about("seat")),
        watch: bool = typer.Option(False, "--watch", help=about("watch")),
        game: str = typer.Option(DEFAULT_GAME, "--game", metavar="GAME", help=about("game", games=tuple(BUNDLES))),
        players: int | None = typer.Option(None, "--players", metavar="N", min=1, max=10, help=about("players")),
        bots: int = typer.Option(0, "--bots", metavar="N", min=0, max=10, help=about("bots")),
    ) -> None:
        from alcatraz.cli.join.enter import enter
        from alcatraz.cli.join.visit import Visit
        from alcatraz.client import Address

        try:
            address = Address.of(link)
        except ValueError:
            raise complaint("join-no-link", got=link) from None
        if game not in BUNDLES:
            raise complaint("cli-no-game", got=game, known=tuple(BUNDLES))
        people = tuple(each.strip() for each in name) or (() if watch else (_own_name(),))
        number = players or max(BUNDLES[game].usual_players, len(people) + bots)
        enter(Visit(address, people, seat, watch, game, number, bots), words)

    app.command("join", help=words.say("join-help"))(join)


def _own_name() -> str:
    """What the computer calls whoever sits at it."""
    try:
        return getpass.getuser()[:24] or "?"
    except (OSError, KeyError, ImportError):
        return "?"
