"""Great moments in the middle of their beat: tables arranged one move before them."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, expect

from alcatraz.client import create_table, join
from alcatraz.wire import Clock, CreateTable, SeatPlan
from tools.screenshots.acts import until_shown
from tools.screenshots.studio import SIZES, Studio
from tools.staging import NAMES, Json, Staged

# How long a beat has been on the stage when it is pictured, in milliseconds.
MIDDLE = 900
# So many beats may come before it.
MOST_BEFORE = 14


@dataclass(frozen=True, slots=True)
class Beat:
    """The position before it, what is said and played then, and which kind of beat is looked at."""

    kind: str
    start: Json
    plays: tuple[tuple[int, Json], ...]
    says: tuple[tuple[int, Json], ...] = field(default=())
    # Seats that a bot has; the first one is the viewer's.
    bots: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.start.get("players") or self.start["prisoners"])


def picture_beat(studio: Studio, name: str, *, beat: Beat) -> None:
    for size in SIZES:
        staged = _alone(_arranged(studio.url, beat))
        with studio.visitor(size, {staged.id: staged.token}, moves=True, speed="step") as page:
            page.goto(f"/t/{staged.id}")
            until_shown(page)
            _alone(_happens(studio.url, staged, beat))
            _lead_to(page, beat.kind)
            page.wait_for_timeout(MIDDLE)
            studio.picture(page, name, size, settled=False)


def _lead_to(page: Page, kind: str) -> None:
    staged = page.locator("[data-testid=stage], [data-testid=caption]")
    for _ in range(MOST_BEFORE):
        expect(staged.first).to_be_visible()
        if staged.first.get_attribute("data-kind") == kind:
            return
        page.keyboard.press("Escape")
    raise AssertionError(f"{kind} is not staged")


async def _arranged(url: str, beat: Beat) -> Staged:
    kinds = [SeatPlan("guest", NAMES[0])]
    kinds += [SeatPlan("bot") if seat in beat.bots else SeatPlan("open") for seat in range(1, beat.seats)]
    wish = CreateTable(beat.start["game"], kinds, clock=Clock(grace=None, waits=False), start=beat.start)
    created = await create_table(url, wish)
    async with await join(created.link, created.token) as host, await join(created.link) as others:
        for seat in range(1, beat.seats):
            if seat not in beat.bots:
                await others.sit(NAMES[seat], seat)
                await others.ready(seat)
        await host.start()
        return Staged(created.id, created.token, others.token or "", {})


async def _happens(url: str, staged: Staged, beat: Beat) -> None:
    address = f"{url}/t/{staged.id}"
    async with await join(address, staged.token) as host, await join(address, staged.others or None) as others:
        for seat, statement in beat.says:
            await (others if seat else host).say(seat, statement)
        for seat, move in beat.plays:
            await (others if seat else host).play(seat, move)


def _alone(work: Coroutine[Any, Any, Any]) -> Any:
    """In a thread of its own: whoever drives a browser has an event loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work)).result()
