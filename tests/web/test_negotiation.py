"""Time to talk: bots wait, sentences need one tap, and what is said is seen at who says it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.seating import negotiating, remember, take_seat
from tests.web.visitors import Visitors

# Deals of four whose first Scapegoat is a bot's, and the person's in seat 0.
BOT, PERSON = "shot desk", "shot wide"


def test_the_vote_comes_when_i_have_said_enough(server: Hosted, desktop: Page) -> None:
    staged, (frank,) = negotiating(server, seed=BOT)
    take_seat(desktop, staged)
    ballot = desktop.get_by_role("radio").first
    enough = desktop.get_by_role("button", name="I have said enough")
    expect(enough).to_be_visible()
    expect(desktop.get_by_role("timer", name="Time left to negotiate")).to_be_visible()
    expect(ballot).to_have_count(0)
    enough.click()
    expect(ballot).to_be_visible()
    frank.close()


def test_a_sentence_is_said_with_one_tap_and_seen_at_my_sheet(server: Hosted, desktop: Page) -> None:
    staged, (frank,) = negotiating(server, seed=BOT)
    take_seat(desktop, staged)
    sentences = desktop.get_by_role("region", name="Actions").get_by_role("list", name="Say it with one tap")
    expect(sentences.get_by_role("button").first).to_be_visible()
    assert 4 <= sentences.get_by_role("button").count() <= 6
    text = sentences.get_by_role("button").first.inner_text()
    sentences.get_by_role("button").first.click()
    bubble = desktop.get_by_test_id("speech-0")
    expect(bubble).to_contain_text(text)
    expect(sentences.get_by_role("button", name=text, exact=True)).to_have_count(0)
    said, sheet = bubble.bounding_box(), desktop.locator('[data-anchor="seat-0"]').bounding_box()
    assert said is not None
    assert sheet is not None
    assert abs(said["x"] - (sheet["x"] + sheet["width"])) < 24
    assert sheet["y"] <= said["y"] <= sheet["y"] + sheet["height"]
    expect(desktop.locator("[aria-live=polite]").filter(has_text=f"Frank: {text}")).to_have_count(1)
    frank.close()


def test_a_player_and_a_room_bring_their_own_sentences(server: Hosted, desktop: Page) -> None:
    staged, (frank,) = negotiating(server, seed=BOT)
    take_seat(desktop, staged)
    desktop.get_by_role("button", name="Talk to or about Rose").click()
    about = desktop.get_by_role("dialog", name="Talk to or about Rose").get_by_role("list").get_by_role("button")
    expect(about.first).to_contain_text("Rose")
    about.first.click()
    expect(desktop.get_by_test_id("speech-0")).to_contain_text("Rose")
    desktop.locator("[data-place=laundry]").click()
    room = desktop.get_by_role("dialog", name="Laundry")
    expect(room.get_by_role("button", name=re.compile("come here: Laundry")).first).to_be_visible()
    frank.close()


def test_words_are_noticed_on_a_phone_with_another_tab_open(server: Hosted, phone: Page) -> None:
    staged, (frank, clarence) = negotiating(server, seed=PERSON, people=2)
    take_seat(phone, staged)
    phone.get_by_role("button", name="Sheets").click()
    clarence.ask(type="say", seat=1, statement={"type": "ask", "of": 0, "what": "not_vote_for", "seat": 1})
    bubble = phone.get_by_test_id("speech-1")
    expect(bubble).to_contain_text("Clarence")
    expect(phone.get_by_role("button", name="Talk 1")).to_be_visible()
    bubble.get_by_role("button", name="Yes").click()
    expect(bubble).to_have_count(0)
    phone.get_by_role("button", name="Talk 1").click()
    phone.get_by_role("tab", name=re.compile("^Talk")).click()
    expect(phone.get_by_role("button", name="Talk 1")).to_have_count(0)
    for client in (frank, clarence):
        client.close()


def test_everybody_sees_who_has_said_enough(server: Hosted, visitors: Visitors) -> None:
    staged, (frank, clarence) = negotiating(server, seed=PERSON, people=2)
    page = visitors.desktop()
    take_seat(page, staged)
    expect(page.get_by_role("button", name=re.compile("^Call the vote"))).to_be_visible()
    assert clarence.ask(type="enough", seat=1)["type"] == "accepted"
    expect(page.get_by_role("region", name="Actions").get_by_text("Clarence has said enough")).to_be_visible()
    for client in (frank, clarence):
        client.close()


def test_alone_against_bots_the_waiting_is_switched_off_and_stays_off(server: Hosted, desktop: Page) -> None:
    staged, (frank,) = negotiating(server, seed=BOT)
    take_seat(desktop, staged)
    desktop.get_by_role("button", name="Menu").click()
    desktop.get_by_role("button", name="Bots need not wait for me in negotiations").click()
    expect(desktop.get_by_role("radio").first).to_be_visible()
    kept = desktop.evaluate("JSON.parse(localStorage.getItem('alcatraz')).waits")
    assert kept is False
    frank.close()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_sentences_fit_every_screen(server: Hosted, desktop: Page, language: str) -> None:
    staged, (frank,) = negotiating(server, seed=BOT)
    take_seat(desktop, staged, language=language)
    for width, height in ((360, 740), (740, 360), (1024, 600), (1440, 900)):
        desktop.set_viewport_size({"width": width, "height": height})
        enough = desktop.get_by_role("button", name="J’ai tout dit" if language == "fr" else "I have said enough")
        expect(enough).to_be_in_viewport(ratio=1)
        assert desktop.evaluate("document.documentElement.scrollWidth") <= width
    frank.close()


def test_spectators_talk_and_players_read_it_after_the_end(server: Hosted, visitors: Visitors) -> None:
    seats = [{"kind": "guest", "name": "Frank"}, {"kind": "bot", "level": "rookie"}]
    created = server.create(game="boat", seats=seats, seed="watched", options={"turn_limit": 4}, clock={"grace": None})
    frank = server.client(created["id"], created["token"])
    frank.ask(type="start")
    watcher, player = visitors.desktop(), visitors.desktop()
    remember(watcher, name="Watcher")
    watcher.goto(f"/t/{created['id']}")
    watcher.get_by_role("tab", name="Spectators").click()
    watcher.get_by_label("Say something to those who watch").fill("Mind the guard!")
    watcher.keyboard.press("Enter")
    expect(watcher.get_by_role("list", name="Spectators")).to_contain_text("Mind the guard!")
    remember(player, {created["id"]: created["token"]})
    player.goto(f"/t/{created['id']}")
    expect(player.get_by_role("tab", name="Log")).to_be_visible()
    expect(player.get_by_role("tab", name="Spectators")).to_have_count(0)
    while frank.table["phase"] == "playing":
        mine = [each for each in frank.views["0"]["decisions"] if each["seat"] == 0]
        if mine:
            frank.ask(type="play", seat=0, move=mine[0]["moves"][0])
        else:
            frank.receive()
    tab = player.get_by_role("tab", name="Spectators", include_hidden=True)
    expect(tab).to_have_count(1)
    tab.evaluate("tab => tab.click()")
    expect(player.get_by_text("Mind the guard!")).to_have_count(1)
    frank.close()
