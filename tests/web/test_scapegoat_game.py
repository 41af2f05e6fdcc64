"""A whole game of The Scapegoat, by clicking."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.prisoner import Prisoner
from tests.web.seating import against_bots, take_seat


@pytest.mark.whole_game
def test_a_whole_game_against_bots_ends_with_its_reasons(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "scapegoat", seats=3, seed="game 32"))
    frank = Prisoner(desktop)
    frank.plays_to_the_end()
    assert frank.votes > 0
    assert frank.turns > 0

    ending = desktop.get_by_role("dialog")
    expect(ending.get_by_role("heading", level=2)).to_have_text(re.compile("escape|left behind"))
    fates = ending.get_by_role("list").first.get_by_role("listitem")
    expect(fates).to_have_count(3)
    for fate in fates.all():
        expect(fate).to_have_text(re.compile("escapes|stays behind|caught"))
    reasons = ending.get_by_role("list").last.get_by_role("listitem")
    expect(reasons.first).to_be_visible()
    expect(reasons.first.get_by_role("link", name=re.compile("S-"))).to_be_visible()

    ending.get_by_role("button", name="Look at the board").click()
    expect(ending).to_have_count(0)
    expect(desktop.get_by_role("list", name="The prison")).to_be_visible()
    # However fast things happened, the log has followed them.
    expect(desktop.get_by_role("list", name="Log").get_by_role("listitem").last).to_be_in_viewport()
