"""`alcatraz rules`: the catalogue of both games, to read and to search."""

from alcatraz.cli.parsing.choices import games
from alcatraz.cli.parsing.command import Command, Values, option, optional_argument
from alcatraz.cli.parsing.value_readers import text
from alcatraz.locale.texts import Texts

RULE = optional_argument("ID", text, "cli-help-rules-id")
GAME = option("--game", "GAME", text, "cli-help-rules-game", None, choices=games)
SEARCH = option("--search", "WORD", text, "cli-help-rules-search", None)


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.rules.show import show_rules
    from alcatraz.cli.screen.screen import Screen, make_console

    return show_rules(Screen(make_console()), words, values[RULE], values[GAME], values[SEARCH])


COMMAND = Command("rules", "cli-help-rules", run, (RULE,), (GAME, SEARCH), needs=("terminal",))
