"""Looking at a finished game together: two people at one moment, a finger, another move played out on the side."""

import re
from functools import cache

from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.accessibility import axe
from tests.web.seating import remember
from tests.web.visitors import Visitors
from tools.moments import is_over
from tools.staging import Staged, stage


@cache
def finished(url: str) -> Staged:
    return stage(url, "boat", is_over, seats=2)


def comes(page: Page, over: Staged, token: str, moment: str = "") -> None:
    remember(page, {over.id: token})
    page.goto(f"/together/{over.id}{moment}")
    is_there(page)


def is_there(page: Page) -> None:
    expect(page.get_by_test_id("together")).to_be_visible()
    expect(page.get_by_test_id("replay")).to_be_visible()
    expect(page.locator("[data-square]").first).to_be_visible()


def at(page: Page, move: int) -> None:
    expect(page.get_by_test_id("replay")).to_contain_text(re.compile(rf"Move {move}\b"))


def test_two_people_look_at_the_same_moment(server: Hosted, visitors: Visitors) -> None:
    over = finished(server.url)
    frank, clarence = visitors.desktop(), visitors.phone()
    remember(frank, {over.id: over.token})
    frank.goto(f"/t/{over.id}")
    frank.get_by_role("dialog").get_by_role("link", name="Look at it together").click()
    is_there(frank)
    comes(clarence, over, over.others, "#move-9")
    expect(clarence.get_by_test_id("together-text")).to_have_text("Frank leads.")
    expect(frank.get_by_role("list", name="Who is here").get_by_role("listitem")).to_have_text(["Frank", "Clarence"])
    at(clarence, 0)
    frank.keyboard.press("ArrowRight")
    at(clarence, 1)
    clarence.get_by_role("button", name="Point").click()
    clarence.get_by_test_id("point-veil").click()
    expect(frank.get_by_test_id("finger-1")).to_be_visible()
    axe(frank)
    axe(clarence)
    clarence.get_by_role("button", name="On one step").click()
    follow = clarence.get_by_role("button", name="Follow Frank")
    expect(follow).to_be_visible()
    follow.click()
    at(clarence, 1)
    clarence.get_by_role("button", name="Take the lead").click()
    expect(frank.get_by_test_id("together-text")).to_have_text("Clarence leads.")
    clarence.get_by_role("button", name="On one step").click()
    at(frank, 2)


def test_another_move_is_played_out_on_the_side(server: Hosted, visitors: Visitors) -> None:
    over = finished(server.url)
    frank, clarence = visitors.desktop(), visitors.desktop()
    comes(frank, over, over.token, "#move-2")
    comes(clarence, over, over.others)
    at(clarence, 2)
    clarence.get_by_role("button", name="Another move").click()
    tried = clarence.get_by_test_id("try")
    expect(tried).to_contain_text("What should Frank have done?")
    expect(tried.get_by_role("button", name="Show it to the others")).to_be_disabled()
    clarence.get_by_role("button", name=re.compile("cell", re.IGNORECASE)).first.click()
    clarence.locator("button.reach").first.click()
    tried.get_by_role("button", name="Show it to the others").click()
    frank.get_by_role("button", name="Watch the proposal of Clarence").click()
    for page in (frank, clarence):
        expect(page.get_by_test_id("together-text")).to_contain_text("Bots played on from there:")
        expect(page.locator("[data-square]").first).to_be_visible()
    axe(frank)
    frank.keyboard.press("ArrowRight")
    at(clarence, 1)
    frank.get_by_role("button", name="Back to the game").click()
    expect(clarence.get_by_test_id("together-text")).to_have_text("Frank leads.")
