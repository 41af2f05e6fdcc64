"""Decisions that seldom come: a card to keep, a card to choose, items for another's task, and who stays behind."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.server.hosted import Hosted
from tests.web.keyboard import focused, tab_to
from tests.web.seating import ready, staged_scene, take_seat
from tools.rare_moments import CHOOSE, CONSENT, KEEP, LEAVE_BEHIND, Scene
from tools.staging import Staged


def arrives(server: Hosted, page: Page, scene: Scene, title: str) -> tuple[Staged, Locator]:
    """At the moment of the decision: its sheet has come by itself and begins with its title."""
    staged = staged_scene(server.url, scene)
    take_seat(page, staged)
    sheet = page.get_by_role("dialog", name=title)
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("heading", name=title)).to_be_focused()
    return staged, sheet


def log(page: Page) -> Locator:
    return page.get_by_role("tabpanel", name="Log")


def press(page: Page, name: str) -> None:
    """With the keyboard, and by its way: Tab leads there."""
    tab_to(page, name)
    page.keyboard.press("Enter")


def goes_on(page: Page) -> None:
    """The keyboard goes on where the next thing is done."""
    expect(page.get_by_role("dialog")).to_have_count(0)
    ready(page)
    expect(page.get_by_role("region", name="Actions").or_(page.locator("[aria-label=Actions] *:focus"))).to_be_focused()


class TestKeep:
    def test_one_of_three_cards(self, server: Hosted, desktop: Page) -> None:
        staged, sheet = arrives(server, desktop, KEEP, "Keep one card")
        cards = sheet.get_by_role("list").get_by_role("button")
        expect(cards).to_have_count(3)
        expect(sheet.get_by_role("button", name="Choose a card")).to_be_disabled()
        kept = cards.nth(1).locator(".name").inner_text()
        cards.nth(0).click()
        cards.nth(1).click()
        expect(sheet.get_by_role("button", pressed=True)).to_have_count(1)
        sheet.get_by_role("button", name=f"Keep {kept}").click()
        expect(sheet).to_have_count(0)
        expect(log(desktop)).to_contain_text(f"Frank keeps {kept}.")
        expect(desktop.get_by_role("button", name=f"Your card {kept}: look at it")).to_be_visible()
        assert len(staged.views[0]["pending"]["cards"]) == 3

    def test_by_keyboard(self, server: Hosted, desktop: Page) -> None:
        arrives(server, desktop, KEEP, "Keep one card")
        desktop.keyboard.press("Tab")
        desktop.keyboard.press("Tab")
        card = desktop.locator(":focus .name").inner_text()
        desktop.keyboard.press("Space")
        press(desktop, f"Keep {card}")
        expect(log(desktop)).to_contain_text(f"Frank keeps {card}.")
        goes_on(desktop)

    def test_after_a_look_at_the_board(self, server: Hosted, desktop: Page) -> None:
        _, sheet = arrives(server, desktop, KEEP, "Keep one card")
        sheet.get_by_role("button", name="Look at the board").click()
        expect(sheet).to_have_count(0)
        desktop.get_by_role("button", name="Choose the card you keep").click()
        sheet.get_by_role("list").get_by_role("button").first.click()
        sheet.get_by_role("button", name=re.compile("^Keep ")).click()
        expect(log(desktop)).to_contain_text("Frank keeps ")


class TestChoose:
    def test_a_card_of_the_hand_that_is_shown(self, server: Hosted, desktop: Page) -> None:
        staged, sheet = arrives(server, desktop, CHOOSE, "Choose a card")
        owner = ("Frank", "Clarence", "Alma", "Dolores")[staged.views[0]["pending"]["from"]]
        expect(sheet).to_contain_text(f"{owner} shows you this hand.")
        card = sheet.get_by_role("list").get_by_role("button").last
        chosen = card.locator(".name").inner_text()
        card.click()
        sheet.get_by_role("button", name=f"Discard {chosen}").click()
        expect(sheet).to_have_count(0)
        expect(log(desktop)).to_contain_text(f"{chosen} goes from {owner} to the discard pile.")

    def test_by_keyboard(self, server: Hosted, desktop: Page) -> None:
        arrives(server, desktop, CHOOSE, "Choose a card")
        desktop.keyboard.press("Escape")
        press(desktop, "Choose a card")
        expect(desktop.get_by_role("dialog")).to_be_visible()
        desktop.keyboard.press("Tab")
        desktop.keyboard.press("Tab")
        card = desktop.locator(":focus .name").inner_text()
        desktop.keyboard.press("Enter")
        press(desktop, f"Discard {card}")
        expect(log(desktop)).to_contain_text(f"{card} goes from ")
        goes_on(desktop)


class TestConsent:
    def test_items_are_given(self, server: Hosted, desktop: Page) -> None:
        staged, sheet = arrives(server, desktop, CONSENT, "Clarence asks for your items")
        expect(sheet).to_contain_text(re.compile("Clarence wants to complete “.+” with things of yours."))
        mine = [token["item"] for token in staged.views[0]["pending"]["pay"] if token["seat"] == 0]
        expect(sheet).to_contain_text(re.compile(f"You give\\s*{mine[0]}"))
        sheet.get_by_role("button", name="Agree").click()
        expect(sheet).to_have_count(0)
        expect(log(desktop)).to_contain_text("Frank agrees to give the items.")
        expect(desktop.get_by_role("region", name="Actions")).to_contain_text("Dolores decides")

    def test_by_keyboard_they_are_refused(self, server: Hosted, desktop: Page) -> None:
        arrives(server, desktop, CONSENT, "Clarence asks for your items")
        press(desktop, "Refuse")
        expect(log(desktop)).to_contain_text("Frank does not agree to give the items.")
        goes_on(desktop)


class TestLeaveBehind:
    def test_the_scapegoat_decides_the_tie(self, server: Hosted, desktop: Page) -> None:
        staged, sheet = arrives(server, desktop, LEAVE_BEHIND, "Who stays behind?")
        assert staged.views[0]["pending"]["tied"] == [2, 3]
        expect(sheet.get_by_role("list").get_by_role("button")).to_have_text(["Alma", "Dolores"])
        expect(sheet.get_by_role("button", name="Choose a prisoner")).to_be_disabled()
        sheet.get_by_role("button", name="Dolores").click()
        sheet.get_by_role("button", name="Leave Dolores behind").click()
        ending = desktop.get_by_role("dialog")
        expect(ending).to_contain_text("Still tied: Alma and Dolores. Frank, the Scapegoat, leaves Dolores behind.")
        expect(ending).to_contain_text("Frank, Clarence and Alma escape and win; Dolores stays in prison.")

    def test_by_keyboard(self, server: Hosted, desktop: Page) -> None:
        arrives(server, desktop, LEAVE_BEHIND, "Who stays behind?")
        press(desktop, "Alma")
        assert focused(desktop).startswith("Alma")
        press(desktop, "Leave Alma behind")
        ending = desktop.get_by_role("dialog")
        expect(ending).to_contain_text("Frank, the Scapegoat, leaves Alma behind.")
        expect(ending.get_by_role("heading", level=2)).to_be_focused()
