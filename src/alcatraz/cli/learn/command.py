"""`alcatraz learn`: the stages of a game's lessons in the terminal, one after the other, and the game with a coach."""

from alcatraz.cli.parsing.choices import games
from alcatraz.cli.parsing.command import Command, Values, optional_argument
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.cli.parsing.value_readers import text
from alcatraz.locale.texts import Texts

GAME = optional_argument("GAME", text, "learn-option-game", choices=games)
STAGE = optional_argument("STAGE", text, "learn-option-stage")


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.learn.stage import Stage
    from alcatraz.cli.play.fill_template import Quit
    from alcatraz.cli.screen.screen import Screen, make_console
    from alcatraz.games.registry import BUNDLES, DEFAULT_GAME

    game = values[GAME] or DEFAULT_GAME
    if game not in BUNDLES:
        raise complaint("cli-no-game", got=game, known=tuple(BUNDLES))
    bundle = BUNDLES[game]
    if bundle.lessons is None:
        raise complaint("learn-no-lessons", game=game)
    lessons = bundle.lessons()
    names = [each.id for each in lessons.all]
    wish = values[STAGE] or names[0]
    if wish.isdigit() and 1 <= int(wish) <= len(names):
        wish = names[int(wish) - 1]
    if wish not in names:
        raise complaint("learn-no-stage", got=wish, known=tuple(names))
    screen = Screen(make_console())
    for place in range(names.index(wish), len(names)):
        try:
            Stage(bundle, lessons, place, words, screen).play()
        except (Quit, EOFError, KeyboardInterrupt):
            screen.gap()
            screen.say(words.say("learn-go-on"))
            screen.show([[(f"  alcatraz learn {game} {names[place]}", "you")]])
            return 0
    screen.say(words.say("learn-finished", {"game": game}), "title")
    return 0


COMMAND = Command("learn", "cli-help-learn", run, (GAME, STAGE), (), needs=("terminal",))
