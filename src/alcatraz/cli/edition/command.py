"""`alcatraz edition`: for owners of the box, the values in it as a file."""

import sys

from alcatraz.cli.parsing.choices import games_with_edition
from alcatraz.cli.parsing.command import Command, CommandGroup, Kind, Values, argument, option
from alcatraz.cli.parsing.value_readers import file_path, text
from alcatraz.locale.texts import Texts

MISTAKES = 1

GAME = option("--game", "GAME", text, "cli-help-edition-game", None, choices=games_with_edition)
FILE = argument("FILE", file_path, "cli-help-edition-file", kind=Kind.FILE)


def show(values: Values, words: Texts) -> int:
    from alcatraz.cli.edition.edition_files import edition_file_of

    sys.stdout.write(edition_file_of(_game(values)).built_in())
    return 0


def check(values: Values, words: Texts) -> int:
    from alcatraz.cli.edition.edition_files import checked_edition, edition_file_of

    game, path = _game(values), values[FILE]
    summary = edition_file_of(game).summary(checked_edition(path, game, code=MISTAKES))
    print(words.say("cli-edition-fine", {"path": str(path), "summary": summary}))
    return 0


def _game(values: Values) -> str:
    return values[GAME] or games_with_edition()[0]


COMMAND = CommandGroup(
    "edition",
    "cli-help-edition",
    {
        "show": Command("show", "cli-help-edition-show", show, options=(GAME,)),
        "check": Command("check", "cli-help-edition-check", check, (FILE,), (GAME,)),
    },
)
