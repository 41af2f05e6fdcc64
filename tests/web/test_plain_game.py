"""A game without a page of its own, played by clicking: the example of docs/how-to/add-a-game.md."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from alcatraz.games.registry import BUNDLES
from alcatraz.server.http.lobby import game_list
from tests.example_game import EXAMPLE
from tests.server.hosted import Hosted
from tests.web.seating import against_bots, ready, remember, take_seat
from tests.web.visitors import Visitors


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The server runs in this process."""
    monkeypatch.setitem(BUNDLES, EXAMPLE.game.id, EXAMPLE)
    game_list.cache_clear()
    yield
    game_list.cache_clear()


def add(page: Page, number: str) -> None:
    page.get_by_role("button", name=f"Add {number}", exact=True).click()


def total(page: Page, value: int) -> None:
    expect(page.get_by_role("definition").first).to_have_text(str(value))


def test_it_is_played_from_its_guide_to_its_end(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "race", seats=2, seed="race", level="simple"))
    add(desktop, "one")
    # The bot makes it two, then six, then ten.
    total(desktop, 2)
    add(desktop, "three")
    total(desktop, 6)
    add(desktop, "two")
    ending = desktop.get_by_role("dialog")
    expect(ending).to_contain_text("Ten is reached.")
    ending.get_by_role("button", name="Look at the board").click()
    total(desktop, 10)
    expect(desktop.get_by_role("main")).to_contain_text("The game is over.")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_two_people_find_it_and_play_it_at_one_device(visitors: Visitors, size: tuple[int, int]) -> None:
    page = visitors.desktop(viewport={"width": size[0], "height": size[1]})
    remember(page)
    page.goto("/")
    card = page.get_by_role("article", name="race")
    expect(card).to_contain_text("2 players")
    card.get_by_role("link", name="One device").click()
    expect(page.get_by_text("More options")).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    ready(page)
    for sum_after in (3, 6, 9):
        add(page, "three")
        total(page, sum_after)

    # From nine only one step is left; the two others are listed with the rule that forbids them.
    page.get_by_text("Not possible now (2)").click()
    main = page.get_by_role("main")
    expect(main.get_by_text("That would go past ten.")).to_have_count(2)
    expect(main.get_by_role("link", name="R-1.1").first).to_be_visible()
    expect(main.get_by_role("button", name="Add three")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"

    add(page, "one")
    expect(page.get_by_role("dialog")).to_contain_text("Ten is reached.")
