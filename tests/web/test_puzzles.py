"""Puzzles on the page: the list, a wrong try and the solution, by mouse, keyboard and finger, in both languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.accessibility import axe
from tests.web.visitors import Visitors


def test_a_wrong_try_is_explained_and_the_solution_is_kept(desktop: Page) -> None:
    desktop.goto("/puzzles/boat/1")
    expect(desktop.get_by_test_id("puzzle-task")).to_contain_text("Win by force in 2 of your turns")
    expect(desktop.get_by_role("button", name="What would you do?")).to_have_count(0)
    desktop.locator('[data-square="2,7"]').click()
    desktop.locator('[data-square="2,9"]').click()
    expect(desktop.get_by_test_id("verdict")).to_contain_text("Not the best.")
    expect(desktop.get_by_test_id("solution")).to_contain_text("Move the prisoner on G2 to G1")
    axe(desktop)
    desktop.get_by_role("button", name="Try again").click()
    desktop.locator('[data-square="2,7"]').click()
    desktop.locator('[data-square="1,7"]').click()
    expect(desktop.get_by_test_id("verdict")).to_contain_text("Right.")
    desktop.get_by_role("button", name="Next puzzle").click()
    expect(desktop).to_have_url(re.compile("/puzzles/boat/2$"))
    expect(desktop.get_by_test_id("puzzle-task")).to_be_visible()
    desktop.get_by_role("link", name="All puzzles").click()
    expect(desktop.get_by_role("link", name="Puzzle 1, solved", exact=True)).to_be_visible()
    axe(desktop)


@pytest.mark.parametrize("way", ["finger", "keyboard"])
def test_a_puzzle_of_the_prison_in_french(visitors: Visitors, way: str) -> None:
    page = visitors.phone(locale="fr-FR") if way == "finger" else visitors.desktop(locale="fr-FR")
    page.goto("/puzzles/scapegoat/1")
    task = page.get_by_test_id("puzzle-task")
    expect(task).to_contain_text("plan")
    take = page.get_by_role("button", name=re.compile("^Prendre.: outil"))
    expect(take).to_be_visible()
    if way == "finger":
        take.tap()
    else:
        take.focus()
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("verdict")).to_contain_text("Juste.")


def test_the_home_page_leads_to_the_puzzle_of_the_day(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_role("link", name="Puzzle of the day").last.click()
    expect(desktop).to_have_url(re.compile(r"/puzzles/boat/\d+$"))
    expect(desktop.get_by_test_id("puzzle-task")).to_be_visible()
