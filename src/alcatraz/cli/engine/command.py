"""`alcatraz engine`: the engine protocol on stdin and stdout."""

import sys

import typer

from alcatraz.locale.texts import Texts


def add_to(app: typer.Typer, words: Texts) -> None:
    app.command("engine", help=words.say("cli-help-engine"))(engine)


def engine() -> None:
    from alcatraz.cli.engine.protocol import serve

    try:
        serve(sys.stdin.buffer, sys.stdout)
    except (KeyboardInterrupt, BrokenPipeError):
        # The other side has gone; there is nobody left to answer.
        raise typer.Exit from None
