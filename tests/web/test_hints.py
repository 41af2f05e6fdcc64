"""Hints on the page: where to look, the move, playing it; reasons of bots; taking back; hints by agreement."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.server.hosted import Hosted
from tests.web.accessibility import axe
from tests.web.seating import against_bots, ready, take_seat
from tests.web.visitors import Visitors


def lamp(page: Page) -> Locator:
    return page.get_by_role("button", name="What would you do?")


def test_a_first_press_shows_where_a_second_one_what_and_it_may_be_played(server: Hosted, phone: Page) -> None:
    take_seat(phone, against_bots(server, "scapegoat", seats=4, seed="pictures"))
    lamp(phone).tap()
    told = phone.get_by_test_id("advice")
    expect(told).to_contain_text(re.compile("^Look at"))
    expect(phone.locator(".pointed").first).to_be_attached()
    axe(phone)
    told.get_by_role("button", name="Show the move").tap()
    play = told.get_by_role("button", name="Play it")
    box, screen = told.bounding_box(), phone.viewport_size
    assert box is not None
    assert screen is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= screen["width"]
    play.tap()
    expect(told).to_have_count(0)
    expect(phone.locator(".pointed")).to_have_count(0)
    phone.get_by_role("button", name="Talk").tap()
    expect(phone.get_by_role("list", name="Log")).to_contain_text("Frank")


def test_the_keyboard_asks_and_a_bot_says_why(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "boat", seats=2, seed="pictures"))
    expect(lamp(desktop)).to_be_visible()
    desktop.keyboard.press("h")
    expect(desktop.get_by_test_id("advice")).to_contain_text("Look at the cell.")
    expect(desktop.locator(".cell.pointed")).to_be_visible()
    desktop.keyboard.press("h")
    expect(desktop.get_by_role("button", name="Play it")).to_be_visible()
    desktop.keyboard.press("Escape")
    expect(desktop.get_by_test_id("advice")).to_have_count(0)
    desktop.keyboard.press("h")
    desktop.keyboard.press("h")
    desktop.get_by_role("button", name="Play it").press("Enter")
    desktop.get_by_role("button", name=re.compile("^Why did you do that?")).first.click()
    expect(desktop.get_by_test_id("because")).to_have_text(re.compile("^“.+”$"))
    axe(desktop)


def test_any_move_is_taken_back_where_the_table_says_so(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "boat", seats=2, seed="pictures"))
    desktop.get_by_role("button", name="Menu").click()
    desktop.get_by_role("button", name="Let me take back any move").click()
    expect(desktop.get_by_role("button", name="Only take back what has shown nothing hidden")).to_be_visible()
    desktop.keyboard.press("Escape")
    desktop.locator(".yard .end.cell").click()
    desktop.locator('[data-square="9,5"]').click()
    expect(desktop.get_by_role("tabpanel", name="Log")).to_contain_text("Teal’s turn")
    expect(desktop.get_by_role("banner")).to_contain_text("Your turn")
    desktop.get_by_role("button", name="Take back").click()
    expect(desktop.get_by_role("tabpanel", name="Log")).not_to_contain_text("Teal’s turn")


def test_with_other_people_hints_need_everybodys_agreement(server: Hosted, visitors: Visitors) -> None:
    plan = [{"kind": "guest", "name": "Frank"}, {"kind": "open"}]
    created = server.create(game="boat", seats=plan, seed="pictures", clock={"grace": None})
    host, friend = server.client(created["id"], created["token"]), server.client(created["id"], None)
    friend.ask(type="sit", name="Clarence", seat=1)
    friend.ask(type="ready", seat=1)
    assert host.ask(type="start")["type"] == "accepted"
    page = visitors.desktop()
    page.context.add_init_script(
        f"localStorage.setItem('alcatraz', JSON.stringify({{tokens: {{'{created['id']}': '{created['token']}'}}}}))"
    )
    page.goto(f"/t/{created['id']}")
    ready(page)
    expect(lamp(page)).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Propose hints for everybody").click()
    expect(page.get_by_role("group", name="A proposal")).to_contain_text("Frank would like everybody to have hints.")
    assert friend.ask(type="agree", seat=1, yes=True)["type"] == "accepted"
    expect(lamp(page)).to_be_visible()
