"""A newcomer is in the game after two clicks."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.seating import ready


@pytest.mark.parametrize(("game", "board"), [("The Scapegoat", "The prison"), ("1999", "The yard")])
def test_one_click_on_play_now_leads_into_the_game(desktop: Page, game: str, board: str) -> None:
    desktop.goto("/")
    desktop.get_by_role("article", name=game).get_by_role("button", name="Play now").click()
    ready(desktop)
    expect(desktop.get_by_role("list", name=board).or_(desktop.get_by_role("grid", name=board))).to_be_visible()
    expect(desktop).to_have_url(re.compile("/t/"))


def test_somebody_who_reloads_keeps_the_seat(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_label("Your name").fill("Alma")
    desktop.get_by_role("article", name="The Scapegoat").get_by_role("button", name="Play now").click()
    mine = desktop.get_by_role("listitem").filter(has=desktop.get_by_role("heading", name="Alma"))
    expect(mine.first).to_contain_text("you")
    desktop.reload()
    expect(mine.first).to_contain_text("you")


def test_a_table_that_is_gone_says_so(desktop: Page) -> None:
    desktop.goto("/t/nowhere")
    expect(desktop.get_by_role("heading", name="This table is gone")).to_be_visible()
    desktop.get_by_role("link", name="Back to the beginning").click()
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Get off the Rock.")
