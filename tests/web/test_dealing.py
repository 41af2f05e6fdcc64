"""Bots that deal, on the page: they answer, one tap answers them, and the lobby says who they are."""

import pytest
from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tests.web.seating import negotiating, remember, take_seat

# A deal of four whose first Scapegoat is a bot's; the person has seat 0.
SEED = "shot desk"
# A deal in which two bots offer the person a pact about votes.
WOOED = "deal 10"


def temper(talkativeness: str) -> dict[str, str]:
    return {"character": "honest", "talkativeness": talkativeness}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_person_proposes_and_the_bots_answer(server: Hosted, desktop: Page, language: str) -> None:
    staged, (frank,) = negotiating(server, seed=SEED, temper=temper("silent"))
    take_seat(desktop, staged, language=language)
    frank.ask(type="say", seat=0, statement={"type": "propose_vote", "for": 2})
    for seat in (1, 2, 3):
        expect(desktop.get_by_test_id(f"speech-{seat}").first).to_be_visible()
    frank.close()


def test_an_offer_of_a_bot_is_answered_with_one_tap_and_is_in_the_ledger(server: Hosted, desktop: Page) -> None:
    staged, (frank,) = negotiating(server, seed=WOOED, temper=temper("lively"))
    take_seat(desktop, staged)
    replies = desktop.get_by_role("group", name="Answer with one tap").first
    expect(replies).to_be_visible()
    replies.get_by_role("button", name="Yes").click()
    expect(desktop.locator("[aria-live=polite]").filter(has_text="Frank: Agreed.")).to_have_count(1)
    frank.close()


def test_the_lobby_chooses_inmate_character_and_talk_apart(server: Hosted, desktop: Page) -> None:
    remember(desktop, name="Frank")
    desktop.goto("/new/scapegoat")
    seat = desktop.get_by_role("listitem").filter(has_text="Teal").first
    seat.get_by_role("radio", name="Bot", exact=True).check()
    seat.get_by_label("Inmate").select_option("Agnes")
    expect(seat.get_by_label("Character")).to_have_value("honest")
    expect(seat.get_by_text("Would give you her last drug")).to_be_visible()
    seat.get_by_label("Talk", exact=True).select_option("silent")
    desktop.get_by_role("button", name="Open the table").click()
    card = desktop.get_by_role("listitem").filter(has_text="Agnes").first
    expect(card).to_contain_text("Honest · Silent")
    card.get_by_label("Character").select_option("rogue")
    expect(card).to_contain_text("Rogue · Silent")


def test_the_lobby_in_french(server: Hosted, phone: Page) -> None:
    remember(phone, name="Frank", language="fr")
    phone.goto("/new/scapegoat")
    seat = phone.get_by_role("listitem").filter(has_text="Turquoise").first
    seat.get_by_role("radio", name="Robot", exact=True).check()
    seat.get_by_label("Détenu").select_option("Edgar")
    expect(seat.get_by_label("Caractère")).to_have_value("rogue")
    expect(seat.get_by_text("Ton meilleur ami, jusqu’au vote.")).to_be_visible()
