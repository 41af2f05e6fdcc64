"""A lost connection is shown, repairs itself, and loses nothing."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted, hosted
from tests.web.seating import ready, remember, take_seat
from tests.web.visitors import Visitors
from tools.moments import last_vote, your_turn
from tools.staging import stage


def test_a_vote_cast_while_the_server_is_down_counts_once(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.desktop()
    database = tmp_path / "tables.db"
    with hosted(database) as server:
        staged = stage(server.url, "scapegoat", last_vote(2))
        remember(page, {staged.id: staged.token})
        page.goto(f"{server.url}/t/{staged.id}")
        ready(page)
        expect(page.get_by_role("dialog")).to_contain_text("Ballots: 3 of 4")
    lost = page.get_by_role("paragraph").filter(has_text="The connection is lost")
    expect(lost).to_be_visible()
    page.get_by_role("radio", name="Alma").check(force=True)
    page.get_by_role("button", name="Fold it: Alma").click()

    with hosted(database, port=server.port):
        votes = page.get_by_role("tabpanel", name="Log").get_by_text(re.compile("^The votes:")).last
        expect(votes).to_contain_text("Frank for Alma")
        assert votes.inner_text().count(" for ") >= 4
        expect(lost).to_be_hidden()
        expect(page.get_by_role("tabpanel").get_by_text("Frank votes")).to_have_count(1)
    # The browser itself says that it could not connect.
    visitors.complaints[:] = [each for each in visitors.complaints if "WebSocket" not in each]


def test_a_step_taken_while_the_network_is_off_is_made_once_it_is_back(server: Hosted, desktop: Page) -> None:
    staged = stage(server.url, "scapegoat", your_turn(2, 2))
    # The last of what the page loads by itself, without a sign on the screen.
    with desktop.expect_request_finished(lambda request: "/assets/advice-" in request.url):
        take_seat(desktop, staged)
    own = desktop.get_by_role("button", name=re.compile("Here: [^.]*Frank"))
    before = (own.get_attribute("aria-label") or "").split(".")[0]
    log = desktop.get_by_role("tabpanel", name="Log")
    told = log.get_by_text(re.compile("^Frank moves from")).count()
    offline = desktop.get_by_role("paragraph").filter(has_text="This device is offline")

    desktop.context.set_offline(True)
    expect(offline).to_be_visible()
    # What others say meanwhile is heard afterwards.
    clarence = server.client(staged.id, staged.others)
    assert clarence.ask(type="say", seat=1, statement={"type": "say", "text": "Where are you?"})["type"] == "accepted"
    clarence.close()
    desktop.get_by_role("button", name=re.compile("^Move, ")).click()
    desktop.get_by_role("list", name="Where do you go?").get_by_role("button").first.click()
    # Nothing is pretended, and nothing can be done twice.
    expect(desktop.get_by_role("button", name=re.compile("^End turn"))).to_be_disabled()
    assert (own.get_attribute("aria-label") or "").split(".")[0] == before

    desktop.context.set_offline(False)
    expect(offline).to_be_hidden()
    expect(log.get_by_text(re.compile("^Frank moves from"))).to_have_count(told + 1)
    ready(desktop)
    assert (own.get_attribute("aria-label") or "").split(".")[0] != before
    expect(desktop.get_by_role("button", name="Undo")).to_be_enabled()
    desktop.get_by_role("tab", name=re.compile("^Talk")).click()
    expect(desktop.get_by_role("tabpanel", name="Talk")).to_contain_text("Where are you?")
