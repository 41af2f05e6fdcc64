"""After the end: one click leads to the next game, with the same seats."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.runaway import Runaway
from tests.web.seating import against_bots, ready, remember, take_seat
from tests.web.visitors import Visitors
from tools.moments import is_over
from tools.staging import NAMES, Staged, stage

SHORT: dict[str, Any] = {"turn_limit": 6}
BOARD = {"scapegoat": ("list", "The prison"), "boat": ("grid", "The yard")}

# Frank can mark the last letter that he and Clarence lack. The next game begins with the same position.
ONE_LETTER_MISSING: dict[str, Any] = {
    "format": 1,
    "game": "scapegoat",
    "round": 4,
    "tasks": {"guards_room": {"element": "A", "prisoners": 1, "guards": 4, "items": ["key"]}},
    "players": [
        {"at": "guards_room", "items": ["key"], "plan": "B"},
        {"at": "chapel", "plan": "CDEF"},
        {"at": "laundry"},
    ],
    "scapegoat": 2,
    "turn": {"seat": 0, "ap": 3},
}


def sees_the_board(page: Page, game: str) -> None:
    role, name = BOARD[game]
    cover = page.get_by_role("heading", name="Pass the device to")
    expect(page.get_by_role(role, name=name, include_hidden=True).or_(cover)).to_be_visible()  # type: ignore[arg-type]


def plays_again(page: Page, button: str = "Play again") -> str:
    """Goes to the next table and says which one it is."""
    before = page.url
    page.get_by_role("dialog").get_by_role("button", name=button).click()
    page.wait_for_url(lambda url: "/t/" in url and url != before)
    return page.url


def test_two_games_of_alcatraz_in_a_row_against_a_bot(server: Hosted, desktop: Page) -> None:
    short = against_bots(server, "boat", seats=2, seed="game 0", options=SHORT)
    take_seat(desktop, short)
    Runaway(desktop, "Frank").plays_to_the_end()
    table = plays_again(desktop).rsplit("/", 1)[-1]
    sees_the_board(desktop, "boat")
    desktop.reload()
    ready(desktop)
    Runaway(desktop, "Frank").plays_to_the_end()
    assert [each["seat"] for each in server.get(f"/tables/{table}/record").json()["moves"]].count(0) == 3


def test_two_games_of_the_scapegoat_in_a_row_against_bots(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "scapegoat", seats=3, seed="game 0", start=ONE_LETTER_MISSING))
    completes_the_plan(desktop)
    plays_again(desktop)
    sees_the_board(desktop, "scapegoat")
    ready(desktop)
    completes_the_plan(desktop)


def completes_the_plan(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Complete, ")).click()
    page.get_by_role("dialog").get_by_role("button", name="Complete the task").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="How it came to that")).to_be_visible()


def both_at_the_end(server: Hosted, visitors: Visitors, game: str) -> tuple[Page, Page]:
    """The host's browser, and another one for two people who share it."""
    short: dict[str, Any] = {"options": SHORT} if game == "boat" else {"start": ONE_LETTER_MISSING}
    staged: Staged = stage(server.url, game, is_over, seats=3, **short)
    host, guests = visitors.desktop(), visitors.desktop()
    for page, token in ((host, staged.token), (guests, staged.others)):
        remember(page, {staged.id: token})
        page.goto(f"/t/{staged.id}")
        expect(page.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_visible()
    return host, guests


@pytest.mark.parametrize("game", ["scapegoat", "boat"])
def test_two_browsers_go_on_together(server: Hosted, visitors: Visitors, game: str) -> None:
    host, guests = both_at_the_end(server, visitors, game)
    table = plays_again(host)
    start = host.get_by_role("button", name="Start the game")
    expect(start).to_be_disabled()
    assert plays_again(guests, "To the rematch") == table
    # The two who share a browser both have their seats, and need not say that they are ready.
    expect(guests.get_by_text("Ready", exact=True)).to_have_count(2)
    start.click()
    for page in (host, guests):
        sees_the_board(page, game)
        expect(page.get_by_text("You are watching")).to_have_count(0)
    assert {name for name in NAMES[:3] if host.get_by_text(name).count()} == set(NAMES[:3])


def test_a_guest_can_begin_the_next_game_when_the_host_has_gone(server: Hosted, visitors: Visitors) -> None:
    host, guests = both_at_the_end(server, visitors, "boat")
    host.context.close()
    plays_again(guests)
    gone = guests.get_by_role("listitem").filter(has=guests.get_by_role("heading", name="Frank"))
    gone.get_by_role("button").click()
    guests.get_by_role("button", name="Fill").click()
    guests.get_by_role("button", name="Start the game").click()
    ready(guests)
    sees_the_board(guests, "boat")
