"""The rulebook on the page: how to play first, rules with examples, what the table plays, and the way to paper."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.accessibility import axe
from tests.web.seating import remember

BOTS = [{"kind": "bot", "level": "rookie"}] * 3


def test_it_reads_as_a_book(desktop: Page) -> None:
    desktop.goto("/rulebook/scapegoat")
    headings = desktop.get_by_role("heading", level=2)
    expect(headings.first).to_have_text("How to play")
    sections = ["How to play", "What lies in the box", "The rules", "Player aid", "The authors’ advice", "Glossary"]
    shown = headings.all_text_contents()
    assert [title for title in shown if title in sections] == sections
    expect(desktop.get_by_text("Advice, not rules.")).to_be_visible()
    expect(desktop.get_by_text("Designed by Rafał Cywicki")).to_be_visible()


def test_a_rule_says_where_each_text_comes_from_and_shows_an_example(desktop: Page) -> None:
    desktop.goto("/rulebook/scapegoat#S-8.4")
    rule = desktop.locator("article", has=desktop.get_by_role("heading", name="Four guards: sealed off"))
    expect(rule).to_be_focused()
    expect(rule.get_by_text("printed rule", exact=True)).to_be_visible()
    expect(rule.get_by_text("our ruling", exact=True)).to_be_visible()
    expect(rule.get_by_role("img", name="A sealed room")).to_be_visible()
    expect(rule.get_by_text("Not allowed.")).to_be_visible()


def test_counting_guards_is_the_introduction_of_its_chapter(desktop: Page) -> None:
    desktop.goto("/rulebook/scapegoat#S-8.2")
    desktop.locator("article", has_text="Two guards: work costs more").get_by_role("link", name="S-8 What").click()
    expect(desktop.locator("article", has_text="go no higher than 4")).to_be_focused()


def test_opened_from_a_table_it_says_what_the_table_plays(server: Hosted, desktop: Page) -> None:
    table = server.create(game="scapegoat", seats=BOTS, options={"rulings": ["S-9.4"]})["id"]
    desktop.goto(f"/rulebook/scapegoat?table={table}#S-9.4")
    consent = desktop.locator("article", has=desktop.get_by_role("heading", name="Items used for a task"))
    expect(consent.get_by_text("This table plays it.")).to_be_visible()
    bribes = desktop.locator("article", has=desktop.get_by_role("heading", name="Bribe a guard"))
    expect(bribes.get_by_text("This table does not play it.")).to_be_visible()
    printed = desktop.get_by_role("link", name="Print").get_attribute("href") or ""
    assert re.search(rf"/rules/scapegoat/print\?language=en&table={table}$", printed)
    # Links within the book stay with the table.
    consent.get_by_role("link", name="S-11.1").click()
    expect(desktop).to_have_url(re.compile(rf"\?table={table}#S-11\.1$"))


def test_a_search_leaves_only_rules(desktop: Page) -> None:
    desktop.goto("/rulebook/boat")
    desktop.get_by_role("searchbox").fill("alarm")
    expect(desktop.get_by_role("heading", name="Rolling for the alarm")).to_be_visible()
    expect(desktop.get_by_role("heading", name="How to play")).to_have_count(0)
    expect(desktop.get_by_text("Rules found: 3")).to_be_visible()
    desktop.get_by_role("searchbox").fill("helicopter")
    expect(desktop.get_by_text("No rule speaks of “helicopter”.")).to_be_visible()


@pytest.mark.parametrize("game", ["scapegoat", "boat"])
def test_axe_finds_nothing(server: Hosted, desktop: Page, game: str) -> None:
    """In French; on the phone below in English."""
    table = server.create(game=game, seats=BOTS, options={})["id"]
    remember(desktop, language="fr")
    desktop.goto(f"/rulebook/{game}?table={table}")
    expect(desktop.locator("article").first).to_be_visible()
    desktop.locator("summary").evaluate_all("all => all.forEach((each) => each.click())")
    axe(desktop, both_themes=True)


@pytest.mark.parametrize("game", ["scapegoat", "boat"])
def test_on_a_phone(phone: Page, game: str) -> None:
    phone.goto(f"/rulebook/{game}")
    expect(phone.locator("article").first).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(phone)


@pytest.mark.parametrize("game", ["scapegoat", "boat"])
def test_the_paper_has_no_barriers_either(desktop: Page, game: str) -> None:
    desktop.goto(f"/rules/{game}/print?language=en")
    expect(desktop.get_by_role("heading", level=1)).to_be_visible()
    axe(desktop)
