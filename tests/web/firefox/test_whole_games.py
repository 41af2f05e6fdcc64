"""A whole game of each kind in Firefox, by pressing what is seen."""

import json
from collections.abc import Iterator

import pytest

from tests.server.hosted import Hosted
from tests.web.firefox.bidi import FirefoxPage, firefox_page
from tests.web.firefox.players import FirefoxPrisoner, FirefoxRunaway, plays_to_the_end
from tests.web.seating import against_bots
from tools.browser import FIREFOX
from tools.staging import Staged

pytestmark = pytest.mark.whole_game

FATES = "() => [...document.querySelectorAll('dialog[open] li')].map((each) => each.textContent.trim())"


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FirefoxPage]:
    program = FIREFOX.find()
    if program is None:
        pytest.skip("there is no Firefox: make browser")
    with firefox_page(program, tmp_path_factory.mktemp("firefox")) as page:
        page.size(1280, 900)
        yield page
        assert page.complaints == []


def take_seat(page: FirefoxPage, server: Hosted, staged: Staged) -> None:
    known = {"tokens": {staged.id: staged.token}, "sound": False, "language": "en", "speed": "instant"}
    # Stored from a page of the same server that stores nothing itself.
    page.goto(f"{server.url}/health")
    page.evaluate("(known) => localStorage.setItem('alcatraz', known)", json.dumps(known))
    page.goto(f"{server.url}/t/{staged.id}")


def test_a_whole_game_of_the_scapegoat(server: Hosted, firefox: FirefoxPage) -> None:
    take_seat(firefox, server, against_bots(server, "scapegoat", seats=3, seed="game 32"))
    frank = FirefoxPrisoner()
    assert plays_to_the_end(firefox, frank.choose) > 0
    assert frank.votes > 0
    fates = firefox.evaluate(FATES)
    assert sum("Frank" in fate and ("escapes" in fate or "stays behind" in fate or "caught" in fate) for fate in fates)


def test_a_whole_game_of_1999(server: Hosted, firefox: FirefoxPage) -> None:
    take_seat(firefox, server, against_bots(server, "boat", seats=2, seed="game 0", level="inmate"))
    assert plays_to_the_end(firefox, FirefoxRunaway().choose) > 0
    assert any("Frank" in fate for fate in firefox.evaluate(FATES))
