"""`alcatraz arena`: policies against each other, with seats that rotate, and how sure one can be of the result."""

import os
from pathlib import Path

import typer

from alcatraz.locale.texts import Texts


def add_to(app: typer.Typer, words: Texts) -> None:
    def told(name: str) -> str:
        return words.say(f"arena-help-{name}")

    def arena(
        game: str | None = typer.Argument(None, metavar="GAME", help=told("game")),
        seats: str | None = typer.Option(None, "--seats", metavar="NAMES", help=told("seats")),
        games: int | None = typer.Option(None, "--games", min=1, metavar="NUMBER", help=told("games")),
        budget: str | None = typer.Option(None, "--budget", metavar="BUDGET", help=told("budget")),
        seed: str | None = typer.Option(None, "--seed", metavar="TEXT", help=told("seed")),
        option: list[str] = typer.Option([], "--option", metavar="NAME=VALUE", help=told("option")),
        edition: Path | None = typer.Option(None, "--edition", metavar="FILE", help=told("edition")),
        jobs: int = typer.Option(os.cpu_count() or 1, "--jobs", min=1, metavar="NUMBER", help=told("jobs")),
        json_file: str | None = typer.Option(None, "--json", metavar="FILE", help=told("json")),
        plot: Path | None = typer.Option(None, "--plot", metavar="FILE", help=told("plot")),
        journal: Path | None = typer.Option(None, "--journal", metavar="FILE", help=told("journal")),
        resume: Path | None = typer.Option(None, "--resume", metavar="FILE", help=told("resume")),
    ) -> None:
        from alcatraz.cli.arena.output import ArenaOutputs
        from alcatraz.cli.arena.plan import ArenaWishes
        from alcatraz.cli.arena.run import run

        wishes = ArenaWishes(game, seats, games, budget, seed, tuple(option), edition)
        run(wishes, ArenaOutputs(json_file, plot), jobs, journal, resume, words)

    app.command("arena", help=told("command"))(arena)
