"""The page arrives whole, under the server's own security policy."""

import re

from playwright.sync_api import Page, expect

from tests.web.accessibility import axe


def test_the_page_opens_on_a_desktop(desktop: Page) -> None:
    desktop.goto("/")
    expect(desktop).to_have_title(re.compile("Alcatraz"))
    expect(desktop.get_by_role("main")).to_be_visible()
    axe(desktop)


def test_the_page_opens_on_a_phone_and_does_not_scroll_sideways(phone: Page) -> None:
    phone.goto("/")
    expect(phone.get_by_role("main")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
