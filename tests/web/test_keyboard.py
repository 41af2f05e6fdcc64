"""A turn of each game without mouse or finger."""

import re

from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.keyboard import focused, tab_to, tab_to_a_choice
from tests.web.seating import against_bots, ready, take_seat
from tools.moments import last_vote, your_turn
from tools.staging import stage


def test_from_the_home_page_into_a_game(desktop: Page) -> None:
    desktop.goto("/")
    tab_to(desktop, "Play now")
    desktop.keyboard.press("Enter")
    ready(desktop)
    expect(desktop.get_by_role("list", name="The prison")).to_be_visible()


def test_a_move_and_the_end_of_the_turn(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, stage(server.url, "scapegoat", your_turn(2, 2)))
    tab_to(desktop, "Move, ")
    desktop.keyboard.press("Enter")
    question = desktop.get_by_role("heading", name="Where do you go?")
    expect(question).to_be_focused()
    desktop.keyboard.press("Escape")
    expect(question).to_have_count(0)

    tab_to(desktop, "Move, ")
    desktop.keyboard.press("Enter")
    expect(question).to_be_focused()
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_role("button", name="Undo")).to_be_visible()

    ready(desktop)
    tab_to(desktop, "End turn")
    desktop.keyboard.press("Enter")
    sure = desktop.get_by_role("dialog", name="End turn")
    expect(sure).to_be_visible()
    desktop.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    tab_to(desktop, "End turn")
    desktop.keyboard.press("Enter")
    expect(sure).to_be_visible()
    tab_to(desktop, "End the turn")
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_role("banner")).not_to_contain_text("Your turn")


def test_arrows_walk_through_the_prison_and_enter_goes_there(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, stage(server.url, "scapegoat", your_turn(2, 2)))
    rooms = desktop.get_by_role("list", name="The prison")
    own = rooms.get_by_role("button", name=re.compile("Here: [^.]*Frank"))
    own.focus()
    reachable = rooms.get_by_role("button", name=re.compile("Go there for"))
    expect(reachable.first).to_be_visible()
    start = focused(desktop)
    for step in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight"):
        desktop.keyboard.press(step)
        if "Go there for" in focused(desktop):
            break
    assert focused(desktop) != start
    goal = focused(desktop).split(".")[0]
    assert "Go there for" in focused(desktop)
    desktop.keyboard.press("Enter")
    expect(rooms.get_by_role("button", name=re.compile(f"^{goal}.*Here: [^.]*Frank"))).to_be_visible()


def test_a_vote(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, stage(server.url, "scapegoat", last_vote(2)))
    radios = desktop.get_by_role("radio")
    tab_to_a_choice(desktop)
    desktop.keyboard.press("ArrowDown")
    expect(radios.nth(1)).to_be_checked()
    tab_to(desktop, "Fold it")
    desktop.keyboard.press("Enter")
    slips = desktop.get_by_role("list", name="What it means for you")
    expect(slips).to_contain_text("Frank for Clarence")
    expect(desktop.get_by_role("dialog")).to_have_count(0)
    tab_to(desktop, "The votes")
    desktop.keyboard.press("Enter")
    expect(slips).to_have_count(0)


def test_a_prisoner_leaves_the_cell(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "boat", seats=2, seed="keys"))
    tab_to(desktop, "The cell")
    desktop.keyboard.press("Enter")
    goals = desktop.get_by_role("button", name=re.compile(r"^[A-I]\d.*the guard goes \d"))
    expect(goals.first).to_be_visible()
    desktop.keyboard.press("Shift+Tab")
    for step in ("ArrowLeft", "ArrowUp") * 40:
        if "the guard goes" in focused(desktop):
            break
        desktop.keyboard.press(step)
    assert "the guard goes" in focused(desktop)
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_role("tabpanel")).to_contain_text("Frank brings a prisoner out of the cell")


def test_escape_puts_a_prisoner_down(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "boat", seats=2, seed="keys"))
    cell = desktop.get_by_role("button", name=re.compile("^The cell"))
    tab_to(desktop, "The cell")
    desktop.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-pressed", "true")
    desktop.keyboard.press("Escape")
    expect(cell).to_have_attribute("aria-pressed", "false")
