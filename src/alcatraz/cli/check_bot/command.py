"""`alcatraz check-bot ./mybot`: whether a program plays by the protocol, in time, by the rules, and always the same."""

from alcatraz.cli.parsing.choices import games
from alcatraz.cli.parsing.command import Command, Values, argument, flag, option, optional_argument
from alcatraz.cli.parsing.value_readers import integer, text
from alcatraz.locale.texts import Texts

PROGRAM = argument("PROGRAM", text, "check-bot-help-program")
GAME = optional_argument("GAME", text, "arena-help-game", choices=games)
PLAYERS = option("--players", "NUMBER", integer(2), "ladder-help-players", None)
GAMES = option("--games", "NUMBER", integer(1), "check-bot-help-games", 3)
TIME = option("--time", "MILLISECONDS", integer(1, 600_000), "check-bot-help-time", 1000)
SEED = option("--seed", "TEXT", text, "arena-help-seed", "1")
JSON = flag("--json", "check-bot-help-json")


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.check_bot.report import report

    return report(
        values[PROGRAM], values[GAME], values[PLAYERS], values[GAMES], values[TIME], values[SEED], words,
        as_json=values[JSON],
    )  # fmt: skip


COMMAND = Command("check-bot", "check-bot-help-command", run, (PROGRAM, GAME), (PLAYERS, GAMES, TIME, SEED, JSON))
