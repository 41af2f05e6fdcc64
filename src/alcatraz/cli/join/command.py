"""`alcatraz join`: a seat at a table of a server, in the terminal. With a server's address, a new table there."""

import getpass

from alcatraz.cli.parsing.choices import games
from alcatraz.cli.parsing.command import Command, Values, argument, flag, option, repeated_option
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.cli.parsing.value_readers import integer, text
from alcatraz.locale.texts import Texts

LINK = argument("LINK", text, "join-option-link")
NAME = repeated_option("--name", "NAME", text, "join-option-name")
SEAT = option("--seat", "N", integer(0, 9), "join-option-seat", None)
WATCH = flag("--watch", "join-option-watch")
GAME = option("--game", "GAME", text, "join-option-game", None, choices=games)
PLAYERS = option("--players", "N", integer(1, 10), "join-option-players", None)
BOTS = option("--bots", "N", integer(0, 10), "join-option-bots", 0)


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.join.enter import enter
    from alcatraz.cli.join.visit import Visit
    from alcatraz.client import Address
    from alcatraz.games.registry import BUNDLES, DEFAULT_GAME

    try:
        address = Address.of(values[LINK])
    except ValueError:
        raise complaint("join-no-link", got=values[LINK]) from None
    game = values[GAME] or DEFAULT_GAME
    if game not in BUNDLES:
        raise complaint("cli-no-game", got=game, known=tuple(BUNDLES))
    watch, bots = values[WATCH], values[BOTS]
    people = tuple(each.strip() for each in values[NAME]) or (() if watch else (_own_name(),))
    players = values[PLAYERS] or max(BUNDLES[game].usual_players, len(people) + bots)
    enter(Visit(address, people, values[SEAT], watch, game, players, bots), words)
    return 0


def _own_name() -> str:
    """The login name of the user."""
    try:
        return getpass.getuser()[:24] or "?"
    except (OSError, KeyError, ImportError):
        return "?"


COMMAND = Command(
    "join",
    "join-help",
    run,
    (LINK,),
    (NAME, SEAT, WATCH, GAME, PLAYERS, BOTS),
    needs=("client", "terminal"),
)
