"""Two people at one table, each in a browser of their own."""

import re

from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.seating import ready, remember
from tests.web.visitors import Visitors
from tools.moments import HERO, asked, last_vote, trade_at_hand
from tools.staging import Json, Staged, stage


def both_at(visitors: Visitors, staged: Staged) -> tuple[Page, Page]:
    """The first seat in one browser, all the others in another."""
    pages = visitors.desktop(), visitors.desktop()
    for page, token in zip(pages, (staged.token, staged.others), strict=True):
        remember(page, {staged.id: token})
        page.goto(f"/t/{staged.id}")
    return pages


def nobody_has_voted(views: dict[int, Json]) -> bool:
    return asked(views[HERO], "vote") and not views[HERO]["voted"]


def vote(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name).check(force=True)
    page.get_by_role("button", name=f"Fold it: {name}").click()


def test_a_friend_comes_by_the_link_and_both_play(visitors: Visitors) -> None:
    host, guest = visitors.desktop(), visitors.desktop()
    host.goto("/new/scapegoat")
    host.get_by_label("Name of Amber").fill("Frank")
    host.get_by_role("button", name="Open the table").click()
    guest.goto(host.get_by_role("textbox", name="Link to this table").input_value())
    guest.get_by_role("button", name="Sit down here").first.click()
    guest.get_by_label("Your name").fill("Alma")
    guest.get_by_label("Your name").press("Enter")
    # Sitting down is being ready.
    expect(guest.get_by_role("button", name="Not ready after all")).to_be_visible()

    expect(host.get_by_role("heading", name="Alma")).to_be_visible()
    host.get_by_role("button", name=re.compile("^Fill")).click()
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        ready(page)
        expect(page.get_by_role("list", name="The prison")).to_be_visible()


def test_the_last_vote_turns_all_ballots_over_for_both(server: Hosted, visitors: Visitors) -> None:
    frank, others = both_at(visitors, stage(server.url, "scapegoat", last_vote(2)))
    frank.get_by_role("radio", name="Alma").check(force=True)
    # Nothing may be seen before the last ballot is in.
    expect(others.get_by_text(re.compile("voted for Alma"))).to_have_count(0)
    frank.get_by_role("button", name="Fold it: Alma").click()
    others.get_by_role("button", name=re.compile("show my side")).click()
    for page in (frank, others):
        expect(page.get_by_role("tabpanel", name="Log")).to_contain_text("Frank for Alma")


def test_both_browsers_vote_and_nobody_knows_before_the_end(server: Hosted, visitors: Visitors) -> None:
    frank, others = both_at(visitors, stage(server.url, "scapegoat", nobody_has_voted))
    vote(frank, "Alma")
    for _ in range(3):
        assert "Frank voted for" not in others.content()
        others.get_by_role("button", name=re.compile("show my side")).click()
        vote(others, "Frank")
    for page in (frank, others):
        expect(page.get_by_role("tabpanel", name="Log")).to_contain_text(re.compile("Frank for Alma.*Alma for Frank"))


def test_a_trade_is_offered_in_one_browser_and_accepted_in_the_other(server: Hosted, visitors: Visitors) -> None:
    staged = stage(server.url, "scapegoat", trade_at_hand)
    frank, others = both_at(visitors, staged)
    frank.get_by_role("button", name=re.compile("^Trade$|^Trade, ")).click()
    partners = frank.get_by_role("list", name="With whom do you trade?").get_by_role("button")
    offer = frank.get_by_role("dialog", name="A trade with")
    expect(partners.first.or_(offer)).to_be_visible()
    if not offer.is_visible():
        partners.first.click()
    mine = offer.get_by_role("group", name="You give").get_by_role("button").first
    given = mine.inner_text().strip()
    mine.click()
    expect(offer).to_contain_text(re.compile(f"You give .*: {given}"))
    offer.get_by_role("button", name="Offer it").click()

    others.get_by_role("button", name=re.compile("show my side")).click()
    answer = others.get_by_role("dialog", name="Frank offers you a trade")
    expect(answer).to_contain_text(given)
    answer.get_by_role("button", name="Accept").click()
    for page in (frank, others):
        log = page.get_by_role("tabpanel", name="Log")
        expect(log).to_contain_text(re.compile("trade|accepts|gives"))
    expect(frank.get_by_role("dialog")).to_have_count(0)
