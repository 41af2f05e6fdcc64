"""Somebody who plays the 1999 game by clicking. Reads the page and nothing else."""

import re

from playwright.sync_api import Error, Locator, Page

from tests.web.visitors import settled

# More than is done in any game, and how long things may take, in milliseconds: as in `prisoner.py`.
MOST = 300
OTHERS = 60_000
SOON = 5_000


class Runaway:
    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.moves = 0
        self.over = page.get_by_role("heading", name="How it came to that")
        self._at_once = page.get_by_role("button", name=re.compile("^(Board the boat|Let the guard run|Pass)"))
        self._mine = page.get_by_role("button", name=re.compile(f"prisoner of {name}, .*can move"))
        self._cell = page.get_by_role("button", name=re.compile("let one out"), disabled=False)
        # Also those in the last row, where no guard goes anywhere.
        self._reachable = page.locator("[data-square].reach")
        self._goal = page.get_by_role("button", name=re.compile(r"^[A-I]\d.*the guard goes \d"))

    def plays_to_the_end(self) -> None:
        anything = self.over.or_(self._at_once).or_(self._mine).or_(self._cell).first
        for _ in range(MOST):
            settled(self.page)
            anything.wait_for(timeout=OTHERS)
            if self.over.is_visible():
                return
            try:
                self._moves()
            except Error as problem:
                # The page went on meanwhile; it is looked at again.
                if "Timeout" not in str(problem):
                    raise
        raise AssertionError(f"the game does not end after {self.moves} moves")

    def _moves(self) -> None:
        """Into the boat if possible; else somebody out of the cell, or the first prisoner that can go anywhere."""
        if self._at_once.first.is_visible():
            self._at_once.first.click(timeout=SOON)
            self.moves += 1
        elif self._walks():
            self.moves += 1

    def _walks(self) -> bool:
        """Whether a square was chosen; otherwise the page has changed meanwhile, and the caller looks again."""
        starts = (
            [self._cell] if self._cell.is_visible() else [self._mine.nth(each) for each in range(self._mine.count())]
        )
        for start in starts:
            # Whoever was picked up before is put down.
            self.page.keyboard.press("Escape")
            start.click(timeout=SOON)
            if self._reachable.count():
                self._reachable.first.click(timeout=SOON)
                return True
        return False

    def lifts_one(self) -> None:
        lift = self._cell if self._cell.is_visible() else self._mine.first
        lift.click(timeout=SOON)

    def goes_forward(self) -> None:
        """The first square that can be reached is the one nearest to the boat."""
        self.first_goal().click(timeout=SOON)

    def first_goal(self) -> Locator:
        return self._goal.first
