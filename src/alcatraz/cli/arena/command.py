"""`alcatraz arena`: policies against each other, with seats that rotate, and how sure one can be of the result."""

import os

from alcatraz.cli.parsing.choices import games
from alcatraz.cli.parsing.command import Command, Kind, Values, flag, option, optional_argument, repeated_option
from alcatraz.cli.parsing.value_readers import file_path, integer, text
from alcatraz.locale.texts import Texts

GAME = optional_argument("GAME", text, "arena-help-game", choices=games)
SEATS = option("--seats", "NAMES", text, "arena-help-seats", None)
GAMES = option("--games", "NUMBER", integer(1), "arena-help-games", None)
BUDGET = option("--budget", "BUDGET", text, "arena-help-budget", None)
SEED = option("--seed", "TEXT", text, "arena-help-seed", None)
OPTION = repeated_option("--option", "NAME=VALUE", text, "arena-help-option")
EDITION = option("--edition", "FILE", file_path, "arena-help-edition", None, kind=Kind.FILE)
JOBS = option("--jobs", "NUMBER", integer(1), "arena-help-jobs", os.cpu_count() or 1)
JSON = option("--json", "FILE", text, "arena-help-json", None, kind=Kind.FILE)
PLOT = option("--plot", "FILE", file_path, "arena-help-plot", None, kind=Kind.FILE)
JOURNAL = option("--journal", "FILE", file_path, "arena-help-journal", None, kind=Kind.FILE)
REDUCE = flag("--reduce-variance", "arena-help-reduce")
RESUME = option("--resume", "FILE", file_path, "arena-help-resume", None, kind=Kind.FILE)


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.arena.output import ArenaOutputs
    from alcatraz.cli.arena.plan import ArenaWishes
    from alcatraz.cli.arena.run import run_contest

    wishes = ArenaWishes(
        game=values[GAME],
        seats=values[SEATS],
        games=values[GAMES],
        budget=values[BUDGET],
        seed=values[SEED],
        option=values[OPTION],
        edition=values[EDITION],
        reduce_variance=values[REDUCE],
    )
    outputs = ArenaOutputs(values[JSON], values[PLOT])
    return run_contest(wishes, outputs, values[JOBS], values[JOURNAL], values[RESUME], words)


COMMAND = Command(
    "arena",
    "arena-help-command",
    run,
    (GAME,),
    (SEATS, GAMES, BUDGET, SEED, OPTION, EDITION, REDUCE, JOBS, JSON, PLOT, JOURNAL, RESUME),
    needs=("terminal",),
)
