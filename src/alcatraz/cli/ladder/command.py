"""`alcatraz ladder`: every bot meets every other; ratings with intervals, on one page that anybody can make again."""

import os

from alcatraz.cli.parsing.choices import games
from alcatraz.cli.parsing.command import Command, Kind, Values, option, optional_argument, repeated_option
from alcatraz.cli.parsing.value_readers import file_path, integer, text
from alcatraz.locale.texts import Texts

GAME = optional_argument("GAME", text, "arena-help-game", choices=games)
BOTS = option("--bots", "NAMES", text, "ladder-help-bots", None)
PLAYERS = option("--players", "NUMBER", integer(2), "ladder-help-players", None)
GAMES = option("--games", "NUMBER", integer(1), "ladder-help-games", None)
BUDGET = option("--budget", "BUDGET", text, "arena-help-budget", None)
SEED = option("--seed", "TEXT", text, "arena-help-seed", None)
OPTION = repeated_option("--option", "NAME=VALUE", text, "arena-help-option")
JOBS = option("--jobs", "NUMBER", integer(1), "arena-help-jobs", os.cpu_count() or 1)
PAGE = option("--page", "FILE", file_path, "ladder-help-page", None, kind=Kind.FILE)
FILE = option("--file", "FILE", file_path, "ladder-help-file", None, kind=Kind.FILE)
AGAIN = option("--again", "FILE", file_path, "ladder-help-again", None, kind=Kind.FILE)


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.ladder.plan import LadderWishes
    from alcatraz.cli.ladder.run import LadderFiles, run_ladder

    wishes = LadderWishes(
        game=values[GAME],
        bots=values[BOTS],
        players=values[PLAYERS],
        games=values[GAMES],
        budget=values[BUDGET],
        seed=values[SEED],
        option=values[OPTION],
    )
    return run_ladder(wishes, LadderFiles(values[PAGE], values[FILE], values[AGAIN]), values[JOBS], words)


COMMAND = Command(
    "ladder",
    "ladder-help-command",
    run,
    (GAME,),
    (BOTS, PLAYERS, GAMES, BUDGET, SEED, OPTION, JOBS, PAGE, FILE, AGAIN),
    needs=("terminal",),
)
