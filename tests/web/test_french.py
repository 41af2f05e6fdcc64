"""The page in French, from the first screen to the game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.seating import take_seat, to_look_at
from tests.web.visitors import Visitors
from tools.moments import last_vote, your_turn
from tools.staging import stage

ENGLISH = re.compile(
    r"\b(the|and|your|turn|guards?|moves?|plays?|players?|table|round|voted|room|with|click|not|here|waiting|choose)\b",
    re.IGNORECASE,
)
# Words that both languages have, and names of things that are the same.
ALSO_FRENCH = {"table"}


@pytest.fixture
def french(visitors: Visitors) -> Page:
    return visitors.desktop(locale="fr-FR")


def english_in(page: Page) -> set[str]:
    """What is read on the page, labels of buttons included, that is English."""
    spoken = ["aria-label", "title", "placeholder"]
    labels = page.locator(", ".join(f"[{name}]" for name in spoken)).evaluate_all(
        "(all, names) => all.flatMap((each) => names.map((name) => each.getAttribute(name) ?? ''))", spoken
    )
    text = "\n".join([page.locator("body").inner_text(), page.title(), *labels])
    return {found.group().lower() for found in ENGLISH.finditer(text)} - ALSO_FRENCH


def test_the_home_page_speaks_the_language_of_the_browser(french: Page) -> None:
    french.goto("/")
    expect(french.get_by_role("heading", level=1)).to_have_text("Quittez le Rocher.")
    expect(french.locator("html")).to_have_attribute("lang", "fr")
    assert english_in(french) == set()


@pytest.mark.parametrize("path", ["/new/scapegoat", "/device/boat"])
def test_planning_a_table_is_french(french: Page, path: str) -> None:
    french.goto(path)
    expect(french.get_by_role("heading", level=1)).to_be_visible()
    french.locator("summary").evaluate_all("all => all.forEach((each) => each.click())")
    assert english_in(french) == set()


def test_the_game_is_french(server: Hosted, french: Page) -> None:
    take_seat(french, to_look_at(server.url, "scapegoat", your_turn(3, 2)), language="fr")
    expect(french.get_by_role("list", name="La prison")).to_be_visible()
    french.get_by_role("button", name=re.compile("pas possible|impossible", re.IGNORECASE)).first.click()
    assert english_in(french) == set()


def test_one_guard_is_singular_and_two_are_plural(server: Hosted, french: Page) -> None:
    take_seat(french, to_look_at(server.url, "scapegoat", your_turn(3, 2)), language="fr")
    rooms = french.get_by_role("list", name="La prison").get_by_role("button").all()
    labels = " ".join(room.get_attribute("aria-label") or "" for room in rooms)
    numbers = {(int(number), ending) for number, ending in re.findall(r"\b(\d) gardien(s?)\b", labels)}
    assert {number for number, _ in numbers} >= {1, 2}
    assert all((ending == "s") == (number > 1) for number, ending in numbers)


def test_the_votes_are_counted_in_french(server: Hosted, visitors: Visitors) -> None:
    french = visitors.desktop(locale="fr-FR", speed="step")
    take_seat(french, stage(server.url, "scapegoat", last_vote(2)), language="fr")
    french.get_by_role("radio").first.check(force=True)
    french.get_by_role("dialog").get_by_role("button").last.click()
    expect(french.locator("[data-testid=stage][data-kind=ballots]")).to_contain_text(
        re.compile(r"\b(1 voix|[2-4] voix)\b")
    )
    assert english_in(french) == set()


def test_the_language_can_be_changed_and_stays(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_role("combobox", name="Language").select_option("fr")
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Quittez le Rocher.")
    desktop.reload()
    expect(desktop.locator("html")).to_have_attribute("lang", "fr")
