"""Somebody who plays The Scapegoat by clicking. Reads the page and nothing else."""

import re
from collections.abc import Callable
from functools import reduce

from playwright.sync_api import Error, Locator, Page

from tests.web.visitors import settled

Does = Callable[[Locator], None]
# More than is done in any game. Never a time: a slow machine only takes longer.
MOST = 300
# The others may take so long until there is something to do again, in milliseconds.
OTHERS = 60_000
# A click on something that goes away meanwhile is given up then; a slow machine needs seconds for any click.
SOON = 5_000
# So many things are done before the turn is ended, in so many turns; later the others may finish the game.
BUSY = 3
BUSY_TURNS = 2


class Prisoner:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.votes = 0
        self.turns = 0
        self._done = 0
        self.over = page.get_by_role("heading", name="How it came to that")
        # What is seen first is done first; sheets lie above the board.
        self._ways = [
            (page.get_by_role("button", name=re.compile("^(Choose a name|Fold it)")), self._vote),
            (page.get_by_role("dialog").get_by_role("button", name="Accept"), self._press),
            (page.get_by_role("dialog").get_by_role("button", name="Agree"), self._press),
            (page.get_by_role("dialog", name=re.compile("^(Keep one card|Choose a card)")), self._choose),
            (page.get_by_role("dialog", name="Who stays behind?"), self._choose),
            (page.get_by_role("dialog").get_by_role("button", name="Complete the task"), self._complete),
            (page.get_by_role("dialog", name="End turn").get_by_role("button", name="End the turn"), self._press),
            (page.get_by_role("dialog").get_by_role("button", name="Do it"), self._press),
            (page.get_by_role("list", name=re.compile(r"\?$")).get_by_role("button").first, self._press),
            (page.get_by_role("button", name="I have said enough"), self._press),
            (page.get_by_role("button", name=re.compile("^Call the vote")), self._press),
            (page.get_by_role("button", name=re.compile("^End turn")), self._act),
        ]

    def plays_to_the_end(self) -> None:
        self._plays(lambda: False)

    def plays_a_turn(self) -> None:
        self._plays(lambda: self.turns > 0)

    def _plays(self, enough: Callable[[], bool]) -> None:
        anything = reduce(lambda one, other: one.or_(other), [way for way, _ in self._ways], self.over).first
        for _ in range(MOST):
            settled(self.page)
            found = next(((way, does) for way, does in self._ways if way.is_visible()), None)
            if found:
                self._try(*found)
            elif self.over.is_visible():
                return
            else:
                anything.wait_for(timeout=OTHERS)
            if enough():
                return
        raise AssertionError(f"the game does not end after {self.turns} turns")

    def _try(self, way: Locator, does: Does) -> None:
        try:
            does(way)
        except Error as problem:
            # The page went on meanwhile; it is looked at again.
            if "Timeout" not in str(problem):
                raise

    def _press(self, way: Locator) -> None:
        way.click(timeout=SOON)

    def _vote(self, fold: Locator) -> None:
        self.page.get_by_role("radio").first.check(force=True, timeout=SOON)
        fold.click(timeout=SOON)
        self.votes += 1

    def _choose(self, dialog: Locator) -> None:
        dialog.get_by_role("list").get_by_role("button").first.click(timeout=SOON)
        dialog.get_by_role("button").last.click(timeout=SOON)

    def _complete(self, button: Locator) -> None:
        tokens = self.page.get_by_role("dialog").get_by_role("group").get_by_role("button", pressed=False)
        while button.is_disabled() and tokens.count():
            tokens.first.click(timeout=SOON)
        button.click(timeout=SOON)

    def _act(self, end: Locator) -> None:
        """What helps most and is possible; sooner or later the turn ends."""
        self._done += 1
        busy = self.turns < BUSY_TURNS and self._done < BUSY
        verbs = ("Complete", "Use", "Move") if busy else ()
        buttons = [self.page.get_by_role("button", name=re.compile(f"^{verb}, ")) for verb in verbs]
        chosen = next((button for button in buttons if button.is_visible()), None)
        if chosen is None:
            self._done = 0
            self.turns += 1
        (chosen or end).click(timeout=SOON)
