"""After a game: figures of its players, the games of this browser, the same deal for others, the deal of the day."""

import json
import re
from pathlib import Path

import httpx2 as httpx
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.accessibility import axe
from tests.web.seating import ready, remember
from tests.web.visitors import Visitors
from tools.moments import is_over
from tools.staging import Staged, stage


def at_the_end(server: Hosted, page: Page) -> Staged:
    over = stage(server.url, "boat", is_over, seats=3)
    remember(page, {over.id: over.token}, name="Frank")
    page.goto(f"/t/{over.id}")
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    return over


def test_the_ending_shows_what_the_players_did_and_the_browser_remembers_it(server: Hosted, desktop: Page) -> None:
    over = at_the_end(server, desktop)
    record = httpx.get(f"{server.url}/tables/{over.id}/record").json()
    figures = httpx.post(f"{server.url}/replay", json={"record": record}).json()["figures"]
    boarded = next(each for each in figures if each["id"] == "boardings")
    row = desktop.get_by_role("row", name=re.compile(boarded["title"]))
    expect(row.get_by_role("cell")).to_have_text([str(value) for value in boarded["values"]])
    desktop.get_by_role("link", name="Games played in this browser").click()
    expect(desktop.get_by_role("heading", name="Games played in this browser")).to_be_visible()
    expect(desktop.get_by_text(re.compile("^One game, [01] won$"))).to_be_visible()
    axe(desktop)
    desktop.get_by_role("link", name="Look back").click()
    expect(desktop.get_by_test_id("replay")).to_be_visible()


def test_a_game_is_saved_as_text_and_as_plays(server: Hosted, desktop: Page) -> None:
    at_the_end(server, desktop)
    with desktop.expect_download() as text:
        desktop.get_by_role("button", name="Save as text").click()
    assert "Squares walked" in Path(text.value.path()).read_text()
    link = desktop.get_by_role("link", name="Send to BG Stats")
    expect(link).to_have_attribute("href", re.compile("createPlay.html"))
    desktop.goto("/played")
    with desktop.expect_download() as plays:
        desktop.get_by_role("button", name="Save all as plays").click()
    [play] = json.loads(Path(plays.value.path()).read_text())
    assert sum(each["winner"] for each in play["players"]) == 1


def test_the_same_deal_is_played_by_others_and_results_are_compared(server: Hosted, visitors: Visitors) -> None:
    host = visitors.desktop(permissions=["clipboard-read", "clipboard-write"])
    over = at_the_end(server, host)
    host.get_by_role("button", name="the same deal for others").click()
    expect(host.get_by_role("button", name="Copied")).to_be_visible()
    link = host.evaluate("navigator.clipboard.readText()")
    guest = visitors.desktop()
    remember(guest, name="Gina")
    guest.goto(link)
    expect(guest.get_by_role("heading", name="The same deal")).to_be_visible()
    expect(guest.get_by_role("listitem")).to_contain_text([re.compile("(Won|Lost).*moves", re.DOTALL)])
    axe(guest)
    guest.get_by_role("button", name="Play this deal").click()
    expect(guest).to_have_url(re.compile("/t/"))
    ready(guest)
    again = httpx.get(f"{server.url}/tables/{guest.url.split('/t/')[1]}").json()["table"]
    first = httpx.get(f"{server.url}/tables/{over.id}").json()["table"]
    assert again["shuffle"]["chosen"]
    assert again["options"] == first["options"]


def test_the_deal_of_the_day_leads_to_a_game_in_both_languages(server: Hosted, visitors: Visitors) -> None:
    page = visitors.phone(locale="fr-FR")
    remember(page, name="Gina")
    page.goto("/deal/boat")
    expect(page.get_by_role("heading", name=re.compile("La donne du jour"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(page)
    page.get_by_role("button", name="Jouer cette donne").click()
    expect(page).to_have_url(re.compile("/t/"))


def test_a_link_to_no_deal_says_so(desktop: Page) -> None:
    desktop.goto("/deal/boat#d=nonsense")
    expect(desktop.get_by_text("This link leads to no deal.")).to_be_visible()
