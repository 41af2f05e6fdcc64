"""A lost connection is shown, repairs itself, and loses nothing."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.web.seating import ready, remember
from tests.web.visitors import Visitors
from tools.moments import last_vote
from tools.screenshots.serving import serving
from tools.staging import stage


def test_a_vote_cast_while_the_server_is_down_counts_once(visitors: Visitors, tmp_path: Path) -> None:
    page = visitors.desktop()
    database = tmp_path / "tables.db"
    with serving(database) as url:
        staged = stage(url, "scapegoat", last_vote(2))
        remember(page, {staged.id: staged.token})
        page.goto(f"{url}/t/{staged.id}")
        ready(page)
        expect(page.get_by_role("dialog")).to_contain_text("Ballots: 3 of 4")
    lost = page.get_by_role("paragraph").filter(has_text="The connection is lost")
    expect(lost).to_be_visible()
    page.get_by_role("radio", name="Alma").check(force=True)
    page.get_by_role("button", name="Fold it: Alma").click()

    with serving(database, urlsplit(url).port):
        votes = page.get_by_role("dialog", name="The votes")
        expect(votes).to_contain_text("Frank voted for Alma.")
        tally = votes.get_by_role("list", name="Result").inner_text()
        assert sum(map(int, re.findall(r"(\d) votes?", tally))) == 4
        expect(lost).to_be_hidden()
        votes.get_by_role("button", name="Continue").click()
        expect(page.get_by_role("tabpanel").get_by_text("Frank votes")).to_have_count(1)
    # The browser itself says that it could not connect.
    visitors.complaints[:] = [each for each in visitors.complaints if "WebSocket" not in each]
