"""On a phone of 360 pixels: nothing sideways, everything large enough for a finger."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.seating import scene_to_look_at, take_seat, to_look_at
from tools.moments import OFFERS, in_the_yard, is_over, trade_at_hand, your_decision, your_turn, your_turn_with
from tools.rare_moments import BREAK_TIE, CHOOSE, CONSENT, HAND_OVER, KEEP, LEAVE_BEHIND, NAMES, Scene
from tools.staging import Script, stage

# What a finger meets that is smaller than 44 pixels. Links in a text are as high as the text; the stones of the yard
# share the width of the screen, and each of them is in a list, too; what lies behind an open sheet cannot be touched.
SMALL = """
() => {
  const touched = 'button, a.button, select, summary, input:not([type=radio], [type=checkbox]), label:has(input)';
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...(document.querySelector('dialog[open]') ?? document).querySelectorAll(touched)]
    .filter((each) => isSeen(each) && !each.closest('[role=gridcell]'))
    .map((each) => [each.getAttribute('aria-label') ?? each.textContent.trim(), each.getBoundingClientRect()])
    .filter(([, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
    .map(([name, box]) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
}
"""


def fits(page: Page) -> None:
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize(
    "path", ["/", "/new/scapegoat", "/device/scapegoat", "/new/boat", "/rulebook/scapegoat", "/rulebook/boat"]
)
def test_pages_fit(phone: Page, path: str) -> None:
    phone.goto(path)
    expect(phone.get_by_role("heading", level=1)).to_be_visible()
    phone.locator("summary").evaluate_all("all => all.forEach((each) => each.click())")
    fits(phone)


def test_the_lobby_fits(phone: Page) -> None:
    phone.goto("/new/scapegoat")
    phone.get_by_role("button", name="Open the table").tap()
    expect(phone.get_by_role("note")).to_be_visible()
    fits(phone)


@pytest.mark.parametrize("tab", ["Actions", "Sheets", "Talk"])
def test_every_side_of_the_scapegoat_fits(server: Hosted, phone: Page, tab: str) -> None:
    take_seat(phone, to_look_at(server.url, "scapegoat", your_turn(5, 2)))
    phone.get_by_role("navigation", name="What to show").get_by_role("button", name=tab).tap()
    fits(phone)


@pytest.mark.parametrize(
    ("decision", "script"),
    [("vote", None), ("trade_answer", OFFERS), ("move_guard", None)],
    ids=["vote", "trade", "guards"],
)
def test_decisions_fit(server: Hosted, phone: Page, decision: str, script: Script | None) -> None:
    take_seat(phone, to_look_at(server.url, "scapegoat", your_decision(decision), script))
    expect(phone.get_by_role("dialog").or_(phone.get_by_role("list", name=re.compile("from where")))).to_be_visible()
    fits(phone)


@pytest.mark.parametrize(
    "scene",
    [KEEP, CHOOSE, CONSENT, LEAVE_BEHIND, NAMES, BREAK_TIE, HAND_OVER],
    ids=["keep", "choose", "consent", "leave", "names", "tie", "theft"],
)
def test_rare_decisions_fit(server: Hosted, phone: Page, scene: Scene) -> None:
    take_seat(phone, scene_to_look_at(server.url, scene))
    expect(phone.get_by_role("dialog")).to_be_visible()
    fits(phone)


@pytest.mark.parametrize("verb", ["Trade", "Complete"])
def test_sheets_of_actions_fit(server: Hosted, phone: Page, verb: str) -> None:
    moment = trade_at_hand if verb == "Trade" else your_turn_with("complete")
    take_seat(phone, to_look_at(server.url, "scapegoat", moment))
    phone.get_by_role("button", name=re.compile(f"^{verb}($|, )")).tap()
    expect(phone.get_by_role("dialog").or_(phone.get_by_role("list", name="With whom do you trade?"))).to_be_visible()
    fits(phone)


@pytest.mark.parametrize("game", ["scapegoat", "boat"])
def test_the_ending_fits(server: Hosted, phone: Page, game: str) -> None:
    take_seat(phone, to_look_at(server.url, game, is_over, seats=3))
    expect(phone.get_by_role("heading", name="How it came to that")).to_be_visible()
    fits(phone)


def test_the_yard_fits_and_a_second_tap_goes(server: Hosted, phone: Page) -> None:
    take_seat(phone, stage(server.url, "boat", in_the_yard()))
    fits(phone)
    phone.get_by_role("button", name=re.compile("prisoner of Frank.*can move")).first.tap()
    goal = phone.get_by_role("button", name=re.compile(r"^[A-I]\d.*the guard goes \d")).first
    goal.tap()
    fits(phone)
    phone.get_by_role("button", name=re.compile("^Go")).tap()
    expect(phone.get_by_role("button", name=re.compile("^Go"))).to_have_count(0)


def test_a_turn_is_played_with_a_finger(server: Hosted, phone: Page) -> None:
    take_seat(phone, stage(server.url, "scapegoat", your_turn(2, 2)))
    rooms = phone.get_by_role("list", name="The prison")
    rooms.get_by_role("button", name=re.compile("Here: [^.]*Frank")).tap()
    sheet = phone.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="You can")).to_be_visible()
    fits(phone)
    sheet.get_by_role("button", name="Close").tap()
    phone.get_by_role("button", name=re.compile("^Move, ")).tap()
    phone.get_by_role("list", name="Where do you go?").get_by_role("button").first.tap()
    expect(phone.get_by_role("button", name="Undo")).to_be_visible()
    phone.get_by_role("button", name=re.compile("^End turn")).tap()
    phone.get_by_role("dialog").get_by_role("button", name="End the turn").tap()
    expect(phone.get_by_role("banner")).not_to_contain_text("Your turn")


def test_the_log_opens_where_it_was_written_last(server: Hosted, phone: Page) -> None:
    take_seat(phone, to_look_at(server.url, "scapegoat", your_turn(5, 2)))
    phone.get_by_role("navigation", name="What to show").get_by_role("button", name="Talk").tap()
    expect(phone.get_by_role("list", name="Log").get_by_role("listitem").last).to_be_in_viewport()


def test_the_reasons_of_who_would_stay_open_on_the_screen(server: Hosted, phone: Page) -> None:
    take_seat(phone, to_look_at(server.url, "scapegoat", your_turn(5, 2)))
    phone.get_by_role("navigation", name="What to show").get_by_role("button", name="Sheets").tap()
    phone.get_by_text("Why?", exact=True).tap()
    expect(phone.get_by_text("A letter on paper: only this player has it")).to_be_in_viewport(ratio=1)
