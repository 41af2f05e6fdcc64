"""`alcatraz replay`: a recorded match, step by step or as a protocol."""

import sys

import typer

from alcatraz.locale.texts import Texts


def add_to(app: typer.Typer, words: Texts) -> None:
    def told(name: str) -> str:
        return words.say(f"replay-help-{name}")

    def replay(
        record: str = typer.Argument(..., metavar="RECORD", help=told("record")),
        seat: int | None = typer.Option(None, "--seat", min=0, metavar="SEAT", help=told("seat")),
        everything: bool = typer.Option(False, "--open", help=told("open")),
        to: int | None = typer.Option(None, "--to", min=0, metavar="NUMBER", help=told("to")),
    ) -> None:
        run(record, seat, to, words, everything=everything)

    app.command("replay", help=told("command"))(replay)


def run(record: str, seat: int | None, to: int | None, words: Texts, *, everything: bool) -> None:
    from alcatraz.cli.files.json_file import bundle_named_in, json_object
    from alcatraz.cli.parsing.complaint import complaint, from_contract
    from alcatraz.cli.replay.film import Film
    from alcatraz.cli.replay.pages import ReplayPages
    from alcatraz.cli.screen.screen import Screen, make_console
    from alcatraz.kernel.errors import ContractError
    from alcatraz.kernel.game import AUTHORITY, SPECTATOR
    from alcatraz.kernel.message import Message

    if everything and seat is not None:
        raise complaint("replay-seat-or-open")
    data = json_object(record)
    try:
        film = Film(bundle_named_in(data, record), data)
    except ContractError as error:
        raise from_contract(error, Message("replay-broken-start", {"file": record})) from error
    if seat is not None and seat >= film.table.players:
        raise complaint("replay-no-such-seat", got=seat, last=film.table.players - 1)
    if to is not None and to > film.last:
        raise complaint("replay-to-range", got=to, last=film.last)
    eyes = AUTHORITY if everything else SPECTATOR if seat is None else seat
    pages = ReplayPages(film, eyes, Screen(make_console()), words)
    if sys.stdin.isatty() and sys.stdout.isatty():
        pages.step_through(0 if to is None else to)
    else:
        pages.protocol(film.last if to is None else to)
    if film.broken is not None:
        raise typer.Exit(1)
