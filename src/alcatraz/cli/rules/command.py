"""`alcatraz rules`: the rulebooks, to look things up, to read from front to back, and on paper."""

from alcatraz.cli.parsing.choices import games
from alcatraz.cli.parsing.command import Command, Kind, Values, flag, option, optional_argument
from alcatraz.cli.parsing.value_readers import file_path, text
from alcatraz.locale.texts import Texts

RULE = optional_argument("ID", text, "cli-help-rules-id")
GAME = option("--game", "GAME", text, "cli-help-rules-game", None, choices=games)
SEARCH = option("--search", "WORD", text, "cli-help-rules-search", None)
FULL = flag("--full", "cli-help-rules-full")
PRINT = flag("--print", "cli-help-rules-print")
OUTPUT = option("-o", "FILE", file_path, "cli-help-rules-output", None, kind=Kind.FILE)
RULINGS = option("--rulings", "IDS", text, "cli-help-rules-rulings", None)


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.parsing.complaint import complaint
    from alcatraz.cli.rules.rulings import read_rulings
    from alcatraz.cli.rules.show import Asked, checked_games, show_rules
    from alcatraz.cli.screen.screen import Screen, make_console

    bundles = checked_games(values[GAME])
    rulings = values[RULINGS]
    played = None if rulings is None else read_rulings(rulings, bundles)
    if values[OUTPUT] is not None and not values[PRINT]:
        raise complaint("cli-rules-output-without-print")
    if values[PRINT]:
        from alcatraz.cli.rules.paper import print_rules

        print_rules(bundles, words, played, values[OUTPUT])
        return 0
    screen = Screen(make_console())
    if values[FULL]:
        from alcatraz.cli.rules.full_book import show_book

        for bundle in bundles:
            show_book(screen, bundle, words, played)
        return 0
    return show_rules(screen, words, Asked(values[RULE], values[GAME], values[SEARCH], played))


COMMAND = Command(
    "rules", "cli-help-rules", run, (RULE,), (GAME, SEARCH, FULL, PRINT, OUTPUT, RULINGS), needs=("terminal",)
)
