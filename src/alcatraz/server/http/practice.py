"""POST /practice: what a practice table answers. It is made in the judges' process and forgotten again."""

from datetime import date

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alcatraz.kernel.game import Json
from alcatraz.server.http.answers import json_answer, language_of
from alcatraz.server.http.judged import JudgedRequests, written
from alcatraz.server.http.request_context import RequestContext
from alcatraz.server.outgoing.listener import words_for
from alcatraz.server.practice.lesson_room import lesson_room, lessons_of
from alcatraz.server.practice.practice_room import PracticeRoom
from alcatraz.server.practice.puzzle_room import puzzle_list, puzzle_room
from alcatraz.server.practice.starts import from_position
from alcatraz.server.runtime.judges import Answer, Judges
from alcatraz.server.tables.errors import denied
from alcatraz.wire import Hello, LessonList, LessonTitle, Play, Practice, PracticeLesson, PracticePuzzle, Undo

_decoder: msgspec.json.Decoder[Practice] = msgspec.json.Decoder(Practice)


class PracticeHandler:
    def __init__(self, context: RequestContext, judges: Judges) -> None:
        self._context = context
        self._judged = JudgedRequests(context, judges)

    async def answer(self, request: Request) -> Response:
        return await self._judged.answer(request, _decoder, practised)

    async def lessons(self, request: Request) -> Response:
        """The stages of a game's lessons, by their titles."""
        self._context.must_be_welcome(request)
        words = words_for(language_of(request))
        lessons = lessons_of(request.path_params["game"])
        return json_answer(LessonList([LessonTitle(each.id, words.say(each.title)) for each in lessons.all]))

    async def puzzles(self, request: Request) -> Response:
        """The puzzles of a game, and the one of the reader's day."""
        self._context.must_be_welcome(request)
        return json_answer(puzzle_list(request.path_params["game"], _day(request), words_for(language_of(request))))


def _day(request: Request) -> date:
    """A reader's day is not the server's."""
    try:
        return date.fromisoformat(request.query_params.get("date", ""))
    except ValueError:
        raise denied("no_date") from None


# -- in the judges' process ------------------------------------------------------------------------


def practised(question: Practice) -> Answer:
    return written(lambda words: _practised(question, words.language), question.language)


def _practised(question: Practice, language: str) -> Json:
    if isinstance(question.start, PracticeLesson):
        return _taught(question.start, question, language)
    if isinstance(question.start, PracticePuzzle):
        return _puzzled(question.start, question, language)
    table = PracticeRoom(from_position(question.start), language)
    table.do_again(question.done)
    return {"messages": table.answers(question.request)}


def _taught(start: PracticeLesson, question: Practice, language: str) -> Json:
    table = lesson_room(start, language)
    table.do_again(question.done)
    messages = table.answers(question.request)
    return {"messages": messages, "lesson": table.lesson_now()}


def _puzzled(start: PracticePuzzle, question: Practice, language: str) -> Json:
    table = puzzle_room(start, language)
    table.do_again(question.done)
    messages = table.answers(question.request)
    # Judging takes its time: only where something may have changed.
    changes = isinstance(question.request, Hello | Play | Undo)
    return {"messages": messages, **({"puzzle": table.puzzle_now()} if changes else {})}
