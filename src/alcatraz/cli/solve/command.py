"""`alcatraz solve`: the arbiter. What a position allows, and why it does not allow a move."""

import json

import typer

from alcatraz.locale.texts import Texts

REFUSED = 1


def add_to(app: typer.Typer, words: Texts) -> None:
    def told(name: str) -> str:
        return words.say(f"solve-help-{name}")

    def solve(
        position: str = typer.Argument(..., metavar="POSITION", help=told("position")),
        move: str | None = typer.Option(None, "--move", metavar="JSON", help=told("move")),
        seat: int | None = typer.Option(None, "--seat", min=0, metavar="SEAT", help=told("seat")),
        seed: str = typer.Option("0", "--seed", metavar="TEXT", help=told("seed")),
        as_json: bool = typer.Option(False, "--json", help=told("json")),
    ) -> None:
        run(position, move, seat, seed, words, as_json=as_json)

    app.command("solve", help=told("command"))(solve)


def run(position: str, move: str | None, seat: int | None, seed: str, words: Texts, *, as_json: bool) -> None:
    from alcatraz.cli.files.json_file import bundle_named_in, json_object, parsed_object
    from alcatraz.cli.parsing.complaint import complaint, from_contract
    from alcatraz.cli.screen.screen import Screen, make_console
    from alcatraz.cli.solve.answer import Arbiter
    from alcatraz.cli.solve.pages import show_judgement, show_position
    from alcatraz.kernel.errors import ContractError
    from alcatraz.kernel.message import Message
    from alcatraz.kernel.table import Table

    if seat is not None and move is None:
        raise complaint("solve-seat-without-move")
    data = json_object(position)
    bundle = bundle_named_in(data, position)
    try:
        table = Table.from_position(bundle.game, data, seed)
    except ContractError as error:
        raise from_contract(error, Message("solve-bad-position")) from error
    arbiter = Arbiter(bundle, table, words)
    screen = Screen(make_console())
    if move is None:
        answer = arbiter.position()
        typer.echo(_text(answer)) if as_json else show_position(arbiter, answer, screen)
        return
    judgement = arbiter.judgement(arbiter.mover(seat), parsed_object(move, "--move"))
    typer.echo(_text(judgement)) if as_json else show_judgement(arbiter, judgement, screen)
    if not judgement["allowed"]:
        raise typer.Exit(REFUSED)


def _text(answer: object) -> str:
    return json.dumps(answer, ensure_ascii=False, indent=1)
