"""On a phone that lies (740 × 360) or a small screen: the whole board beside what can be done, nothing covered."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.hosted import Hosted
from tests.web.seating import take_seat, to_look_at
from tests.web.test_phone import fits
from tests.web.visitors import Visitors
from tools.moments import in_the_yard, your_turn

LYING = {"width": 740, "height": 360}
SMALL_SCREEN = {"width": 1024, "height": 600}


def box(found: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    seen = found.bounding_box()
    assert seen is not None
    return seen["x"], seen["y"], seen["x"] + seen["width"], seen["y"] + seen["height"]


def overlap(one: Locator, other: Locator) -> bool:
    left, top, right, bottom = box(one)
    other_left, other_top, other_right, other_bottom = box(other)
    return left < other_right and other_left < right and top < other_bottom and other_top < bottom


def test_verbs_lie_apart_and_beside_the_prison(server: Hosted, visitors: Visitors) -> None:
    page: Page = visitors.phone(viewport=LYING)
    take_seat(page, to_look_at(server.url, "scapegoat", your_turn(5, 2)))
    actions = page.get_by_role("region", name="Actions")
    verbs = [actions.get_by_role("button", name=re.compile(f"^{verb}\\b")) for verb in ("Move", "Use", "Complete")]
    for verb in verbs:
        expect(verb).to_be_in_viewport(ratio=1)
    assert not any(overlap(one, other) for one, other in pairwise(verbs))
    prison = page.get_by_role("list", name="The prison")
    assert not overlap(prison, actions)
    for room in prison.get_by_role("listitem").filter(has=page.locator("[data-place]")).all():
        expect(room).to_be_in_viewport(ratio=0.9)
    fits(page)


@pytest.mark.parametrize("size", [LYING, SMALL_SCREEN], ids=["phone", "small screen"])
def test_the_whole_yard_is_seen_beside_the_choices(server: Hosted, visitors: Visitors, size: dict[str, int]) -> None:
    page: Page = visitors.phone(viewport=size)
    take_seat(page, to_look_at(server.url, "boat", in_the_yard()))
    yard = page.get_by_role("grid", name="The yard")
    expect(yard).to_be_in_viewport(ratio=1)
    cell = page.get_by_role("button", name=re.compile("let one out"))
    expect(cell).to_be_in_viewport(ratio=1)
    for part in (yard, cell):
        assert not overlap(part, page.get_by_role("banner"))
    assert not overlap(yard, page.get_by_text("Choose one of your prisoners"))
    fits(page)
