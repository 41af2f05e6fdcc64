"""Great moments are staged with their sentences and what they mean for me, skipped with one tap, told in order."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from alcatraz.games.boat.guide.previews import preview
from tests.server.hosted import Hosted
from tests.web.accessibility import axe
from tests.web.seating import take_seat
from tests.web.visitors import Visitors
from tools.moments import asked, last_vote, moves
from tools.staging import NAMES, Json, Moment, Staged, stage


def others_can(kind: str, victim: int | None = None) -> Moment:
    """Another than the first seat acts and may make such a move; against the first seat, if that is asked for."""

    def moment(views: dict[int, Json]) -> bool:
        return any(found_move(views[seat], kind, seat, victim) for seat in range(1, len(views)))

    return moment


def found_move(view: Json, kind: str, seat: int, victim: int | None = None) -> Json | None:
    fitting = (move for move in moves(view, kind, seat) if victim is None or move.get("from") == victim)
    return next(fitting, None)


def another_plays(server: Hosted, staged: Staged, kind: str, victim: int | None = None) -> int:
    """The move that was waited for, by whoever may make it."""
    for seat in range(1, len(staged.views)):
        move = found_move(staged.views[seat], kind, seat, victim)
        if move is not None:
            other = server.client(staged.id, staged.others)
            assert other.ask(type="play", seat=seat, move=move)["type"] == "accepted"
            other.close()
            return seat
    raise AssertionError(kind)


def on_stage(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-testid=stage][data-kind={kind}]")


def caption(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-testid=caption][data-kind={kind}]")


def told(page: Page) -> list[str]:
    return page.get_by_test_id("announcer").locator("p").all_inner_texts()


def slips(page: Page) -> Locator:
    return page.get_by_role("list", name="What it means for you")


def vote(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name).check(force=True)
    page.get_by_role("button", name="Fold it").click()


class TestTask:
    @pytest.fixture
    def page(self, server: Hosted, visitors: Visitors) -> Page:
        """Step by step: the page waits at every beat."""
        page = visitors.desktop(speed="step")
        staged = stage(server.url, "scapegoat", others_can("complete"))
        # Until the scenes are there, a line says what happens.
        with page.expect_request_finished(lambda request: "/assets/staging-" in request.url):
            take_seat(page, staged)
        self.by = NAMES[another_plays(server, staged, "complete")]
        return page

    def test_it_is_shown_scene_by_scene_and_a_tap_leads_on(self, page: Page) -> None:
        expect(on_stage(page, "task")).to_contain_text(f"{self.by} completes the task")
        on_stage(page, "task").click(position={"x": 10, "y": 10})
        expect(on_stage(page, "reward")).to_contain_text("The reward for the others")
        page.keyboard.press("Space")
        # A new task may be pinned on the board in between.
        page.get_by_role("button", name="Next").or_(on_stage(page, "progress")).first.wait_for()
        if not on_stage(page, "progress").is_visible():
            page.keyboard.press("Escape")
        expect(on_stage(page, "progress")).to_contain_text("How far everybody is")
        expect(on_stage(page, "progress").get_by_role("listitem")).to_have_count(4)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("stage")).to_have_count(0)

    def test_it_is_told_in_the_same_order(self, page: Page) -> None:
        expect(on_stage(page, "task")).to_be_visible()
        page.get_by_role("button", name="To now").click()
        expect(page.get_by_test_id("stage")).to_have_count(0)
        words = " ".join(told(page))
        assert words.index("completes the task") < words.index("The reward for the others")

    def test_what_it_means_for_me_stays_until_i_have_seen_it(self, page: Page) -> None:
        page.get_by_role("button", name="To now").click()
        expect(slips(page)).to_contain_text(re.compile("You marked [A-F]|No new letter for you"))
        slips(page).get_by_role("button").last.click()
        expect(slips(page)).to_have_count(0)

    def test_nothing_is_wrong_with_it_for_those_who_need_help(self, page: Page) -> None:
        expect(on_stage(page, "task")).to_be_visible()
        axe(page)


class TestVote:
    def test_the_ballots_open_and_then_the_mark_comes_down(self, server: Hosted, visitors: Visitors) -> None:
        page = visitors.desktop(speed="step")
        take_seat(page, stage(server.url, "scapegoat", last_vote(2)))
        vote(page, "Alma")
        expect(on_stage(page, "ballots")).to_contain_text("Frank voted for Alma.")
        expect(on_stage(page, "ballots")).to_contain_text(re.compile("Nobody voted for you|votes? for you"))
        page.keyboard.press("Escape")
        expect(on_stage(page, "elected")).to_contain_text("Scapegoat")
        page.get_by_role("button", name="Next").click()
        expect(page.get_by_test_id("stage")).to_have_count(0)
        expect(slips(page)).to_contain_text("The votes:")

    def test_nothing_goes_on_before_it_was_seen(self, server: Hosted, visitors: Visitors) -> None:
        page = visitors.desktop(speed="step")
        staged = stage(server.url, "scapegoat", last_vote(2), script=all_for_clarence)
        take_seat(page, staged)
        vote(page, "Alma")
        expect(on_stage(page, "ballots")).to_be_visible()
        others = server.client(staged.id, staged.others)
        assert others.ask(type="play", seat=1, move={"type": "end_turn"})["type"] == "accepted"
        others.close()
        head = page.get_by_role("banner")
        expect(page.get_by_test_id("stage")).to_contain_text("more")
        assert "Clarence" in head.inner_text()
        page.get_by_role("button", name="To now").click()
        expect(head).to_contain_text("Alma")

    def test_under_reduced_motion_it_is_shown_as_long(self, server: Hosted, visitors: Visitors) -> None:
        page = visitors.desktop(speed="calm")
        page.clock.install(time=0)
        take_seat(page, stage(server.url, "scapegoat", last_vote(2)))
        page.clock.pause_at(page.evaluate("Date.now()") + 2_000)
        vote(page, "Alma")
        expect(on_stage(page, "ballots")).to_be_visible()
        page.clock.run_for(1_900)
        expect(page.get_by_test_id("stage")).to_be_visible()
        page.clock.run_for(6_000)
        expect(page.get_by_test_id("stage")).to_have_count(0)

    def test_at_once_nothing_is_staged_and_everything_is_told(self, server: Hosted, desktop: Page) -> None:
        take_seat(desktop, stage(server.url, "scapegoat", last_vote(2)))
        desktop.evaluate(WATCH)
        vote(desktop, "Alma")
        expect(slips(desktop)).to_contain_text("Frank for Alma")
        assert desktop.evaluate("window.seen") == []
        assert any("Scapegoat" in each for each in told(desktop))


# When something stood on the stage.
WATCH = """
window.seen = [];
new MutationObserver(() => {
  if (document.querySelector('[data-testid=stage]') || window.seen.length % 2) window.seen.push(performance.now());
}).observe(document.body, { childList: true, subtree: true });
"""


def all_for_clarence(view: Json, decision: Json) -> Json | None:
    return {"type": "vote", "for": 1} if decision["kind"] == "vote" else None


def test_a_theft_is_seen_at_the_sheet_of_its_victim(server: Hosted, visitors: Visitors) -> None:
    page = visitors.desktop(speed="step")
    staged = stage(server.url, "scapegoat", others_can("steal", 0))
    take_seat(page, staged)
    thief = NAMES[another_plays(server, staged, "steal", 0)]
    expect(caption(page, "theft")).to_contain_text(f"{thief} steals from Frank")
    expect(caption(page, "theft")).to_contain_text(f"{thief} has your ")
    expect(page.locator(".robbed")).to_contain_text("Frank")
    page.keyboard.press("Escape")
    expect(slips(page)).to_contain_text(f"{thief} has your ")


class TestBoat:
    def test_a_capture(self, server: Hosted, visitors: Visitors) -> None:
        page = visitors.desktop(speed="step")
        staged = stage(server.url, "boat", capture_at_hand, seats=2)
        take_seat(page, staged)
        other = server.client(staged.id, staged.others)
        assert other.ask(type="play", seat=1, move=capturing(staged.views[1]))["type"] == "accepted"
        other.close()
        expect(caption(page, "walk")).to_contain_text("Clarence")
        page.keyboard.press("Space")
        page.keyboard.press("Space")
        expect(on_stage(page, "capture")).to_contain_text("Your prisoner starts again from the cell.")
        page.keyboard.press("Escape")
        expect(slips(page)).to_contain_text("Your prisoner starts again from the cell.")

    def test_the_alarm(self, server: Hosted, visitors: Visitors) -> None:
        page = visitors.desktop(speed="step")
        staged = stage(server.url, "boat", boarding_at_hand, seats=2)
        take_seat(page, staged)
        another_plays(server, staged, "board")
        expect(on_stage(page, "boarding")).to_contain_text("Clarence boards the boat")
        page.keyboard.press("Escape")
        expect(on_stage(page, "alarm")).to_contain_text(re.compile("Alarm! Frank rolls .* You choose where"))
        axe(page)


def boarding_at_hand(views: dict[int, Json]) -> bool:
    boats = [places.count("boat") for places in views[0]["prisoners"]]
    return boats[1] < 2 and bool(moves(views[1], "board", 1))


def capturing(view: Json) -> Json | None:
    """A move of the second seat whose guard catches a prisoner of the first."""
    if not asked(view, "turn", 1):
        return None
    fitting = (move for kind in ("walk", "enter") for move in moves(view, kind, 1) if catches(view, move))
    return next(fitting, None)


def catches(view: Json, move: Json) -> bool:
    return any(event["type"] == "caught" and event["seat"] == 0 for event in preview(view, move))


def capture_at_hand(views: dict[int, Json]) -> bool:
    return capturing(views[1]) is not None
