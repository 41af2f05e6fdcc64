"""Looking back on the page: by link, keys and slider, on a phone, from a record file, and during a game."""

import json
import re
from functools import cache
from pathlib import Path

import httpx2 as httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from alcatraz.games.registry import BUNDLES
from tests.server.hosted import Hosted
from tests.web.accessibility import axe
from tests.web.seating import against_bots, ready, remember, take_seat
from tests.web.visitors import Visitors
from tools.moments import is_over
from tools.staging import Staged, stage


@cache
def finished(url: str, game: str) -> Staged:
    return stage(url, game, is_over, seats=3)


def looks_back(page: Page, server: Hosted, game: str, moment: str = "") -> Staged:
    over = finished(server.url, game)
    page.goto(f"/r/{over.id}{moment}")
    expect(page.get_by_test_id("replay")).to_be_visible()
    # The board comes a moment after its frame.
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    return over


def moment(page: Page) -> int:
    """How many moves have been played, as the foot says."""
    text = page.get_by_test_id("replay").inner_text()
    found = re.search(r"(?:Move|Coup) (\d+)", text)
    assert found is not None, text
    return int(found[1])


def at(page: Page, move: int) -> None:
    expect(page.get_by_test_id("replay")).to_contain_text(re.compile(rf"(Move|Coup) {move}\b"))


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name=re.compile("Moment"))


@pytest.mark.parametrize("game", BUNDLES)
def test_a_link_leads_to_its_moment_and_shows_what_was_seen(server: Hosted, desktop: Page, game: str) -> None:
    over = looks_back(desktop, server, game, "#move-9")
    at(desktop, 9)
    record = httpx.get(f"{server.url}/tables/{over.id}/record").json()
    answer = httpx.post(f"{server.url}/replay", json={"record": record}).json()
    ninth = next(each for each in answer["outline"] if each["move"] == 9)
    expect(desktop.get_by_test_id("replay-text")).to_have_text(ninth["text"])
    desktop.evaluate("location.hash = '#move-12'")
    at(desktop, 12)


def test_the_ending_leads_to_the_replay_by_one_click(server: Hosted, desktop: Page) -> None:
    over = finished(server.url, "boat")
    remember(desktop, {over.id: over.token})
    desktop.goto(f"/t/{over.id}")
    desktop.get_by_role("dialog").get_by_role("link", name="Look back").click()
    expect(desktop).to_have_url(re.compile(f"/r/{over.id}"))
    at(desktop, 0)


def test_keys_lead_through_the_game(server: Hosted, desktop: Page) -> None:
    looks_back(desktop, server, "scapegoat")
    at(desktop, 0)
    for _ in range(3):
        before = desktop.get_by_test_id("replay-text").inner_text()
        desktop.keyboard.press("ArrowRight")
        expect(desktop.get_by_test_id("replay-text")).not_to_have_text(before)
    at(desktop, 3)
    desktop.keyboard.press("ArrowLeft")
    at(desktop, 2)
    desktop.keyboard.press("}")
    expect(desktop.get_by_test_id("replay")).to_contain_text("Round 2")
    desktop.keyboard.press("]")
    desktop.keyboard.press("[")
    desktop.keyboard.press("End")
    expect(desktop.get_by_role("button", name="How it ended")).to_be_visible()
    desktop.keyboard.press("Home")
    at(desktop, 0)
    expect(desktop).to_have_url(re.compile("#move-0$"))


def test_space_runs_and_stops_it(server: Hosted, desktop: Page) -> None:
    looks_back(desktop, server, "boat", "#move-3")
    at(desktop, 3)
    desktop.keyboard.press(" ")
    expect(desktop.get_by_role("button", name="Stop")).to_be_visible()
    expect(desktop.get_by_test_id("replay")).not_to_contain_text("Move 3 ")
    desktop.keyboard.press(" ")
    expect(desktop.get_by_role("button", name="Run", exact=True)).to_be_visible()


def test_the_slider_leads_anywhere_and_says_where_it_is(server: Hosted, desktop: Page) -> None:
    looks_back(desktop, server, "boat")
    slider(desktop).fill("20")
    at(desktop, 20)
    expect(slider(desktop)).to_have_attribute("aria-valuetext", re.compile("Move 20 of"))
    # Whoever listens hears what happened there.
    told = desktop.get_by_test_id("replay-text").inner_text()
    expect(desktop.get_by_role("log").or_(desktop.locator("[aria-live=polite]")).first).to_contain_text(told)


def test_a_line_of_the_log_leads_to_its_moment(server: Hosted, desktop: Page) -> None:
    looks_back(desktop, server, "boat", "#move-30")
    at(desktop, 30)
    desktop.get_by_role("list", name="Log").get_by_role("button").first.click()
    at(desktop, 1)


