"""One puzzle in the terminal: the position and its choices as at a table, one try, and the answer."""

from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.puzzles import Puzzle
from alcatraz.cli.play.fill_template import Quit
from alcatraz.cli.play.news import News
from alcatraz.cli.play.person import Person, TakeBack
from alcatraz.cli.screen.screen import Screen
from alcatraz.kernel.game import SPECTATOR
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import Texts


def solved(bundle: GameBundle, puzzle: Puzzle, words: Texts, screen: Screen) -> bool | None:
    """Whether the try was right; None if there was none."""
    assert bundle.puzzles is not None
    table: Match[Any] = Match.from_position(bundle.game, puzzle.position, "puzzle")
    view = table.game.view(table.state, puzzle.seat)
    words = words.named(bundle.words.names(table.game.view(table.state, SPECTATOR), words.language))
    last = len(bundle.puzzles.puzzles)
    screen.say(words.say("puzzle-title", {"number": puzzle.number, "last": last}), "title")
    task = words.tell(bundle.puzzles.task(puzzle))
    person = Person(bundle, table, puzzle.seat, words, screen, News([puzzle.seat]), task)
    try:
        move = person.decide()
    except (Quit, TakeBack, EOFError, KeyboardInterrupt):
        return None
    verdict = bundle.puzzles.judge(puzzle, move)
    screen.gap()
    if verdict.right:
        screen.say(words.say("puzzle-right"), "safe")
    else:
        tried = words.tell(bundle.words.move(view, move))
        screen.say(words.say("puzzle-wrong", {"move": tried}), "danger")
    if verdict.led is not None:
        screen.wrap([[(words.tell(verdict.led), "")]])
    solution = words.tell(bundle.words.move(view, puzzle.solution[0]))
    screen.wrap([[(words.say("puzzle-solution", {"move": solution}), "bold")], [(words.tell(verdict.reason), "")]])
    following = puzzle.number % last + 1
    screen.say(words.say("puzzle-again", {"game": bundle.game.id, "next": following}), "dim")
    return verdict.right
