"""A new table on one's own machine, and the choices beside "Play now"."""

import re

from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.seating import remember


def test_a_link_that_works_only_here_says_so_and_how_to_open_it(server: Hosted, desktop: Page) -> None:
    created = server.create(game="scapegoat", seats=[{"kind": "guest", "name": "Frank"}, *[{"kind": "open"}] * 3])
    remember(desktop, {created["id"]: created["token"]})
    desktop.goto(f"/t/{created['id']}")
    note = desktop.get_by_role("note")
    expect(note).to_contain_text("This link works only on this computer.")
    expect(note).to_contain_text(f"alcatraz serve --host 0.0.0.0 --port {server.port}")


def test_the_level_of_the_bots_is_chosen_beside_play_now_and_remembered(desktop: Page) -> None:
    desktop.goto("/")
    card = desktop.get_by_role("article", name="Alcatraz: The Scapegoat")
    level = card.get_by_label("Bots")
    expect(level).to_have_value("inmate")
    level.select_option(label="Hard")
    desktop.reload()
    expect(level).to_have_value("boss")
    level.select_option(label="Easy")
    card.get_by_role("button", name=re.compile("^Play now")).click()
    expect(desktop.get_by_text("bot · easy").first).to_be_visible()
