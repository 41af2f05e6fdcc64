"""A stage that is played: a match, the replies of the others, and how far the learner has come."""

from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.lessons import Lesson
from alcatraz.kernel.game import Event, Json
from alcatraz.kernel.match import Match
from alcatraz.lessons.progress import Progress
from alcatraz.lessons.replies import Replies

# Bots that play on among themselves come to an end.
_MOST_REPLIES = 200


class NotHere(Exception):
    """The move is legal, but the stage has no use for it. Nothing has changed."""


class LessonRun:
    def __init__(self, bundle: GameBundle, lesson: Lesson) -> None:
        """Raises bad_position."""
        self.bundle = bundle
        self.lesson = lesson
        self.match: Match[Any] = Match.from_position(bundle.game, lesson.position, lesson.seed)
        self.progress = Progress(lesson)
        self.replies = Replies(bundle, lesson)
        self._others_reply()

    def copy(self) -> "LessonRun":
        return LessonRun.at(self.bundle, self.match, self.progress, self.replies)

    @classmethod
    def at(cls, bundle: GameBundle, match: Match[Any], progress: Progress, replies: Replies) -> "LessonRun":
        """One that goes on from there, on a table of its own."""
        run = object.__new__(cls)
        run.bundle, run.lesson = bundle, progress.lesson
        run.match, run.progress, run.replies = match.copy(), progress.copy(), replies.copy()
        return run

    @property
    def deciding(self) -> bool:
        """Whether the learner must decide."""
        return self.lesson.seat in self.match.game.deciding(self.match.state)

    def view(self) -> Json:
        return self.match.game.view(self.match.state, self.lesson.seat)

    def play(self, move: Json) -> list[list[Event]]:
        """What the move and each reply to it brought about. Raises NotHere, and what a match raises."""
        read = self.match.read_move(self.lesson.seat, move)
        legal = not self.match.why_not(self.lesson.seat, read)
        if legal and not self.progress.leads_on(self.match.game.move_json(read)):
            raise NotHere
        return [self._played(self.lesson.seat, move), *self._others_reply()]

    def _played(self, seat: int, move: Json) -> list[Event]:
        events = self.match.play(seat, self.match.read_move(seat, move))
        self.progress.happened(self.match.events_json(events, self.lesson.seat))
        return events

    def _others_reply(self) -> list[list[Event]]:
        told = []
        for _ in range(_MOST_REPLIES):
            seat = next((each for each in self.match.game.deciding(self.match.state) if each != self.lesson.seat), None)
            if seat is None:
                break
            told.append(self._played(seat, self.replies.move(self.match, seat)))
        return told
