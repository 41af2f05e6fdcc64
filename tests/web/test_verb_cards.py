"""Every action has a card with what it does, what it costs and what it is good for."""

import re

from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.seating import take_seat, to_look_at
from tools.moments import your_turn, your_turn_with

MOVE = re.compile("^Move, ")
RIOT = re.compile("^Riot, ")


def test_the_mouse_resting_on_an_action_opens_its_card(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, to_look_at(server.url, "scapegoat", your_turn(5, 2)))
    desktop.get_by_role("button", name=RIOT).hover()
    card = desktop.get_by_role("status").filter(has_text="Riot")
    expect(card).to_contain_text("1 AP")
    expect(card).to_contain_text("Draw one guard from a neighbouring room into yours.")
    expect(card).to_contain_text("Clears the room next door")
    expect(card.get_by_role("link", name="S-6.4")).to_be_visible()
    desktop.mouse.move(700, 20)
    expect(card).to_have_count(0)


def test_the_keyboard_opens_it_too_and_escape_closes_it(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, to_look_at(server.url, "scapegoat", your_turn(5, 2)))
    move = desktop.get_by_role("button", name=MOVE)
    move.focus()
    desktop.keyboard.press("Tab")
    card = desktop.get_by_role("status").filter(has_text="Do what your room offers")
    expect(card).to_be_visible()
    desktop.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_long_press_opens_it_and_does_nothing_else(server: Hosted, phone: Page) -> None:
    take_seat(phone, to_look_at(server.url, "scapegoat", your_turn(5, 2)))
    move = phone.get_by_role("button", name=MOVE)
    move.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    card = phone.get_by_role("status").filter(has_text="Walk to one of the neighbouring rooms")
    expect(card).to_be_visible()
    move.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    move.dispatch_event("click")
    expect(card).to_be_visible()
    expect(move).to_be_visible()


def test_a_task_that_can_be_completed_stands_out(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, to_look_at(server.url, "scapegoat", your_turn_with("complete", 3)))
    expect(desktop.get_by_role("button", name=re.compile("^Complete, "))).to_have_class(re.compile("lamp"))
    expect(desktop.get_by_role("button", name=MOVE)).not_to_have_class(re.compile("lamp"))
