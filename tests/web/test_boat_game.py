"""A whole game of Alcatraz (1999), by clicking."""

import re

from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.runaway import Runaway
from tests.web.seating import against_bots, take_seat


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
    expect(goal).to_have_accessible_name(re.compile(r"the guard goes to column \d"))
    goal.click()
    expect(desktop.get_by_role("tabpanel")).to_contain_text(re.compile("The guard of row"))
