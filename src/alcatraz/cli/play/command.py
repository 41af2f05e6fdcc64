"""`alcatraz play`: a game in the terminal, against bots or with friends at one keyboard."""

from pathlib import Path

from alcatraz.cli.parsing.choices import every_policy, games
from alcatraz.cli.parsing.command import Command, Kind, Values, flag, option, optional_argument, repeated_option
from alcatraz.cli.parsing.value_readers import file_path, integer, text
from alcatraz.locale.texts import Texts

GAME = optional_argument("GAME", text, "play-option-game", choices=games)
PLAYERS = option("--players", "N", integer(), "play-option-players", None)
HUMANS = option("--humans", "N", integer(0), "play-option-humans", 1)
NAME = repeated_option("--name", "NAME", text, "play-option-name")
BOTS = option("--bots", "POLICY", text, "play-option-bots", None, choices=every_policy)
SEED = option("--seed", "SEED", text, "play-option-seed", None)
SIDES = option("--sides", "SIDES", text, "play-option-sides", None)
LAYOUT = option("--layout", "LAYOUT", text, "play-option-layout", None)
EDITION = option("--edition", "FILE", file_path, "play-option-edition", None, kind=Kind.FILE)
OPTION = repeated_option("--option", "NAME=JSON", text, "play-option-option")
SAVE = option("--save", "FILE", file_path, "play-option-save", None, kind=Kind.FILE)
TAKE_BACK = flag("--take-back", "play-option-take-back")
RESUME = option("--resume", "FILE", text, "play-option-resume", None, kind=Kind.FILE, bare="")


def run(values: Values, words: Texts) -> int:
    from alcatraz.cli.play.newest_game import newest_game
    from alcatraz.cli.play.start import NewGame, new_session, play_out, resumed
    from alcatraz.cli.screen.screen import Screen, make_console

    screen = Screen(make_console())
    resume, save, bots = values[RESUME], values[SAVE], values[BOTS]
    if resume is not None:
        path = Path(resume) if resume else newest_game(screen, words)
        play_out(resumed(path, save, words, screen, bots, take_back=values[TAKE_BACK]))
        return 0
    wished = NewGame(
        game=values[GAME],
        players=values[PLAYERS],
        humans=values[HUMANS],
        names=values[NAME],
        bots=bots,
        seed=values[SEED],
        sides=values[SIDES],
        layout=values[LAYOUT],
        edition=values[EDITION],
        option=values[OPTION],
    )
    play_out(new_session(wished, save, words, screen, take_back=values[TAKE_BACK]))
    return 0


COMMAND = Command(
    "play",
    "cli-help-play",
    run,
    (GAME,),
    (PLAYERS, HUMANS, NAME, BOTS, SEED, SIDES, LAYOUT, EDITION, OPTION, SAVE, RESUME, TAKE_BACK),
    needs=("terminal",),
)
