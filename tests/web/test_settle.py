"""Settle an argument: a position is arranged, asked about, shared and played on, with mouse, finger and keyboard."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.match import Match
from alcatraz.records.record import record
from alcatraz.testing.walks import walk
from tests.web.accessibility import axe
from tests.web.seating import remember
from tests.web.visitors import Visitors

# Scrolls down until the page grows no more: its parts are loaded one after the other.
AT_THE_END = """
() => {
  const height = document.body.scrollHeight;
  const same = window.lastHeight === height;
  window.lastHeight = height;
  scrollTo(0, height);
  return same;
}
"""


def settle(page: Page, game: str, position: dict[str, object] | None = None) -> None:
    page.goto(f"/settle/{game}")
    expect(page.get_by_role("button", name="Play on from here")).to_be_enabled()
    if position is not None:
        read(page, json.dumps(position))


def read(page: Page, text: str) -> None:
    page.get_by_role("button", name="Start from").click()
    page.get_by_label("Pasted text").fill(text)
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def room(page: Page, place: str) -> Locator:
    return page.locator(f'[data-place="{place}"]')


def answer(page: Page) -> Locator:
    return page.get_by_role("complementary", name="The arbiter says")


WATCHED: dict[str, object] = {
    "game": "scapegoat",
    "guards": {"infirmary": 2},
    "players": [{"at": "infirmary"}, {"at": "chapel"}, {"at": "chapel"}],
}


def test_a_third_guard_stops_the_work_and_the_page_says_why(desktop: Page) -> None:
    settle(desktop, "scapegoat", WATCHED)
    taking = answer(desktop).get_by_role("listitem").filter(has_text="Take 1 drug")
    expect(taking).to_have_count(1)
    desktop.get_by_role("button", name="Guard", exact=True).click()
    room(desktop, "infirmary").click()
    expect(taking).to_have_count(0)
    answer(desktop).get_by_label("What").select_option(label="Use the location")
    answer(desktop).get_by_role("button", name="Set: Takes").click()
    answer(desktop).get_by_label("Add to: Takes").select_option(label="drug")
    answer(desktop).get_by_role("button", name="Ask").click()
    expect(answer(desktop)).to_contain_text("Three guards are watching the Infirmary")
    axe(desktop)


def test_a_pawn_is_dragged_to_another_room(desktop: Page) -> None:
    settle(desktop, "scapegoat", WATCHED)
    desktop.locator('[data-anchor="pawn-0"]').drag_to(room(desktop, "workshop"))
    expect(room(desktop, "workshop")).to_have_attribute("aria-label", re.compile("Here: Amber"))
    desktop.get_by_role("button", name="Undo the last change").click()
    expect(room(desktop, "infirmary")).to_have_attribute("aria-label", re.compile("Here: Amber"))


def test_by_keyboard_alone(desktop: Page) -> None:
    settle(desktop, "scapegoat", WATCHED)
    room(desktop, "chapel").focus()
    desktop.keyboard.press("+")
    desktop.keyboard.press("1")
    expect(room(desktop, "chapel")).to_have_attribute("aria-label", re.compile("1 guard.*Here: Amber, Teal and Rose"))
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_role("dialog", name="Chapel")).to_be_visible()
    desktop.keyboard.press("Escape")
    expect(desktop.get_by_role("dialog")).to_have_count(0)


def test_every_mistake_is_said_at_once_and_where_it_is(visitors: Visitors) -> None:
    desktop = visitors.desktop()
    settle(desktop, "scapegoat")
    read(desktop, json.dumps({**WATCHED, "guards": {"chapel": 9}, "round": 0}))
    problems = desktop.get_by_role("heading", name="This position cannot be, for 2 reasons")
    expect(problems).to_be_visible()
    expect(desktop.get_by_text("guards.chapel")).to_be_visible()
    expect(desktop.get_by_label("The whole position")).to_be_visible()
    # A browser notes every answer that is no success.
    visitors.complaints = [each for each in visitors.complaints if "400 (Bad Request)" not in each]


def test_a_ruling_that_would_change_the_answer(desktop: Page) -> None:
    settle(
        desktop,
        "scapegoat",
        {
            **WATCHED,
            "guards": {"infirmary": 4},
            "players": [{"at": "infirmary", "cash": 1}, {"at": "chapel"}, {"at": "chapel"}],
        },
    )
    told = answer(desktop).locator("details", has=desktop.get_by_text("played as ruled")).first
    told.locator("summary").click()
    expect(told).to_contain_text("Bribe")


def test_a_link_brings_the_position_back_and_a_broken_one_is_refused(desktop: Page) -> None:
    settle(desktop, "scapegoat", WATCHED)
    expect(desktop).to_have_url(re.compile("#p="))
    expect(room(desktop, "infirmary")).to_have_attribute("aria-label", re.compile("2 guards"))
    address = desktop.url
    desktop.goto("/")
    desktop.goto(address)
    expect(room(desktop, "infirmary")).to_have_attribute("aria-label", re.compile("2 guards.*Here: Amber"))
    desktop.goto("/")
    desktop.goto(address[: address.index("#p=") + 30])
    expect(desktop.get_by_text("There is no position in this link")).to_be_visible()


def test_a_table_plays_on_and_says_that_it_was_arranged(desktop: Page) -> None:
    settle(desktop, "scapegoat", WATCHED)
    desktop.get_by_role("button", name="Play on from here").click()
    desktop.get_by_role("button", name="Open the table").click()
    expect(desktop).to_have_url(re.compile("/t/"))
    expect(room(desktop, "infirmary")).to_have_attribute("aria-label", re.compile("Here:"))
    desktop.get_by_role("button", name="Menu").click()
    expect(desktop.get_by_role("dialog")).to_contain_text("started from an arranged position")


def test_any_move_of_a_record_from_a_file(desktop: Page, tmp_path: Path) -> None:
    bundle = BUNDLES["boat"]
    table = Match.new(bundle.game, 2, 5, {})
    for step in walk(bundle, bundle.game.copy(table.state), 5, 12):
        table.play(step.seat, step.move)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record(table)))
    settle(desktop, "boat")
    desktop.get_by_role("button", name="Start from").click()
    desktop.get_by_label("A record or a position").set_input_files(file)
    bar = desktop.get_by_role("region", name="The moves of the record")
    expect(bar).to_contain_text("0 of 12")
    bar.get_by_role("button", name="One move on").click()
    expect(bar).to_contain_text("1 of 12")
    expect(desktop.get_by_text("Not allowed, and why").first).to_be_visible()


def test_the_yard_by_tapping(desktop: Page) -> None:
    settle(desktop, "boat")
    desktop.get_by_role("group", name="Pieces to place").get_by_role("button", name="Amber").click()
    desktop.locator('[data-square="9,5"]').click()
    desktop.keyboard.press("Escape")
    expect(desktop.locator('[data-square="9,5"]')).to_have_attribute("aria-label", re.compile("prisoner of Amber"))
    axe(desktop)


@pytest.mark.parametrize("game", ["scapegoat", "boat"])
def test_on_a_phone(phone: Page, game: str) -> None:
    settle(phone, game)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for name in ("Position", "Answer", "Board"):
        phone.get_by_role("navigation", name="What to show").get_by_role("button", name=name).tap()
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
        phone.wait_for_function(AT_THE_END, polling=200)
        axe(phone)


def test_a_room_on_a_phone_opens_as_a_sheet_with_steppers(phone: Page) -> None:
    settle(phone, "scapegoat", WATCHED)
    room(phone, "chapel").tap()
    sheet = phone.get_by_role("dialog", name="Chapel")
    sheet.get_by_role("spinbutton", name="Guards").fill("3")
    sheet.get_by_role("spinbutton", name="Guards").blur()
    axe(phone)
    phone.get_by_role("button", name="Close").tap()
    expect(room(phone, "chapel")).to_have_attribute("aria-label", re.compile("3 guards"))


def test_a_finger_on_a_task_card_opens_its_room(phone: Page) -> None:
    settle(phone, "scapegoat", WATCHED | {"tasks": {"chapel": "hide_the_rubble"}})
    phone.locator('[data-anchor="room-chapel"] .pinned').tap()
    expect(phone.get_by_role("dialog", name="Chapel")).to_be_visible()


def test_french_by_daylight(desktop: Page) -> None:
    remember(desktop, theme="light", language="fr")
    desktop.goto("/settle/scapegoat")
    expect(desktop.get_by_role("heading", name="L’arbitre répond")).to_be_visible()
    expect(desktop.get_by_role("button", name="Jouer la suite")).to_be_enabled()
    axe(desktop)
