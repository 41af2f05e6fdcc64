"""`alcatraz simulate`: thousands of matches between policies, and what they have in common."""

import os

from alcatraz.cli.parsing.choices import games
from alcatraz.cli.parsing.command import Command, Kind, Values, option, optional_argument, repeated_option
from alcatraz.cli.parsing.value_readers import file_path, integer, text
from alcatraz.locale.texts import Texts

GAME = optional_argument("GAME", text, "simulate-help-game", choices=games)
GAMES = option("--games", "NUMBER", integer(1), "simulate-help-games", None)
PLAYERS = option("--players", "NUMBERS", text, "simulate-help-players", None)
POLICY = option("--policy", "NAMES", text, "simulate-help-policy", None)
SEED = option("--seed", "TEXT", text, "simulate-help-seed", None)
SIDES = option("--sides", "SIDES", text, "simulate-help-sides", None)
OPTION = repeated_option("--option", "NAME=VALUE", text, "simulate-help-option")
EDITION = option("--edition", "FILE", file_path, "simulate-help-edition", None, kind=Kind.FILE)
ITERATIONS = option("--iterations", "NUMBER", integer(1), "simulate-help-iterations", None)
JOBS = option("--jobs", "NUMBER", integer(1), "simulate-help-jobs", os.cpu_count() or 1)
JSON = option("--json", "FILE", text, "simulate-help-json", None, kind=Kind.FILE)
CSV = option("--csv", "FILE", file_path, "simulate-help-csv", None, kind=Kind.FILE)
REPORT = option("--report", "FILE", file_path, "simulate-help-report", None, kind=Kind.FILE)
RECORDS = option("--records", "FOLDER", file_path, "simulate-help-records", None, kind=Kind.FOLDER)
DECISIONS = option("--decisions", "FILE", file_path, "simulate-help-decisions", None, kind=Kind.FILE)
JOURNAL = option("--journal", "FILE", file_path, "simulate-help-journal", None, kind=Kind.FILE)
RESUME = option("--resume", "FILE", file_path, "simulate-help-resume", None, kind=Kind.FILE)


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.program import require_extra
    from alcatraz.cli.simulate.output import Outputs
    from alcatraz.cli.simulate.plan import Wishes
    from alcatraz.cli.simulate.run import run_simulation

    wishes = Wishes(
        game=values[GAME],
        games=values[GAMES],
        players=values[PLAYERS],
        policy=values[POLICY],
        seed=values[SEED],
        sides=values[SIDES],
        option=values[OPTION],
        edition=values[EDITION],
        iterations=values[ITERATIONS],
    )
    if values[DECISIONS] is not None:
        require_extra("parquet", "simulate --decisions")
    outputs = Outputs(values[JSON], values[CSV], values[REPORT], values[RECORDS], values[DECISIONS])
    return run_simulation(wishes, outputs, values[JOBS], values[JOURNAL], values[RESUME], words)


COMMAND = Command(
    "simulate",
    "simulate-help-command",
    run,
    (GAME,),
    (
        *(GAMES, PLAYERS, POLICY, SEED, SIDES, OPTION, EDITION, ITERATIONS),
        *(JOBS, JSON, CSV, REPORT, RECORDS, DECISIONS, JOURNAL, RESUME),
    ),
    needs=("terminal",),
)
