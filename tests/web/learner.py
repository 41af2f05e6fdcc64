"""Somebody who learns: reads the panel, tries what it invites, does what a search found; by mouse, finger or keys."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from alcatraz.bundle.lessons import Lesson
from alcatraz.bundle.lessons import Page as Instruction
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.lessons.run import LessonRun
from alcatraz.lessons.solution import solution
from alcatraz.locale.texts import texts

Press = Callable[[Locator], None]
# More stops than any screen has.
_STOPS = 200
# How many times Tab has to be pressed (Shift+Tab if negative); 0 means that the element has the focus. The focus may be
# on something that is no stop, such as the heading of a panel that has just appeared. From the body one step is taken,
# as browsers go on from where the focus was last. A group of radio buttons counts for too many: measure again after it.
_STOPS_TO = """
(element) => {
  const active = document.activeElement;
  if (element === active) return 0;
  if (active === document.body) return 1;
  const within = document.querySelector('dialog[open]') ?? document;
  const stops = [...within.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(
    (each) => each !== active && (each === element || (each.tabIndex >= 0 && !each.disabled && each.checkVisibility())),
  );
  const before = stops.filter((each) => active.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING).length;
  const index = stops.indexOf(element);
  return index < before ? index - before : index - before + 1;
}
"""
# The fields of a move in the order in which the page asks for them, and how their values are called.
_FIELDS = {"card": "card", "from": "location", "to": "location", "what": "item"}


def by_mouse(wanted: Locator) -> None:
    wanted.click()


def by_finger(wanted: Locator) -> None:
    wanted.tap()


def by_keyboard(wanted: Locator) -> None:
    """Tab leads there; inside a board the arrows do; then Enter."""
    expect(wanted).to_be_visible()
    square = wanted.get_attribute("data-square")
    if square is None:
        _tab_to(wanted)
    else:
        _tab_to(wanted.page.locator('[data-square][tabindex="0"]'))
        _arrows_to(wanted.page, square)
    wanted.page.keyboard.press("Enter")


def _tab_to(wanted: Locator) -> None:
    for _ in range(_STOPS):
        stops = wanted.evaluate(_STOPS_TO)
        if stops == 0:
            return
        for _ in range(abs(stops)):
            wanted.page.keyboard.press("Tab" if stops > 0 else "Shift+Tab")
    raise AssertionError(f"Tab never leads to {wanted}")


def _arrows_to(page: Page, square: str) -> None:
    row, column = map(int, square.split(","))
    here = str(page.evaluate("document.activeElement.dataset.square")).split(",")
    down, right = row - int(here[0]), column - int(here[1])
    for _ in range(abs(down)):
        page.keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
    for _ in range(abs(right)):
        page.keyboard.press("ArrowRight" if right > 0 else "ArrowLeft")


class Learner:
    def __init__(self, page: Page, game: str, language: str, press: Press) -> None:
        self.page = page
        self.game = game
        self.words = texts(language)
        self.press = press
        self._bundle = BUNDLES[game]
        self._panel = page.get_by_test_id("lesson")

    def learns(self, lesson: Lesson) -> None:
        """From the first page of the stage to its last; the address must be there already."""
        run = LessonRun(self._bundle, lesson)
        for goal in lesson.goals:
            for page in goal.pages[:-1]:
                self._reads(page)
            expect(self.page.get_by_test_id("lesson-text")).to_have_text(self.words.say(goal.pages[-1].text))
            for move in solution(run) or []:
                self.does(move, run)
                run.play(move)
        if run.match.game.outcome(run.match.state) is not None:
            self._closes_the_ending()
        for page in lesson.closing[:-1]:
            self._reads(page)
        expect(self.page.get_by_test_id("lesson-text")).to_have_text(self.words.say(lesson.closing[-1].text))

    def goes_on(self) -> None:
        self.press(self._panel.locator(".lamp"))

    def _reads(self, page: Instruction) -> None:
        expect(self.page.get_by_test_id("lesson-text")).to_have_text(self.words.say(page.text))
        if page.attempt is not None:
            self.goes_on()
            expect(self.page.get_by_test_id("lesson-refusal")).to_contain_text(page.rule)
        self.goes_on()

    def _closes_the_ending(self) -> None:
        """It is shown above everything, after the sheet of the last move has gone."""
        ending = self.page.get_by_role("dialog").filter(has_text=self.words.say("web-end-why"))
        self.press(ending.locator(".top .button"))

    def does(self, move: Json, run: LessonRun) -> None:
        if self.game == "boat":
            self._moves_in_the_yard(move)
        elif move["type"] == "vote":
            self._votes(move)
        else:
            self._acts(move, run)

    # -- the yard ----------------------------------------------------------------------------------

    def _moves_in_the_yard(self, move: Json) -> None:
        if move["type"] == "alarm":
            left = 0 if move["direction"] == "left" else 1
            self.press(self.page.locator(".choices .moves .lamp").nth(left))
            return
        origin = "cell" if move["type"] == "enter" else move["from"]
        self.press(self._where(origin))
        if move["type"] == "board":
            self.press(self.page.locator(".yard .end.water"))
            return
        self.press(self._where(move["to"]))
        if self.press is by_finger:
            # A finger looks first.
            self.press(self._where(move["to"]))

    def _where(self, place: Any) -> Locator:
        if place == "cell":
            return self.page.locator(".yard .end.cell")
        return self.page.locator(f'[data-square="{place[0]},{place[1]}"]')

    # -- the prison --------------------------------------------------------------------------------

    def _votes(self, move: Json) -> None:
        ballot = self.page.locator("dialog[open]")
        if self.press is by_keyboard:
            _tab_to(ballot.get_by_role("radio").first)
            for _ in range(move["for"]):
                self.page.keyboard.press("ArrowDown")
        else:
            self.press(ballot.locator("label").nth(move["for"]))
        self.press(ballot.locator(".foot .lamp"))

    def _acts(self, move: Json, run: LessonRun) -> None:
        self.press(self.page.locator(f".bar .verb.{move['type']}"))
        sentence = self.words.tell(self._bundle.words.move(run.view(), move))
        for field, kind in _FIELDS.items():
            if field in move:
                self._answers(sentence, self._called(field, kind, move[field]))
        if "count" in move:
            self._answers(sentence, str(move["count"]))
        if move["type"] == "trade":
            sides = self.page.locator("dialog[open] fieldset")
            self.press(sides.nth(0).locator(".token"))
            self.press(sides.nth(1).get_by_role("button", name=self.words.say(f"item-{move['take'][0]}")))
        if move["type"] in ("complete", "trade", "blackmail", "vote"):
            self.press(self.page.locator("dialog[open] .foot .lamp"))

    def _answers(self, sentence: str, name: str) -> None:
        """Chooses one of the answers, if this is asked: where only one is left, the page does not ask."""
        options = self.page.locator(".bar .options")
        whole = options.get_by_role("button", name=sentence)
        named = options.locator("button:not(.dim)").filter(has_text=name)
        for found in (whole, named):
            if found.count():
                self.press(found.first)
                return

    def _called(self, field: str, kind: str, value: Any) -> str:
        if isinstance(value, int):
            return self.words.say(f"seat-{value}")
        return self.words.say(f"{kind}-{str(value).replace('_', '-')}")
