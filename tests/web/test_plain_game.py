"""A game without a page of its own, played by clicking: the example of docs/how-to/add-a-game.md."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from alcatraz.games.registry import BUNDLES
from alcatraz.server.http.lobby import game_list
from tests.example_game import EXAMPLE
from tests.server.hosted import Hosted
from tests.web.seating import against_bots, take_seat


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The server runs in this process."""
    monkeypatch.setitem(BUNDLES, EXAMPLE.game.id, EXAMPLE)
    game_list.cache_clear()
    yield
    game_list.cache_clear()


def test_it_is_played_from_its_guide_to_its_end(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "race", seats=2, seed="race", level="simple"))
    desktop.get_by_role("button", name="Add one").click()
    # The bot makes it two, then six, then ten.
    desktop.get_by_role("button", name="Add three").click()
    desktop.get_by_role("button", name="Add two").click()
    ending = desktop.get_by_role("dialog")
    expect(ending).to_contain_text("Ten is reached.")
