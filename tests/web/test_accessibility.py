"""axe finds nothing on any screen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.accessibility import axe
from tests.web.seating import scene_to_look_at, take_seat, to_look_at
from tools.moments import (
    OFFERS,
    in_the_yard,
    is_over,
    last_vote,
    trade_at_hand,
    your_decision,
    your_turn,
    your_turn_with,
)
from tools.rare_moments import BREAK_TIE, CHOOSE, CONSENT, HAND_OVER, KEEP, LEAVE_BEHIND, NAMES, Scene
from tools.staging import Moment, Script

PATHS = ["/", "/new/scapegoat", "/device/scapegoat", "/new/boat"]


@pytest.mark.parametrize("path", PATHS)
def test_pages(desktop: Page, path: str) -> None:
    desktop.goto(path)
    expect(desktop.get_by_role("heading", level=1)).to_be_visible()
    desktop.locator("summary").evaluate_all("all => all.forEach((each) => each.click())")
    axe(desktop, both_themes=True)


def test_the_lobby(desktop: Page) -> None:
    desktop.goto("/new/scapegoat")
    desktop.get_by_role("button", name="Open the table").click()
    # The server of the tests is for this machine alone: there is a word about it in place of a code.
    expect(desktop.get_by_role("note")).to_be_visible()
    axe(desktop)


def test_the_cover(desktop: Page) -> None:
    desktop.goto("/device/scapegoat")
    desktop.get_by_role("button", name="Start the game").click()
    expect(desktop.get_by_role("heading", name="Pass the device to")).to_be_visible()
    axe(desktop)


def nothing(page: Page) -> None:
    """The screen is as it should be."""


def sheet(page: Page) -> None:
    """It comes by itself."""
    expect(page.get_by_role("dialog")).to_be_visible()


def presses(name: str) -> Callable[[Page], None]:
    return lambda page: page.get_by_role("button", name=re.compile(name)).first.click()


def opens(name: str) -> Callable[[Page], None]:
    """A button that leads to a sheet."""

    def act(page: Page) -> None:
        presses(name)(page)
        sheet(page)

    return act


def own_room(page: Page) -> None:
    name = page.get_by_role("button", name=re.compile("Here: [^.]*Frank")).get_attribute("aria-label") or ""
    page.get_by_role("button", name=f"About the room: {name.split('.')[0]}").click()
    sheet(page)


def talk(page: Page) -> None:
    page.get_by_role("tab", name="Talk").click()
    page.get_by_role("button", name="Propose, promise, ask, threaten").click()
    sheet(page)


SCREENS: dict[str, tuple[str, Moment, Script | None, Callable[[Page], None]]] = {
    "turn": ("scapegoat", your_turn(5, 2), None, nothing),
    "question": ("scapegoat", your_turn(5, 2), None, presses("^Move, ")),
    "why not": ("scapegoat", your_turn(5, 2), None, presses("not possible now")),
    "room": ("scapegoat", your_turn_with("complete"), None, own_room),
    "completing": ("scapegoat", your_turn_with("complete"), None, opens("^Complete, ")),
    "end of turn": ("scapegoat", your_turn(2, 2), None, opens("^End turn")),
    "ballot": ("scapegoat", last_vote(2), None, sheet),
    "trade": ("scapegoat", trade_at_hand, None, opens("^Trade($|, )")),
    "trade answer": ("scapegoat", your_decision("trade_answer"), OFFERS, sheet),
    "talk": ("scapegoat", your_turn(2, 1), None, talk),
    "menu": ("scapegoat", your_turn(2, 1), None, opens("^Menu$")),
    "ending": ("scapegoat", is_over, None, sheet),
    "yard": ("boat", in_the_yard(), None, nothing),
    "prisoner picked": ("boat", in_the_yard(), None, presses("prisoner of Frank.*can move")),
    "alarm": ("boat", your_decision("alarm"), None, nothing),
    "boat ending": ("boat", is_over, None, sheet),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_game(server: Hosted, desktop: Page, screen: str) -> None:
    game, moment, script, act = SCREENS[screen]
    take_seat(desktop, to_look_at(server.url, game, moment, script))
    act(desktop)
    axe(desktop, both_themes=screen in ("turn", "ballot", "yard"))


@pytest.mark.parametrize(
    "scene",
    [KEEP, CHOOSE, CONSENT, LEAVE_BEHIND, NAMES, BREAK_TIE, HAND_OVER],
    ids=["keep", "choose", "consent", "leave", "names", "tie", "theft"],
)
def test_rare_decisions(server: Hosted, desktop: Page, scene: Scene) -> None:
    take_seat(desktop, scene_to_look_at(server.url, scene))
    sheet(desktop)
    axe(desktop, both_themes=True)


@pytest.mark.parametrize("tab", ["Actions", "Sheets", "Talk"])
def test_a_game_on_a_phone(server: Hosted, phone: Page, tab: str) -> None:
    take_seat(phone, to_look_at(server.url, "scapegoat", your_turn(5, 2)))
    phone.get_by_role("navigation", name="What to show").get_by_role("button", name=tab).tap()
    # What is cut off at the edge would count as too small to be touched.
    phone.evaluate("scrollTo(0, document.body.scrollHeight)")
    axe(phone)
