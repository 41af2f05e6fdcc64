"""A whole game of Alcatraz (1999), by clicking."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.runaway import Runaway
from tests.web.seating import against_bots, take_seat


@pytest.mark.whole_game
def test_a_whole_game_against_a_bot_ends_with_its_reasons(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "boat", seats=2, seed="game 0", level="inmate"))
    frank = Runaway(desktop, "Frank")
    frank.plays_to_the_end()
    assert frank.moves > 0

    ending = desktop.get_by_role("dialog")
    expect(ending.get_by_role("heading", level=2)).to_have_text(re.compile("boat"))
    fates = ending.get_by_role("list").first.get_by_role("listitem")
    expect(fates).to_have_text(
        [re.compile("Frank: (in the boat|still on the island)"), re.compile("in the boat|still on")]
    )
    expect(ending.get_by_role("list").last.get_by_role("link", name=re.compile("B-")).first).to_be_visible()


def test_a_square_tells_what_its_guard_will_do(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "boat", seats=2, seed="one look"))
    frank = Runaway(desktop, "Frank")
    frank.lifts_one()
    goal = frank.first_goal()
    expect(goal).to_have_accessible_name(re.compile(r"the guard goes \d squares?, to column [A-I]"))
    goal.click()
    expect(desktop.get_by_role("tabpanel")).to_contain_text(re.compile("The guard of row"))


def test_the_preview_says_that_the_guard_walks_as_far_as_the_prisoner(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "boat", seats=2, seed="one look"))
    frank = Runaway(desktop, "Frank")
    expect(desktop.get_by_text("walks towards you, as many squares as you walked")).to_be_visible()
    frank.lifts_one()
    frank.first_goal().hover()
    expect(
        desktop.get_by_text(re.compile(r"You: (\d) squares?. The guard of row \d: \1 squares?, to [A-I]\d"))
    ).to_be_visible()


def test_a_square_that_may_not_be_entered_says_why(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "boat", seats=2, seed="one look"))
    frank = Runaway(desktop, "Frank")
    frank.lifts_one()
    desktop.locator("[data-square='1,1']").click()
    slip = desktop.get_by_role("status").filter(has_text="A1")
    expect(slip).to_contain_text("guard of row 1 would")
    expect(slip.get_by_role("link", name="B-3.2")).to_be_visible()
    slip.get_by_role("button", name="Close").click()
    expect(slip).to_have_count(0)


def test_the_last_move_is_marked(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "boat", seats=2, seed="one look"))
    frank = Runaway(desktop, "Frank")
    frank.lifts_one()
    frank.first_goal().click()
    expect(desktop.get_by_role("button", name=re.compile("the last move ended here")).first).to_be_visible()
