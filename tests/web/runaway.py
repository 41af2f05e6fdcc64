"""Somebody who plays the 1999 game by clicking. Reads the page and nothing else."""

import re
from time import monotonic

from playwright.sync_api import Error, Locator, Page, expect

LONGEST = 150.0
SOON = 1_500


class Runaway:
    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.moves = 0
        self.over = page.get_by_role("heading", name="How it came to that")
        self._at_once = page.get_by_role("button", name=re.compile("^(Board the boat|Let the guard run|Pass)"))
        self._mine = page.get_by_role("button", name=re.compile(f"prisoner of {name}, .*can move"))
        self._cell = page.get_by_role("button", name=re.compile("let one out"), disabled=False)
        self._goal = page.get_by_role("button", name=re.compile(r"^Row \d.*the guard goes to"))

    def plays_to_the_end(self) -> None:
        until = monotonic() + LONGEST
        anything = self.over.or_(self._at_once).or_(self._mine).or_(self._cell).first
        while monotonic() < until:
            expect(anything).to_be_visible()
            if self.over.is_visible():
                return
            try:
                self._moves()
            except Error as problem:
                # The page went on meanwhile; it is looked at again.
                if "Timeout" not in str(problem):
                    raise
        raise AssertionError("the game does not end")

    def _moves(self) -> None:
        """Into the boat if possible; else the foremost prisoner that can go on, or one out of the cell."""
        if self._at_once.first.is_visible():
            self._at_once.first.click(timeout=SOON)
        else:
            self.lifts_one()
            self.goes_forward()
        self.moves += 1

    def lifts_one(self) -> None:
        lift = self._cell if self._cell.is_visible() else self._mine.first
        lift.click(timeout=SOON)

    def goes_forward(self) -> None:
        """The first square that can be reached is the one nearest to the boat."""
        self.first_goal().click(timeout=SOON)

    def first_goal(self) -> Locator:
        return self._goal.first
