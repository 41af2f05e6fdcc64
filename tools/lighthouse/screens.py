"""What is measured: how a browser gets there, and the path that Lighthouse opens."""

import json
from collections.abc import Callable

from playwright.sync_api import Page

from tools.moments import in_the_yard, your_turn
from tools.staging import Moment, stage

# A page that knows nothing yet, and the address of the server → the path to measure.
Open = Callable[[Page, str], str]


def home(page: Page, url: str) -> str:
    return "/"


def _table(game: str, moment: Moment, seats: int) -> Open:
    """The first seat's turn at a table in the middle of a game."""

    def open_it(page: Page, url: str) -> str:
        staged = stage(url, game, moment, seats=seats)
        page.goto(url)
        known = json.dumps({"tokens": {staged.id: staged.token}, "sound": False, "language": "en"})
        page.evaluate(f"localStorage.setItem('alcatraz', {json.dumps(known)})")
        # Two pages of one seat would compete for the machine.
        page.goto("about:blank")
        return f"/t/{staged.id}"

    return open_it


SCREENS: dict[str, Open] = {
    "home": home,
    "table of The Scapegoat": _table("scapegoat", your_turn(5, 2), 4),
    "table of Alcatraz (1999)": _table("boat", in_the_yard(), 2),
}
