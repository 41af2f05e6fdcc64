"""A practice table with a puzzle: one move is tried and judged, nobody replies, and nobody advises."""

from datetime import date

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.puzzles import Puzzle, Puzzles, of_the_day
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import Texts
from alcatraz.server.outgoing.messages import words_at
from alcatraz.server.practice.practice_room import PracticeRoom
from alcatraz.server.practice.starts import Start, created_at
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.room import Room
from alcatraz.wire import (
    Advise,
    Advised,
    Play,
    PracticePuzzle,
    Practised,
    PuzzleList,
    PuzzleNow,
    PuzzleTitle,
    PuzzleVerdict,
)

_SEED = "puzzle"
_DIFFICULTIES = 5


def puzzles_of(game: str) -> Puzzles:
    """Raises no_game, no_puzzle."""
    if game not in BUNDLES:
        raise denied("no_game")
    puzzles = BUNDLES[game].puzzles
    if puzzles is None:
        raise denied("no_puzzle")
    return puzzles


def puzzle_list(game: str, day: date, words: Texts) -> PuzzleList:
    brought = puzzles_of(game)
    known = brought.puzzles
    titles = [
        PuzzleTitle(each.number, 1 + (each.number - 1) * _DIFFICULTIES // len(known), words.tell(brought.task(each)))
        for each in known
    ]
    return PuzzleList(titles, of_the_day(known, day.toordinal()).number)


def puzzle_room(wish: PracticePuzzle, language: str) -> "PuzzleRoom":
    puzzles = puzzles_of(wish.game)
    if wish.number > len(puzzles.puzzles):
        raise denied("no_puzzle")
    return PuzzleRoom(BUNDLES[wish.game], puzzles, puzzles.puzzles[wish.number - 1], language)


class PuzzleRoom(PracticeRoom):
    def __init__(self, bundle: GameBundle, puzzles: Puzzles, puzzle: Puzzle, language: str) -> None:
        self._bundle = bundle
        self._puzzles = puzzles
        self._puzzle = puzzle
        self._language = language
        created = created_at(puzzle.position, _SEED, puzzle.seat, bundle.stand_in)
        super().__init__(Start(created, puzzle.seat, _nobody_replies), language)

    def puzzle_now(self) -> PuzzleNow:
        words = words_at(self.room, self._language)
        now = PuzzleNow(self._puzzle.number, len(self._puzzles.puzzles), words.tell(self._puzzles.task(self._puzzle)))
        if self.room.match.moves:
            now.verdict = self._verdict(words)
        return now

    def _verdict(self, words: Texts) -> PuzzleVerdict:
        """About the first move that stands: the one that was tried."""
        match = self.room.match
        move = match.game.move_json(match.moves[0][1])
        verdict = self._puzzles.judge(self._puzzle, move)
        first = Match.from_position(self._bundle.game, self._puzzle.position, _SEED)
        view = first.game.view(first.state, self._puzzle.seat)
        return PuzzleVerdict(
            verdict.right,
            words.tell(self._bundle.words.move(view, move)),
            self._puzzle.solution[0],
            self._plan(words),
            words.tell(verdict.reason),
            "" if verdict.led is None else words.tell(verdict.led),
        )

    def _plan(self, words: Texts) -> list[str]:
        """Each of its moves as it is said in the position where it is made."""
        match = Match.from_position(self._bundle.game, self._puzzle.position, _SEED)
        seat, told = self._puzzle.seat, []
        for move in self._puzzle.solution:
            told.append(words.tell(self._bundle.words.move(match.game.view(match.state, seat), move)))
            match.play(seat, match.read_move(seat, move))
        return told

    def _does(self, message: Practised) -> int:
        if isinstance(message, Play) and self.room.match.moves:
            raise denied("puzzle_tried")
        return super()._does(message)

    def _others_reply(self) -> None:
        """The board stays as the try left it, so that one sees what is talked about."""

    def _advice(self, message: Advise, words: Texts) -> Advised:
        raise denied("no_hints")


def _nobody_replies(room: Room, seat: int) -> Json:
    raise AssertionError(f"seat {seat} is not asked at the table of a puzzle")
