"""Ways to a table that are not what a test is about."""

import json
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.hosted import Hosted
from tools.rare_moments import Scene
from tools.staging import Moment, Script, Staged, stage


def remember(page: Page, tokens: dict[str, str] | None = None, **settings: Any) -> None:
    """What the browser knows before the page comes: tokens of seats, language, theme, name."""
    text = json.dumps(json.dumps({"tokens": tokens or {}, "sound": False, **settings}))
    page.context.add_init_script(f"localStorage.getItem('alcatraz') ?? localStorage.setItem('alcatraz', {text})")


def take_seat(page: Page, staged: Staged, **settings: Any) -> None:
    """As the first player of a table at its moment."""
    remember(page, {staged.id: staged.token}, **settings)
    page.goto(f"/t/{staged.id}")
    ready(page)


@cache
def to_look_at(server: str, game: str, moment: Moment, script: Script | None = None, seats: int = 4) -> Staged:
    """A table at its moment for all tests that leave it as it is."""
    return stage(server, game, moment, script=script, seats=seats)


def staged_scene(server: str, scene: Scene) -> Staged:
    return stage(server, "scapegoat", scene.moment, script=scene.script, options=scene.options)


@cache
def scene_to_look_at(server: str, scene: Scene) -> Staged:
    return staged_scene(server, scene)


def ready(page: Page) -> None:
    """The game is on the screen, and the server has said what may be done."""
    expect(page.get_by_role("button", name="Menu", include_hidden=True)).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


def against_bots(server: Hosted, game: str, *, seats: int, seed: str, level: str = "rookie") -> Staged:
    """A table against bots, begun: the same game every time."""
    plan = [{"kind": "guest", "name": "Frank"}, *({"kind": "bot", "level": level} for _ in range(seats - 1))]
    created = server.create(game=game, seats=plan, seed=seed, clock={"grace": None})
    host = server.client(created["id"], created["token"])
    assert host.ask(type="start")["type"] == "accepted"
    host.close()
    return Staged(created["id"], created["token"], "", {})
