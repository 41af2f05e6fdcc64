"""The answer to a trade is seen at the two pawns, with its reason; what is tapped leads to the sentences about it."""

import re

from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.server.runtime.test_reasons import OFFER, START
from tests.web.accessibility import axe
from tests.web.keyboard import tab_to
from tests.web.seating import ready, remember, take_seat, to_look_at
from tests.web.visitors import Visitors
from tools.moments import OFFERS, your_decision, your_turn
from tools.staging import Staged, stage


def among_bots(server: Hosted) -> Staged:
    """The first seat stands beside a bot that needs its key."""
    seats = [{"kind": "guest", "name": "Frank"}, {"kind": "bot", "name": ""}, {"kind": "bot", "name": ""}]
    created = server.create(game="scapegoat", seats=seats, start=START, clock={"grace": None})
    host = server.client(created["id"], created["token"])
    assert host.ask(type="start")["type"] == "accepted"
    host.close()
    return Staged(created["id"], created["token"], "", {})


def test_a_bot_says_why_not_above_the_two_pawns(server: Hosted, visitors: Visitors) -> None:
    page, staged = visitors.phone(speed="step"), among_bots(server)
    take_seat(page, staged)
    host = server.client(staged.id, staged.token)
    assert host.ask(type="play", seat=0, move=OFFER)["type"] == "accepted"
    host.close()
    answer = page.get_by_test_id("trade-answer")
    expect(answer).to_have_text(re.compile("No: I need this myself: key"))
    pawn, mark = page.locator('[data-anchor="pawn-1"]').bounding_box(), answer.bounding_box()
    assert pawn is not None
    assert mark is not None
    assert mark["y"] + mark["height"] <= pawn["y"] + 1
    assert mark["x"] >= 0
    assert mark["x"] + mark["width"] <= 360


class TestDeclining:
    def test_one_tap_says_no_and_why(self, server: Hosted, visitors: Visitors) -> None:
        page = visitors.phone()
        staged = stage(server.url, "scapegoat", your_decision("trade_answer"), script=OFFERS)
        take_seat(page, staged)
        reasons = page.get_by_role("list", name="Or decline and say why:").get_by_role("button")
        expect(reasons).to_have_count(4)
        expect(reasons.first).to_contain_text("No: I need this myself")
        axe(page)
        others = server.client(staged.id, staged.others)
        reasons.nth(1).click()
        said = others.wait("happened")
        assert (said["what"]["statement"]["type"], said["what"]["statement"]["what"]) == ("reason", "not_worth_it")
        assert others.wait("happened")["what"] == {"type": "moved", "seat": 0, "by": "player"}
        others.close()
        expect(page.get_by_role("dialog")).to_have_count(0)

    def test_nobody_has_to_say_why(self, server: Hosted, visitors: Visitors) -> None:
        page = visitors.desktop()
        staged = stage(server.url, "scapegoat", your_decision("trade_answer"), script=OFFERS)
        take_seat(page, staged)
        others = server.client(staged.id, staged.others)
        page.get_by_role("dialog").get_by_role("button", name="Decline", exact=True).click()
        assert others.wait("happened")["what"]["type"] == "moved"
        others.close()


class TestThings:
    """A token, a room and a player are tapped to speak about them."""

    def at_my_turn(self, server: Hosted, page: Page) -> None:
        staged = to_look_at(server.url, "scapegoat", your_turn(5, 2))
        remember(page, {staged.id: staged.token})
        page.goto(f"/t/{staged.id}")
        ready(page)

    def sentences(self, page: Page) -> list[str]:
        dialog = page.get_by_role("dialog", name=re.compile("^Talk with Clarence about this: tool"))
        said = dialog.get_by_role("list", name="Say it with one tap").get_by_role("button")
        expect(said.first).to_be_visible()
        return said.all_inner_texts()

    def test_a_token_on_a_sheet_by_mouse(self, server: Hosted, desktop: Page) -> None:
        self.at_my_turn(server, desktop)
        token = desktop.locator('[data-anchor="seat-1"]').get_by_role("button", name="Talk about this: tool")
        token.click()
        assert self.sentences(desktop)[0] == "Clarence, give me this: tool!"
        desktop.keyboard.press("Escape")
        expect(desktop.get_by_role("dialog")).to_have_count(0)

    def test_a_token_on_a_sheet_by_touch(self, server: Hosted, phone: Page) -> None:
        self.at_my_turn(server, phone)
        phone.get_by_role("button", name="Sheets").tap()
        phone.locator('[data-anchor="seat-1"]').get_by_role("button", name="Talk about this: tool").tap()
        assert self.sentences(phone)[0] == "Clarence, give me this: tool!"

    def test_a_token_on_a_sheet_by_keyboard(self, server: Hosted, desktop: Page) -> None:
        self.at_my_turn(server, desktop)
        # My own token comes first, and has the same name.
        desktop.get_by_role("button", name="Talk to or about Clarence").focus()
        tab_to(desktop, "Talk about this: tool")
        desktop.keyboard.press("Enter")
        assert self.sentences(desktop)[0] == "Clarence, give me this: tool!"

    def test_tokens_and_prisoners_of_a_room_by_touch(self, server: Hosted, phone: Page) -> None:
        self.at_my_turn(server, phone)
        phone.get_by_role("button", name=re.compile("^Cell block")).tap()
        room = phone.get_by_role("dialog", name="Cell block")
        room.get_by_role("button", name="knives").tap()
        about = phone.get_by_role("dialog", name="Talk about this: knife")
        expect(about).to_be_visible()
        phone.keyboard.press("Escape")
        expect(about).to_have_count(0)
        room.get_by_role("button", name="Alma", exact=True).tap()
        expect(phone.get_by_role("dialog", name="Talk to or about Alma")).to_contain_text("Alma")
        axe(phone)