def test_hands_are_covered_for_a_spectator_and_open_after_the_end(server: Hosted, desktop: Page) -> None:
    over = finished(server.url, "scapegoat")
    record = httpx.get(f"{server.url}/tables/{over.id}/record").json()
    replay = httpx.post(f"{server.url}/replay", json={"record": record, "eyes": "open"}).json()
    seen = [(each["number"], each.get("views", {}).get("spectator", {})) for each in replay["messages"][1:]]
    held = [(number, view) for number, view in seen if any(each["blackmail"] for each in view.get("players", []))]
    number, view = held[0]
    card = next(each["blackmail"][0] for each in view["players"] if each["blackmail"])
    looks_back(desktop, server, "scapegoat", f"#move-{replay['outline'][number - 1]['move']}")
    hand = desktop.get_by_role("list", name=re.compile("blackmail card"))
    expect(hand).to_have_count(0)
    desktop.get_by_label("Seen by").select_option("open")
    expect(hand).to_have_count(1)
    assert card


@pytest.mark.parametrize("game", BUNDLES)
def test_on_a_phone_the_foot_covers_nothing(server: Hosted, visitors: Visitors, game: str) -> None:
    phone = visitors.phone()
    looks_back(phone, server, game, "#move-20")
    at(phone, 20)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    foot = phone.get_by_test_id("replay").bounding_box()
    assert foot is not None
    assert foot["y"] + foot["height"] <= 741
    assert foot["height"] <= 150
    phone.get_by_role("button", name="On one step").tap()
    expect(phone.get_by_test_id("replay")).not_to_contain_text("Move 20 ")
    # The end of the page is above the foot.
    phone.evaluate("scrollTo(0, document.body.scrollHeight)")
    end = phone.evaluate(
        "document.body.getBoundingClientRect().bottom - parseFloat(getComputedStyle(document.body).paddingBottom)"
    )
    assert end <= foot["y"] + 1


def test_a_record_file_is_replayed_and_survives_a_reload(server: Hosted, desktop: Page, tmp_path: Path) -> None:
    record = httpx.get(f"{server.url}/tables/{finished(server.url, 'boat').id}/record").json()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record))
    desktop.goto("/r")
    desktop.locator("input[type=file]").set_input_files(file)
    at(desktop, 0)
    expect(desktop.get_by_label("Seen by")).to_have_value("open")
    desktop.keyboard.press("ArrowRight")
    at(desktop, 1)
    desktop.reload()
    expect(desktop.get_by_test_id("replay")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_in_words(desktop: Page, tmp_path: Path) -> None:
    file = tmp_path / "letter.json"
    file.write_text('"Dear warden"')
    desktop.goto("/r")
    desktop.locator("input[type=file]").set_input_files(file)
    expect(desktop.get_by_text("letter.json is no record")).to_be_visible()


def test_a_moment_is_played_on_from(server: Hosted, desktop: Page) -> None:
    remember(desktop, name="Frank")
    looks_back(desktop, server, "boat", "#move-10")
    at(desktop, 10)
    desktop.get_by_role("button", name="More about this replay").click()
    desktop.get_by_role("button", name="Play on from here").click()
    desktop.get_by_role("dialog").locator("button.lamp").click()
    expect(desktop).to_have_url(re.compile("/t/"))
    ready(desktop)
    table = httpx.get(f"{server.url}/tables/{desktop.url.split('/t/')[1]}").json()["table"]
    assert table["arranged"]


def test_a_seat_looks_back_while_its_game_goes_on(server: Hosted, desktop: Page) -> None:
    take_seat(desktop, against_bots(server, "boat", seats=2, seed="game 0"))
    desktop.get_by_role("grid", name="The yard").wait_for()
    desktop.get_by_role("button", name="Menu").click()
    desktop.get_by_role("button", name="Look back").click()
    expect(desktop.get_by_test_id("replay")).to_be_visible()
    expect(desktop.get_by_label("Seen by")).to_have_count(0)
    desktop.get_by_role("button", name="Back to now").click()
    expect(desktop.get_by_test_id("replay")).to_have_count(0)
    ready(desktop)


@pytest.mark.parametrize(("game", "locale"), [("scapegoat", "fr-FR"), ("boat", "en-GB")])
def test_the_replay_is_accessible_in_both_languages(server: Hosted, visitors: Visitors, game: str, locale: str) -> None:
    page = visitors.desktop(locale=locale)
    looks_back(page, server, game, "#move-15")
    at(page, 15)
    axe(page)
    page.get_by_test_id("replay").locator("button[aria-haspopup=dialog]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    axe(page)
