"""Undo is there when there is something to take back, and only then: among bots, after reveals, in both games."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.server.hosted import Hosted, Json
from tests.web.seating import take_seat
from tools.staging import Staged

PRISON: Json = {
    "format": 1,
    "game": "scapegoat",
    "players": [{"at": "wardens_office"}, {"at": "chapel"}, {"at": "laundry"}],
    "scapegoat": 0,
    "turn": {"seat": 0, "ap": 3},
}
YARD: Json = {"format": 1, "game": "boat", "prisoners": [["cell", "cell", "cell", [9, 3]], ["cell"] * 4], "turn": 0}


def sits_at(server: Hosted, page: Page, start: Json, other: Json) -> Staged:
    """The first seat of a table that begins with this position; the others are such."""
    seats = [{"kind": "guest", "name": "Frank"}, *([other] * (len(start.get("players", [0, 0])) - 1))]
    created = server.create(game=start["game"], seats=seats, start=start, clock={"grace": None})
    if other == FRIEND:
        friend = server.client(created["id"])
        friend.ask(type="sit", name="Clarence", seat=1)
        friend.ask(type="ready", seat=1)
    host = server.client(created["id"], created["token"])
    assert host.ask(type="start")["type"] == "accepted"
    host.close()
    staged = Staged(created["id"], created["token"], "", {})
    take_seat(page, staged)
    return staged


BOT = {"kind": "bot", "level": "rookie"}
FRIEND = {"kind": "open"}


def undo(page: Page) -> Locator:
    return page.get_by_role("button", name="Undo")


def walk_to(page: Page, room: str) -> None:
    page.get_by_role("button", name=re.compile("^Move, ")).click()
    page.get_by_role("list", name="Where do you go?").get_by_role("button", name=room).click()


class TestPrison:
    def test_nothing_was_done_yet(self, server: Hosted, desktop: Page) -> None:
        sits_at(server, desktop, PRISON, BOT)
        expect(undo(desktop)).to_be_hidden()

    def test_a_step_can_be_taken_back_once(self, server: Hosted, desktop: Page) -> None:
        sits_at(server, desktop, PRISON, BOT)
        walk_to(desktop, "Guards")
        undo(desktop).click()
        expect(desktop.get_by_role("button", name=re.compile("Warden’s office.*Here: [^.]*Frank"))).to_be_visible()
        expect(undo(desktop)).to_be_hidden()

    def test_not_after_a_card_was_drawn(self, server: Hosted, desktop: Page) -> None:
        sits_at(server, desktop, PRISON, BOT)
        desktop.get_by_role("button", name=re.compile("^Use, ")).click()
        expect(desktop.get_by_role("button", name=re.compile("^Your card"))).to_be_visible()
        expect(undo(desktop)).to_be_hidden()

    def test_not_after_bots_have_moved(self, server: Hosted, desktop: Page) -> None:
        sits_at(server, desktop, PRISON, BOT)
        walk_to(desktop, "Guards")
        expect(undo(desktop)).to_be_visible()
        desktop.get_by_role("button", name=re.compile("^End turn")).click()
        desktop.get_by_role("dialog", name="End turn").get_by_role("button", name="End the turn").click()
        expect(desktop.get_by_role("button", name=re.compile("^Call the vote"))).to_be_visible()
        expect(undo(desktop)).to_be_hidden()


class TestYard:
    def take_back(self, page: Page) -> Locator:
        return page.get_by_role("button", name="Take back")

    def step(self, page: Page) -> None:
        page.get_by_role("button", name=re.compile("C9.*can move")).click()
        page.get_by_role("button", name=re.compile("^D9")).first.click()

    def test_not_after_a_bot_has_answered(self, server: Hosted, desktop: Page) -> None:
        sits_at(server, desktop, YARD, BOT)
        expect(self.take_back(desktop)).to_be_hidden()
        self.step(desktop)
        expect(desktop.get_by_role("tabpanel", name="Log")).to_contain_text("Teal")
        expect(desktop.get_by_role("banner")).to_contain_text("Your turn")
        expect(self.take_back(desktop)).to_be_hidden()

    def test_before_a_friend_has_answered(self, server: Hosted, desktop: Page) -> None:
        sits_at(server, desktop, YARD, FRIEND)
        self.step(desktop)
        self.take_back(desktop).click()
        expect(desktop.get_by_role("button", name=re.compile("C9.*can move"))).to_be_visible()
        expect(self.take_back(desktop)).to_be_hidden()
