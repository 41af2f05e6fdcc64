"""The puzzles of Alcatraz (1999), for two: each proved by exhaustive search (forced_win.py) to the turns it states."""

from functools import cached_property
from typing import Final

from alcatraz.bundle.advice import YOU
from alcatraz.bundle.puzzles import Puzzle, Verdict, load_puzzles
from alcatraz.games.boat.bots.advice.reasons import Reasons
from alcatraz.games.boat.game import GAME
from alcatraz.games.boat.model.names import seat_name
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

_SEED: Final = "puzzle"


class BoatPuzzles:
    @cached_property
    def puzzles(self) -> tuple[Puzzle, ...]:
        return load_puzzles("alcatraz.games.boat.puzzles")

    def task(self, puzzle: Puzzle) -> Message:
        other = seat_name(1 - puzzle.seat)
        return Message(f"boat-puzzle-{puzzle.facts['theme']}", {"turns": puzzle.facts["turns"], "player": other})

    def judge(self, puzzle: Puzzle, move: Json) -> Verdict:
        """Only one move does it: the proof was made when the puzzle was found, and a test makes it again."""
        s = GAME.load(puzzle.position, _SEED)
        right = move == puzzle.solution[0]
        reason = Reasons(s, puzzle.seat, GAME.read_move(s, puzzle.solution[0]), 0, YOU).sentence()
        theme, turns = puzzle.facts["theme"], puzzle.facts["turns"]
        led = Message(f"boat-puzzle-{theme}-missed", {"turns": turns, "player": seat_name(1 - puzzle.seat)})
        return Verdict(right, reason, None if right else led)


PUZZLES: Final = BoatPuzzles()
