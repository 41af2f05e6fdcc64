"""A practice table where one learns: what the stage wants, what it has no use for, and what the coach says."""

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.lessons import ASIDE, HINT, Lesson, Lessons, Occasion, Page
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.lessons.coach import Coaching
from alcatraz.lessons.progress import Progress
from alcatraz.lessons.replies import Replies
from alcatraz.lessons.run import LessonRun
from alcatraz.lessons.solution import TooManyPositions, solution
from alcatraz.locale.texts import Texts
from alcatraz.server.outgoing.messages import words_at
from alcatraz.server.practice.practice_room import PracticeRoom
from alcatraz.server.practice.starts import Start, created_at
from alcatraz.server.tables.errors import SaidInWords, denied
from alcatraz.server.tables.log_entries import Entry, Moved, Undone
from alcatraz.server.tables.room import Step
from alcatraz.wire import LessonNow, LessonPage, Play, PracticeLesson, Practised

# A hint may not keep the judges busy: beyond so many positions there is none.
_MOST_POSITIONS = 400


def lessons_of(game: str) -> Lessons:
    """Raises no_game, no_lesson."""
    if game not in BUNDLES:
        raise denied("no_game")
    lessons = BUNDLES[game].lessons
    if lessons is None:
        raise denied("no_lesson")
    return lessons()


def lesson_room(wish: PracticeLesson, language: str) -> "LessonRoom":
    lessons = lessons_of(wish.game)
    lesson = lessons.stage(wish.stage)
    if lesson is None:
        raise denied("no_lesson")
    return LessonRoom(BUNDLES[wish.game], lessons, lesson, language)


class LessonRoom(PracticeRoom):
    def __init__(self, bundle: GameBundle, lessons: Lessons, lesson: Lesson, language: str) -> None:
        self._bundle = bundle
        self._language = language
        self._progress = Progress(lesson)
        # By the number of a move: how far the learner had come before it.
        self._before: dict[int, Progress] = {}
        self._script = Replies(bundle, lesson)
        self._coaching = Coaching(lessons.coach if lesson is lessons.game else None)
        created = created_at(lesson.position, lesson.seed, lesson.seat, lesson.others or bundle.stand_in)
        start = Start(created, lesson.seat, lambda room, seat: self._script.move(room.match, seat))
        super().__init__(start, language)
        self._speaks()

    def lesson_now(self) -> LessonNow:
        progress, lesson, goal = self._progress, self._progress.lesson, self._progress.now
        words = words_at(self.room, self._language)
        pages = lesson.closing if goal is None else goal.pages
        now = LessonNow(
            lesson.id,
            words.say(lesson.title),
            progress.goal,
            len(lesson.goals),
            [_page(page, words) for page in pages],
            done=progress.done if lesson.goals else self.room.phase == "over",
            coach=_said(self._coaching.now, words),
        )
        if goal is not None:
            now.hint = words.say(goal.pages[-1].text, attribute=HINT)
            self._add_move(now, words)
        return now

    def _add_move(self, now: LessonNow, words: Texts) -> None:
        """The next move on the shortest way, or that there is none any more."""
        try:
            moves = solution(self._run(), _MOST_POSITIONS)
        except TooManyPositions:
            return
        now.stuck = moves is None
        if moves:
            now.move = moves[0]
            now.move_text = words.tell(self._bundle.words.move(self._view(), moves[0]))

    def _run(self) -> LessonRun:
        return LessonRun.at(self._bundle, self.room.match, self._progress, self._script)

    def _view(self) -> Json:
        return self.room.match.game.view(self.room.match.state, self._start.seat)

    def _speaks(self) -> None:
        if self._start.seat in self.room.asked:
            self._coaching.decides(self._view, self._start.seat)

    def _does(self, message: Practised) -> int:
        if isinstance(message, Play) and self._is_of_no_use(message):
            words = words_at(self.room, self._language)
            raise SaidInWords("of_no_use", words.say(self._progress.lesson.title, attribute=ASIDE))
        number = super()._does(message)
        self._speaks()
        return number

    def _is_of_no_use(self, message: Play) -> bool:
        """Legal, but the stage wants something else. What is not legal is refused by the rules."""
        match = self.room.match
        try:
            move = match.read_move(message.seat, message.move)
        except ContractError:
            return False
        return not self._progress.leads_on(match.game.move_json(move)) and not match.why_not(message.seat, move)

    def _keep(self, entry: Entry) -> Step:
        step = super()._keep(entry)
        if isinstance(entry, Moved):
            self._before[step.number] = self._progress.copy()
            self._progress.happened(self.room.match.events_json(step.events, self._start.seat))
        elif isinstance(entry, Undone):
            self._progress = self._before[entry.move]
        return step


def _page(page: Page, words: Texts) -> LessonPage:
    return LessonPage(words.say(page.text), page.point, page.attempt, page.rule)


def _said(occasion: Occasion | None, words: Texts) -> LessonPage | None:
    return None if occasion is None else LessonPage(words.tell(occasion.message), occasion.point)
