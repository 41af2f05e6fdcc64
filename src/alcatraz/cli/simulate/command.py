"""`alcatraz simulate`: thousands of matches between policies, and what they have in common."""

import os
from pathlib import Path

import typer

from alcatraz.locale.texts import Texts


def add_to(app: typer.Typer, words: Texts) -> None:
    def told(name: str) -> str:
        return words.say(f"simulate-help-{name}")

    def simulate(
        game: str | None = typer.Argument(None, metavar="GAME", help=told("game")),
        games: int | None = typer.Option(None, "--games", min=1, metavar="NUMBER", help=told("games")),
        players: str | None = typer.Option(None, "--players", metavar="NUMBERS", help=told("players")),
        policy: str | None = typer.Option(None, "--policy", metavar="NAMES", help=told("policy")),
        seed: str | None = typer.Option(None, "--seed", metavar="TEXT", help=told("seed")),
        sides: str | None = typer.Option(None, "--sides", metavar="SIDES", help=told("sides")),
        option: list[str] = typer.Option([], "--option", metavar="NAME=VALUE", help=told("option")),
        edition: Path | None = typer.Option(None, "--edition", metavar="FILE", help=told("edition")),
        iterations: int | None = typer.Option(None, "--iterations", min=1, metavar="NUMBER", help=told("iterations")),
        jobs: int = typer.Option(os.cpu_count() or 1, "--jobs", min=1, metavar="NUMBER", help=told("jobs")),
        json_file: str | None = typer.Option(None, "--json", metavar="FILE", help=told("json")),
        csv_file: Path | None = typer.Option(None, "--csv", metavar="FILE", help=told("csv")),
        report: Path | None = typer.Option(None, "--report", metavar="FILE", help=told("report")),
        records: Path | None = typer.Option(None, "--records", metavar="FOLDER", help=told("records")),
        journal: Path | None = typer.Option(None, "--journal", metavar="FILE", help=told("journal")),
        resume: Path | None = typer.Option(None, "--resume", metavar="FILE", help=told("resume")),
    ) -> None:
        from alcatraz.cli.simulate.output import Outputs
        from alcatraz.cli.simulate.plan import Wishes
        from alcatraz.cli.simulate.run import run

        wishes = Wishes(game, games, players, policy, seed, sides, tuple(option), edition, iterations)
        run(wishes, Outputs(json_file, csv_file, report, records), jobs, journal, resume, words)

    app.command("simulate", help=told("command"))(simulate)
