"""Ways to a table that are not what a test is about."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.server.hosted import Client, Hosted
from tests.web.visitors import merging, settled
from tools.rare_moments import Scene
from tools.staging import Moment, Script, Staged, stage


def remember(page: Page, tokens: dict[str, str] | None = None, **settings: Any) -> None:
    """What the browser knows before the page comes: tokens of seats, language, theme, name."""
    page.context.add_init_script(merging({"tokens": tokens or {}, "sound": False, **settings}))


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
    page.get_by_role("button", name="Menu", include_hidden=True).wait_for()
    settled(page)


def against_bots(server: Hosted, game: str, *, seats: int, seed: str, level: str = "rookie", **wishes: Any) -> Staged:
    """A table against bots, begun: the same game every time. Wishes: other fields of the table to create."""
    plan = [{"kind": "guest", "name": "Frank"}, *({"kind": "bot", "level": level} for _ in range(seats - 1))]
    created = server.create(game=game, seats=plan, seed=seed, clock={"grace": None}, **wishes)
    host = server.client(created["id"], created["token"])
    assert host.ask(type="start")["type"] == "accepted"
    host.close()
    return Staged(created["id"], created["token"], "", {})


def negotiating(
    server: Hosted, *, seed: str, people: int = 1, temper: dict[str, str] | None = None
) -> tuple[Staged, list[Client]]:
    """A table of four at its first negotiation, and the sockets of its people. Bots have the other seats."""
    bot = {"kind": "bot", "level": "rookie", **(temper or {})}
    plan = [{"kind": "open"} if seat < people else bot for seat in range(4)]
    created = server.create(game="scapegoat", seats=plan, seed=seed, clock={"grace": None})
    clients = [server.client(created["id"], created["token"] if seat == 0 else None) for seat in range(people)]
    for seat, client in enumerate(clients):
        client.ask(type="sit", name=("Frank", "Clarence", "Alma", "Dolores")[seat], seat=seat)
        client.ask(type="ready", seat=seat)
    clients[0].ask(type="start")
    while (view := clients[0].views["0"])["phase"] != "negotiation":
        seat = view["decisions"][0]["seat"]
        if seat >= people:
            clients[0].receive()
            continue
        client = clients[seat]
        while client.numbers[-1] < clients[0].numbers[-1]:
            client.receive()
        moves = next(each["moves"] for each in client.views[str(seat)]["decisions"] if each["seat"] == seat)
        client.ask(type="play", seat=seat, move=next((m for m in moves if m["type"] == "end_turn"), moves[0]))
        while client is not clients[0] and clients[0].numbers[-1] < client.numbers[-1]:
            clients[0].receive()
    return Staged(created["id"], created["token"], "", {}), clients
