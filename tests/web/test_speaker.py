"""What a player does about somebody who speaks badly; tables where nobody can; what the server keeps."""

from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.seating import negotiating, remember, take_seat

RUDE = "You are all fools"


def test_somebody_is_reported_and_muted_for_me_and_stays_so(server: Hosted, desktop: Page) -> None:
    staged, (frank, clarence) = negotiating(server, seed="shot desk", people=2)
    take_seat(desktop, staged)
    desktop.get_by_role("tab", name="Talk").click()
    said = desktop.get_by_role("list", name="Talk")
    clarence.ask(type="say", seat=1, statement={"type": "say", "text": RUDE})
    expect(said).to_contain_text(RUDE)
    said.get_by_role("button", name="Clarence", exact=True).click()
    sheet = desktop.get_by_role("dialog", name="Clarence")
    sheet.get_by_role("button", name="Report this").click()
    expect(sheet).to_contain_text("Reported.")
    sheet.get_by_role("button", name="Do not show me what Clarence writes").click()
    desktop.keyboard.press("Escape")
    expect(said).not_to_contain_text(RUDE)
    clarence.ask(type="say", seat=1, statement={"type": "propose_vote", "for": 0})
    expect(said).to_contain_text("Let us vote for Frank.")
    desktop.reload()
    desktop.get_by_role("tab", name="Talk").click()
    expect(said).to_contain_text("Let us vote for Frank.")
    expect(said).not_to_contain_text(RUDE)
    frank.close()
    clarence.close()


def test_at_a_table_of_ready_sentences_there_is_nothing_to_write_in(server: Hosted, desktop: Page) -> None:
    seats = [{"kind": "guest", "name": "Frank"}, *[{"kind": "bot", "level": "rookie"}] * 2]
    created = server.create(game="scapegoat", seats=seats, phrases=True, clock={"grace": None})
    remember(desktop, {created["id"]: created["token"]})
    desktop.goto(f"/t/{created['id']}")
    expect(desktop.get_by_text("Ready sentences only")).to_be_visible()
    desktop.get_by_role("button", name="Start").click()
    desktop.get_by_role("tab", name="Talk").click()
    expect(desktop.get_by_text("Ready sentences only at this table.")).to_be_visible()
    expect(desktop.get_by_role("textbox", name="Say something")).to_have_count(0)


def test_what_is_kept_is_one_click_from_home(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_role("link", name="Your data").click()
    expect(desktop.get_by_role("heading", name="What the server keeps")).to_be_visible()
