"""Shuffles that nobody chose: the browser adds its own random bits, and finds them again after the end."""

from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.runaway import Runaway
from tests.web.seating import remember


def test_the_browser_adds_its_bits_and_checks_them_after_the_end(server: Hosted, desktop: Page) -> None:
    plan = [{"kind": "guest", "name": "Frank"}, {"kind": "bot", "level": "rookie"}]
    table = server.create(game="boat", seats=plan, options={"turn_limit": 2}, clock={"grace": None})
    remember(desktop, {table["id"]: table["token"]})
    desktop.goto(f"/t/{table['id']}")
    desktop.get_by_role("button", name="Start the game").click()
    Runaway(desktop, "Frank").plays_to_the_end()
    desktop.goto(f"/t/{table['id']}")
    desktop.get_by_role("dialog").get_by_role("button", name="Close").click()
    desktop.get_by_role("button", name="Menu").click()
    desktop.get_by_text("Fair shuffles").click()
    expect(desktop.get_by_role("status").filter(has_text="your own random bits are in the shuffles")).to_be_visible()
