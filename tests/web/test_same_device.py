"""People who share one device: nobody sees what is another's."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.seating import ready, remember
from tools.moments import asked
from tools.staging import NAMES, Json, Moment, Staged, stage

# In one browser; the first seat is in none.
HERE = (1, 2, 3)


def card_of(views: dict[int, Json], seat: int) -> str:
    """A card that only this seat knows, or nothing."""
    return next(iter(views[seat]["players"][seat]["blackmail"]), "")


def acting(views: dict[int, Json]) -> int | None:
    return next((seat for seat in HERE if asked(views[seat], "turn", seat)), None)


def holder_acts(views: dict[int, Json]) -> bool:
    seat = acting(views)
    return seat is not None and bool(card_of(views, seat))


def another_acts(views: dict[int, Json]) -> bool:
    seat = acting(views)
    return seat is not None and any(card_of(views, other) for other in HERE if other != seat)


def all_vote(views: dict[int, Json]) -> bool:
    return all(asked(views[seat], "vote", seat) for seat in HERE)


def sit_together(server: Hosted, page: Page, moment: Moment) -> Staged:
    staged = stage(server.url, "scapegoat", moment)
    remember(page, {staged.id: staged.others})
    page.goto(f"/t/{staged.id}")
    return staged


def take_device(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    page.get_by_role("button", name=f"I am {name}").click()
    ready(page)


def knows(page: Page, card: str) -> bool:
    """Whether anything in the whole document, seen or not, names the card."""
    return re.search(card.replace("_", "[ _-]"), page.content(), re.IGNORECASE) is not None


def test_a_card_is_seen_by_its_owner_and_not_through_the_cover(server: Hosted, desktop: Page) -> None:
    staged = sit_together(server, desktop, holder_acts)
    seat = acting(staged.views)
    assert seat is not None
    card = card_of(staged.views, seat)
    expect(desktop.get_by_role("heading", name="Pass the device to")).to_be_visible()
    assert not knows(desktop, card)
    take_device(desktop, NAMES[seat])
    expect(desktop.get_by_role("button", name=re.compile("^Your card "))).to_be_visible()
    assert knows(desktop, card)


def test_a_card_is_not_in_the_page_while_another_acts(server: Hosted, desktop: Page) -> None:
    staged = sit_together(server, desktop, another_acts)
    seat = acting(staged.views)
    assert seat is not None
    take_device(desktop, NAMES[seat])
    expect(desktop.get_by_role("list", name="The prison")).to_be_visible()
    secrets = {card_of(staged.views, other) for other in HERE if other != seat} - {""}
    assert [card for card in secrets if knows(desktop, card)] == []


def test_a_folded_ballot_stays_secret_when_the_device_goes_on(server: Hosted, desktop: Page) -> None:
    sit_together(server, desktop, all_vote)
    take_device(desktop, "Clarence")
    desktop.get_by_role("radio", name="Dolores").check(force=True)
    desktop.get_by_role("button", name="Fold it: Dolores").click()
    expect(desktop.get_by_role("heading", name="Pass the device to Alma")).to_be_visible()
    assert "Dolores" not in desktop.get_by_role("main").inner_text()
    take_device(desktop, "Alma")
    expect(desktop.get_by_role("radio", checked=True)).to_have_count(0)
    assert not re.search("Clarence voted for|Clarence for Dolores", desktop.content())


@pytest.mark.parametrize("game", ["scapegoat", "boat"])
def test_a_game_on_one_device_starts_from_the_home_page(desktop: Page, game: str) -> None:
    desktop.goto(f"/device/{game}")
    desktop.get_by_role("button", name="Start the game").click()
    cover = desktop.get_by_role("heading", name="Pass the device to")
    expect(cover.or_(desktop.get_by_role("grid", name="The yard"))).to_be_visible()
