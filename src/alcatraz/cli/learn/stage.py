"""One stage in the terminal: its pages, the learner's moves, and what is said to them."""

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.lessons import ASIDE, HINT, Goal, Lessons, Page
from alcatraz.cli.play.explanations import outcome_lines
from alcatraz.cli.play.menu import Speech
from alcatraz.cli.play.news import News
from alcatraz.cli.play.person import Person, TakeBack
from alcatraz.cli.screen.screen import Screen
from alcatraz.kernel.errors import MoveRefused
from alcatraz.kernel.game import SPECTATOR
from alcatraz.lessons.coach import Coaching
from alcatraz.lessons.run import LessonRun, NotHere
from alcatraz.lessons.solution import TooManyPositions, solution
from alcatraz.locale.texts import Texts


class Stage:
    def __init__(self, bundle: GameBundle, lessons: Lessons, place: int, words: Texts, screen: Screen) -> None:
        self._bundle = bundle
        self._lesson = lessons.all[place]
        self._place = f"{place + 1}/{len(lessons.all)}"
        self._screen = screen
        self._run = LessonRun(bundle, self._lesson)
        view = bundle.game.view(self._run.match.state, SPECTATOR)
        self._words = words.named(bundle.words.names(view, words.language))
        self._news = News([self._lesson.seat])
        self._coaching = Coaching(lessons.coach if self._lesson is lessons.game else None)
        # Useless moves since the goal began: help gets more concrete with each.
        self._useless = 0

    def play(self) -> None:
        """Raises Quit, or EOFError when nothing more can be typed."""
        self._screen.clear()
        self._screen.say(f"{self._place} · {self._words.say(self._lesson.title)}", "title")
        for goal in self._lesson.goals:
            for page in goal.pages[:-1]:
                self._read(page)
            self._useless = 0
            reached = self._run.progress.goal + 1
            while self._run.progress.goal < reached:
                self._decide(self._instruction(goal))
        if not self._lesson.goals:
            self._play_with_coach()
        for page in self._lesson.closing:
            self._read(page)

    def _play_with_coach(self) -> None:
        while self._run.deciding:
            self._coaching.decides(self._run.view, self._lesson.seat)
            said = self._coaching.now
            self._decide("" if said is None else self._words.tell(said.message))
        outcome = self._bundle.game.outcome(self._run.match.state)
        if outcome is not None:
            self._screen.wrap(outcome_lines(outcome, self._words))

    def _read(self, page: Page) -> None:
        """A page with a try shows what the rules say to it."""
        self._screen.gap()
        self._screen.wrap([[(self._words.say(page.text), "you")]])
        if page.attempt is not None:
            seat, match = self._lesson.seat, self._run.match
            speech = Speech(self._bundle.words, self._words.tell, self._run.view())
            self._screen.say("> " + speech.sentence(page.attempt))
            for refusal in match.why_not(seat, match.read_move(seat, page.attempt)):
                self._screen.wrap([[(self._words.tell(refusal.message), "danger"), (f"  {refusal.rule}", "dim")]])
        self._screen.ask(self._words.say("learn-enter") + " ")

    def _decide(self, notice: str) -> None:
        run = self._run
        person = Person(self._bundle, run.match, self._lesson.seat, self._words, self._screen, self._news, notice)
        try:
            told = run.play(person.decide())
        except (NotHere, TakeBack):
            self._useless += 1
        except MoveRefused as refused:
            for refusal in refused.refusals:
                self._screen.say(self._words.tell(refusal.message), "danger")
        else:
            for events in told:
                self._news.add(run.match, events)
            self._screen.clear()

    def _instruction(self, goal: Goal) -> str:
        """What is to be done; after useless moves why not that, then help in words, then the move."""
        said = [self._words.say(goal.pages[-1].text)]
        if self._useless:
            said.insert(0, self._words.say(self._lesson.title, attribute=ASIDE))
            said.append(self._words.say(goal.pages[-1].text, attribute=HINT))
        if self._useless > 1:
            said.append(self._next_move())
        return " ".join(part for part in said if part)

    def _next_move(self) -> str:
        try:
            moves = solution(self._run)
        except TooManyPositions:
            moves = None
        if not moves:
            return ""
        speech = Speech(self._bundle.words, self._words.tell, self._run.view())
        return self._words.say("learn-move", {"move": speech.sentence(moves[0])})
