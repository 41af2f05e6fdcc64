"""Tables that play the alternative of a ruling: its decisions have sheets of their own, with finger and keyboard."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.hosted import Hosted
from tests.web.accessibility import axe
from tests.web.keyboard import tab_to
from tests.web.seating import take_seat
from tools.staging import Staged


def arranged(server: Hosted, page: Page, rulings: list[str], **position: Any) -> None:
    """A table that plays on from a position by these alternatives: Frank with the bots Teal and Rose."""
    seats = [{"kind": "guest", "name": "Frank"}, *({"kind": "bot", "level": "rookie"} for _ in range(2))]
    start = {"game": "scapegoat", "rulings": rulings, "players": [{"at": "chapel"}] * 3, **position}
    created = server.create(game="scapegoat", seats=seats, start=start, clock={"grace": None})
    host = server.client(created["id"], created["token"])
    assert host.ask(type="start")["type"] == "accepted"
    host.close()
    take_seat(page, Staged(created["id"], created["token"], "", {}))


def sheet(page: Page, title: str) -> Locator:
    found = page.get_by_role("dialog", name=title)
    expect(found.get_by_role("heading", name=title)).to_be_focused()
    return found


def log(page: Page) -> Locator:
    return page.get_by_role("tabpanel", name="Log")


def tie(server: Hosted, page: Page) -> None:
    """S-4.5: after a vote in which everybody got one voice."""
    arranged(
        server,
        page,
        ["S-4.5"],
        phase="voting",
        scapegoat=0,
        pending={"kind": "break_tie", "tied": [0, 1, 2]},
        turn=None,
    )


class TestTie:
    def test_the_last_scapegoat_chooses_anew(self, server: Hosted, desktop: Page) -> None:
        tie(server, desktop)
        found = sheet(desktop, "A tie")
        expect(found).to_contain_text("You were the last Scapegoat")
        expect(found.get_by_role("listitem")).to_have_count(3)
        expect(found.get_by_role("button", name="Choose a player")).to_be_disabled()
        found.get_by_role("button", name="Teal").click()
        axe(desktop)
        found.get_by_role("button", name=re.compile("Teal")).last.click()
        expect(log(desktop)).to_contain_text(re.compile("Teal.*Scapegoat"))

    def test_with_a_finger_after_a_look_at_the_board(self, server: Hosted, phone: Page) -> None:
        tie(server, phone)
        found = sheet(phone, "A tie")
        found.get_by_role("button", name="Look at the board").tap()
        expect(found).to_have_count(0)
        phone.get_by_role("button", name="Break the tie").tap()
        found.get_by_role("button", name="Rose").tap()
        axe(phone)
        found.get_by_role("button", name=re.compile("Rose")).last.tap()
        expect(found).to_have_count(0)


def robbed(server: Hosted, page: Page) -> None:
    """S-6.3: in the turn of another, who robs the first seat."""
    arranged(
        server,
        page,
        ["S-6.3"],
        players=[{"at": "chapel", "items": ["key", "knife"], "cash": 1}, {"at": "chapel"}, {"at": "laundry"}],
        scapegoat=1,
        turn={"seat": 1, "ap": 1, "stolen": True},
        pending={"kind": "hand_over", "from": 0},
    )


class TestTheft:
    def test_the_victim_chooses(self, server: Hosted, desktop: Page) -> None:
        robbed(server, desktop)
        found = sheet(desktop, "Teal is robbing you")
        expect(found).to_contain_text("At this table the victim chooses.")
        expect(found.locator("[aria-pressed]")).to_have_text(["key", "knife", "1 Cash"])
        axe(desktop)
        found.get_by_role("button", name="knife").click()
        found.get_by_role("button", name="Hand over: knife").click()
        expect(log(desktop)).to_contain_text("Teal steals from Frank: knife.")

    def test_by_keyboard(self, server: Hosted, desktop: Page) -> None:
        robbed(server, desktop)
        sheet(desktop, "Teal is robbing you")
        tab_to(desktop, "key")
        desktop.keyboard.press("Space")
        tab_to(desktop, "Hand over: key")
        desktop.keyboard.press("Enter")
        expect(log(desktop)).to_contain_text("Teal steals from Frank: key.")

    def test_on_a_phone(self, server: Hosted, phone: Page) -> None:
        robbed(server, phone)
        found = sheet(phone, "Teal is robbing you")
        axe(phone)
        found.get_by_role("button", name="1 Cash").tap()
        found.get_by_role("button", name=re.compile("^Hand over: ")).tap()
        expect(found).to_have_count(0)


LAST_TASK: dict[str, Any] = {
    "tasks": {"chapel": {"element": "F", "prisoners": 1, "guards": 4, "items": ["key"]}},
    "task_deck": ["jam_the_alarm"],
    "scapegoat": 1,
    "turn": {"seat": 0, "ap": 3},
}


def completes(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Complete, ")).click()
    page.get_by_role("dialog").get_by_role("button", name="Complete the task").click()


class TestTheEnd:
    def test_the_most_useless_stays_even_if_another_is_the_scapegoat(self, server: Hosted, desktop: Page) -> None:
        sheets = [{"at": "chapel", "plan": "ABCDE", "items": ["key"]}, {"at": "laundry", "plan": "ABC"}]
        arranged(server, desktop, ["S-10.2"], players=[*sheets, {"at": "laundry"}], **LAST_TASK)
        completes(desktop)
        ending = desktop.get_by_role("dialog")
        expect(ending).to_contain_text("Frank and Teal escape and win; Rose stays in prison.")
        axe(desktop)

    @pytest.mark.parametrize("rulings", [["S-10.2"], ["S-10.2", "S-10.5"]])
    def test_with_the_scapegoat_among_the_tied_the_others_decide(
        self, server: Hosted, desktop: Page, rulings: list[str]
    ) -> None:
        sheets = [{"at": "chapel", "plan": "ABCDE", "items": ["key"]}, {"at": "laundry", "plan": "A"}]
        arranged(server, desktop, rulings, players=[*sheets, {"at": "laundry"}], **LAST_TASK)
        completes(desktop)
        found = sheet(desktop, "Who stays behind?")
        expect(found).to_contain_text("All who are not tied name one of them")
        expect(found.get_by_role("listitem").get_by_role("button")).to_have_text(
            [re.compile("Teal.*not yet named"), re.compile("Rose.*not yet named")]
        )
        axe(desktop)
        found.get_by_role("button", name=re.compile("Teal")).click()
        found.get_by_role("button", name=re.compile("Teal")).last.click()
        expect(desktop.get_by_role("dialog")).to_contain_text("Frank and Rose escape and win; Teal stays in prison.")


class TestNames:
    def test_whom_the_others_named_is_shown(self, server: Hosted, phone: Page) -> None:
        arranged(
            server,
            phone,
            ["S-10.5"],
            players=[{"at": "chapel", "plan": "ABCDEF"}, {"at": "chapel"}, {"at": "chapel"}],
            scapegoat=0,
            pending={"kind": "names", "tied": [1, 2]},
            turn={"seat": 0, "ap": 0},
        )
        found = sheet(phone, "Who stays behind?")
        axe(phone)
        found.get_by_role("button", name=re.compile("Rose")).tap()
        found.get_by_role("button", name=re.compile("Rose")).last.tap()
        expect(phone.get_by_role("dialog")).to_contain_text("Rose stays in prison")


class TestPatrol:
    def position(self) -> dict[str, Any]:
        return {
            "players": [{"at": "workshop", "blackmail": ["patrol"]}, {"at": "chapel"}, {"at": "chapel"}],
            "guards": {"laundry": 3},
            "scapegoat": 0,
            "turn": {"seat": 0, "ap": 3},
        }

    def test_the_guards_that_are_left_go_on_by_question(self, server: Hosted, desktop: Page) -> None:
        arranged(
            server,
            desktop,
            ["S-13.11"],
            **{**self.position(), "pending": {"kind": "patrol", "from": "laundry", "left": 2}},
        )
        expect(desktop.get_by_role("region", name="Actions")).to_contain_text("the next guard of the patrol goes there")
        questions = ("Move a guard (2 left): to where?", "Move the last guard: to where?")
        for question, place in zip(questions, ("Chapel", "Radio room"), strict=True):
            asked = desktop.get_by_role("list", name=question)
            asked.get_by_role("button", name=re.compile(place, re.IGNORECASE)).click()
            expect(log(desktop)).to_contain_text(
                re.compile(f"Frank moves a guard from the Laundry to the {place}", re.IGNORECASE)
            )
        expect(desktop.get_by_role("button", name=re.compile("^End turn"))).to_be_visible()
        axe(desktop)

    def test_nothing_else_can_be_done_before_all_are_moved(self, server: Hosted, phone: Page) -> None:
        arranged(
            server,
            phone,
            ["S-13.11"],
            **{**self.position(), "pending": {"kind": "patrol", "from": "laundry", "left": 1}},
        )
        expect(phone.get_by_role("button", name=re.compile("^End turn"))).to_have_count(0)
        phone.get_by_role("list", name="Move the last guard: to where?").get_by_role("button").first.tap()
        expect(phone.get_by_role("button", name=re.compile("^End turn"))).to_be_visible()


def test_the_menu_names_the_house_rules_in_french(server: Hosted, desktop: Page) -> None:
    arranged(server, desktop, ["S-6.3", "S-10.5"], scapegoat=0, turn={"seat": 0, "ap": 3})
    desktop.get_by_role("button", name="Menu").click()
    rules = desktop.get_by_role("region", name="House rules of this table")
    expect(rules.get_by_role("listitem")).to_have_count(2)
    desktop.get_by_role("dialog").get_by_label("Language").select_option("fr")
    expect(desktop.get_by_role("dialog").get_by_role("link", name=re.compile("S-6.3"))).to_be_visible()
    axe(desktop)
