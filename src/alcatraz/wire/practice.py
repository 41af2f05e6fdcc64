"""Bodies of the request for a practice table: a table that is stored nowhere, made anew for every request."""

from typing import Annotated

from msgspec import Meta, Struct

from alcatraz.wire.table import Json, PlayerName, SeatNumber
from alcatraz.wire.to_server import Enough, Play, Say, ToServer, Undo

# More than any lesson, puzzle or game against quick bots takes.
MOST_DONE = 400


class PracticePosition(Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field="from", tag="position"):
    """A position to play on from, in this seat; bots of one level have the other seats."""

    position: Json
    seat: SeatNumber
    # Decides what the position leaves to chance, and everything that is drawn later.
    seed: Annotated[str, Meta(max_length=200)] = "0"
    # Their level; the game's stand-in if there is none.
    others: Annotated[str, Meta(max_length=40)] | None = None
    # Of the seats, in order; without one a player is called by their colour.
    names: list[PlayerName] = []


class PracticeLesson(Struct, forbid_unknown_fields=True, tag_field="from", tag="lesson"):
    """A stage of the lessons of a game (GET /lessons/{game}), or its game with a coach."""

    game: str
    stage: Annotated[str, Meta(max_length=40)]


class PracticePuzzle(Struct, forbid_unknown_fields=True, tag_field="from", tag="puzzle"):
    """A puzzle of a game (GET /practice/puzzles/{game}): one try, which is judged; nobody replies to it."""

    game: str
    number: Annotated[int, Meta(ge=1)]


PracticeStart = PracticePosition | PracticeLesson | PracticePuzzle
# What changes a practice table.
Practised = Play | Undo | Say | Enough


class Practice(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """POST /practice: the answers of a table that began like this and where all this was done since.

    `done` are the requests that were accepted so far, in order; `request` is what is asked now, `hello` first.
    """

    start: PracticeStart
    request: ToServer
    done: Annotated[list[Practised], Meta(max_length=MOST_DONE)] = []
    language: Annotated[str, Meta(max_length=16)] = "en"


class PracticeAnswer(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a live table would have sent, in order. A request that was `accepted` belongs to `done` from now on."""

    messages: list[Json]
    # At a table of the lessons.
    lesson: "LessonNow | None" = None
    # At the table of a puzzle, in the answers to `hello` and to what changes the table.
    puzzle: "PuzzleNow | None" = None


class LessonPage(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One instruction; with a move that is to be tried in vain, and the rule that will refuse it."""

    text: str
    # {"places", "squares", "seats"}: what it talks about on the board.
    point: Json = {}
    attempt: Json | None = None
    rule: str = ""


class LessonNow(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How far the learner has come: the pages are those of the goal that is worked on, at the end the closing ones."""

    stage: str
    title: str
    goal: int
    goals: int
    pages: list[LessonPage]
    done: bool = False
    # The goal cannot be reached from here any more.
    stuck: bool = False
    # To help: in words, and the next move on the shortest way, as JSON and in words.
    hint: str = ""
    move: Json | None = None
    move_text: str = ""
    # What the coach says to this decision, if it is worth a word.
    coach: LessonPage | None = None


class LessonTitle(Struct, forbid_unknown_fields=True):
    stage: str
    title: str


class LessonList(Struct, forbid_unknown_fields=True):
    """GET /lessons/{game}: the stages in their order, at last the game with a coach, if there is one."""

    stages: list[LessonTitle]


class PuzzleVerdict(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a try was worth. There is none before the try: the solution is not sent to who has not tried."""

    right: bool
    # The move that was tried, in words.
    tried: str
    # The first move of the solution, then the whole plan in words, and why it is one.
    solution: Json
    plan: list[str]
    reason: str
    # Where the try would have led, if it was not right.
    led: str = ""


class PuzzleNow(Struct, forbid_unknown_fields=True, omit_defaults=True):
    number: int
    # How many puzzles the game has.
    last: int
    task: str
    verdict: PuzzleVerdict | None = None


class PuzzleTitle(Struct, forbid_unknown_fields=True):
    number: int
    # From 1 to 5, the hardest.
    difficulty: int
    task: str


class PuzzleList(Struct, forbid_unknown_fields=True):
    """GET /practice/puzzles/{game}?date=2026-11-18: the easiest first, and which one is the puzzle of that day."""

    puzzles: list[PuzzleTitle]
    today: int
