"""`alcatraz puzzle`: find the one good move; the puzzle of the day without a number."""

from alcatraz.cli.parsing.choices import games
from alcatraz.cli.parsing.command import Command, Values, optional_argument
from alcatraz.cli.parsing.value_readers import integer, text
from alcatraz.locale.texts import Texts

GAME = optional_argument("GAME", text, "puzzle-help-game", choices=games)
NUMBER = optional_argument("N", integer(1), "puzzle-help-number")


def run(values: Values, words: Texts) -> int:
    from datetime import date

    from alcatraz.bundle.puzzles import of_the_day
    from alcatraz.cli.parsing.complaint import complaint
    from alcatraz.cli.puzzle.solving import solved
    from alcatraz.cli.screen.screen import Screen, make_console
    from alcatraz.games.registry import BUNDLES, DEFAULT_GAME

    game = values[GAME] or DEFAULT_GAME
    if game not in BUNDLES:
        raise complaint("cli-no-game", got=game, known=tuple(BUNDLES))
    brought = BUNDLES[game].puzzles
    if brought is None:
        raise complaint("puzzle-no-puzzles", game=game)
    known = brought.puzzles
    number = values[NUMBER]
    if number is not None and number > len(known):
        raise complaint("puzzle-no-such", last=len(known), got=number)
    puzzle = of_the_day(known, date.today().toordinal()) if number is None else known[number - 1]
    solved(BUNDLES[game], puzzle, words, Screen(make_console()))
    return 0


COMMAND = Command("puzzle", "puzzle-help-command", run, (GAME, NUMBER), (), needs=("terminal",))
