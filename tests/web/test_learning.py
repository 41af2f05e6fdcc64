"""The lessons on the page: every stage by mouse, keyboard and finger, help, coming back, the games with a coach."""

import re

import pytest
from playwright.sync_api import Page, expect

from alcatraz.bundle.lessons import Lesson
from alcatraz.games.registry import BUNDLES
from tests.web.accessibility import axe
from tests.web.learner import Learner, Press, by_finger, by_keyboard, by_mouse
from tests.web.prisoner import Prisoner
from tests.web.runaway import Runaway
from tests.web.visitors import Visitors

WAYS: dict[str, Press] = {"mouse": by_mouse, "finger": by_finger}


def arrives(visitors: Visitors, way: str, language: str) -> Page:
    locale = {"en": "en-GB", "fr": "fr-FR"}[language]
    return visitors.phone(locale=locale) if way == "finger" else visitors.desktop(locale=locale)


@pytest.mark.parametrize(("game", "language"), [("scapegoat", "fr"), ("boat", "en")])
def test_every_stage_by_keyboard(visitors: Visitors, game: str, language: str) -> None:
    """One after the other, as they lead on."""
    stages = stages_of(game)
    learner = Learner(arrives(visitors, "keyboard", language), game, language, by_keyboard)
    learner.page.goto(f"/learn/{game}/{stages[0].id}")
    for stage in stages:
        expect(learner.page).to_have_url(re.compile(f"/{stage.id}$"))
        learner.learns(stage)
        learner.goes_on()
    expect(learner.page).to_have_url(re.compile("/game$"))
    has_learned(learner, len(stages))


@pytest.mark.parametrize(
    ("game", "way", "language", "first"),
    [
        ("scapegoat", "mouse", "en", 0),
        ("scapegoat", "finger", "fr", 1),
        ("boat", "mouse", "fr", 1),
        ("boat", "finger", "en", 0),
    ],
)
def test_every_second_stage_by_pointing(visitors: Visitors, game: str, way: str, language: str, first: int) -> None:
    """Mouse and finger take turns."""
    chosen = stages_of(game)[first::2]
    learner = Learner(arrives(visitors, way, language), game, language, WAYS[way])
    for stage in chosen:
        learner.page.goto(f"/learn/{game}/{stage.id}")
        learner.learns(stage)
        learner.goes_on()
        expect(learner.page).not_to_have_url(re.compile(f"/{stage.id}$"))
    has_learned(learner, len(chosen))


def stages_of(game: str) -> tuple[Lesson, ...]:
    lessons = BUNDLES[game].lessons
    assert lessons is not None
    return tuple(lessons().stages)


def has_learned(learner: Learner, stages: int) -> None:
    learner.page.goto(f"/learn/{learner.game}")
    expect(learner.page.locator("ol svg")).to_have_count(stages)


def test_three_clicks_lead_from_the_home_page_to_the_first_own_move(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_test_id("offer").get_by_role("link", name="Alcatraz (1999)").click()
    desktop.locator(".yard .end.cell").click()
    desktop.locator('[data-square="9,5"]').click()
    expect(desktop.get_by_test_id("lesson-text")).to_contain_text("never onto a guard")
    desktop.goto("/")
    expect(desktop.get_by_role("link", name="Learn in eight minutes")).to_have_count(2)
    expect(desktop.get_by_test_id("offer")).to_have_count(0)


def test_a_useless_move_gets_a_sentence_and_help_gets_more_concrete(desktop: Page) -> None:
    desktop.goto("/learn/scapegoat/walk")
    desktop.locator('[data-place="infirmary"]').click()
    expect(desktop.get_by_test_id("lesson-aside")).to_have_text(
        "That is allowed, but here we go to the workshop and take a tool."
    )
    expect(desktop.get_by_test_id("refusal")).to_have_count(0)
    ask = desktop.get_by_role("button", name="Help")
    ask.click()
    expect(desktop.locator('.pointed [data-place="workshop"]')).to_be_visible()
    ask.click()
    ask.click()
    expect(ask).to_be_disabled()


def test_who_leaves_comes_back_where_they_were_and_may_repeat_and_skip(desktop: Page) -> None:
    desktop.goto("/learn/scapegoat/walk")
    desktop.locator('[data-place="workshop"]').click()
    text = desktop.get_by_test_id("lesson-text")
    expect(text).to_contain_text("eight neighbours")
    desktop.get_by_role("link", name="Leave the lesson").click()
    desktop.get_by_role("link", name="Go on").click()
    expect(text).to_contain_text("eight neighbours")
    expect(desktop.get_by_role("banner").first).to_contain_text("Your turn")
    desktop.get_by_role("button", name="Repeat this stage").click()
    expect(text).to_contain_text("Go to the workshop")
    desktop.get_by_role("button", name="Skip this stage").click()
    expect(text).to_contain_text("The lamps in a room")


@pytest.mark.parametrize("game", ["scapegoat", "boat"])
def test_the_lessons_can_be_used_by_everybody(desktop: Page, game: str) -> None:
    desktop.goto(f"/learn/{game}")
    expect(desktop.get_by_role("heading", level=1)).to_be_visible()
    axe(desktop)
    desktop.get_by_role("link", name="Begin").click()
    expect(desktop.get_by_test_id("lesson-text")).to_be_visible()
    expect(desktop.get_by_role("main")).to_be_visible()
    axe(desktop)


@pytest.mark.whole_game
def test_the_game_with_the_coach_is_played_to_its_end(desktop: Page) -> None:
    desktop.goto("/learn/scapegoat/game")
    expect(desktop.get_by_test_id("lesson-text")).to_contain_text("A real game now")
    Prisoner(desktop).plays_to_the_end()
    desktop.keyboard.press("Escape")
    expect(desktop.get_by_role("button", name="All stages")).to_be_visible()


@pytest.mark.whole_game
def test_the_race_with_the_coach_is_played_to_its_end(desktop: Page) -> None:
    desktop.goto("/learn/boat/game")
    expect(desktop.get_by_test_id("lesson-text")).to_contain_text("A real game now")
    Runaway(desktop, "Amber").plays_to_the_end()
    desktop.keyboard.press("Escape")
    expect(desktop.get_by_role("button", name="All stages")).to_be_visible()


def test_the_player_aid_is_one_tap_away_and_signs_say_what_they_are(desktop: Page) -> None:
    desktop.goto("/learn/boat/enter")
    desktop.get_by_role("button", name="Player aid").click()
    aid = desktop.get_by_role("dialog", name="Player aid")
    expect(aid.get_by_role("heading", name="The boat")).to_be_visible()
    axe(desktop)
    aid.get_by_role("button", name="What is this?").click()
    told = desktop.get_by_test_id("what")
    # A mouse that moves before somebody is there to see it has not moved.
    expect(told).to_contain_text("Point at anything on the board")
    desktop.mouse.move(*_middle(desktop, '[data-square="1,5"]'))
    expect(told).to_contain_text("The guard of this row")
    desktop.mouse.move(*_middle(desktop, '[data-square="5,4"]'))
    expect(told).to_contain_text("A square of the yard")
    desktop.keyboard.press("ArrowRight")
    expect(told).not_to_contain_text("A square of the yard")
    desktop.keyboard.press("Escape")
    expect(told).to_have_count(0)


@pytest.mark.parametrize("game", ["scapegoat", "boat"])
def test_every_kind_of_sign_has_an_answer(desktop: Page, game: str) -> None:
    desktop.goto(f"/learn/{game}/game")
    desktop.get_by_role("button", name="Player aid").click()
    desktop.get_by_role("dialog").get_by_role("button", name="What is this?").click()
    told = desktop.get_by_test_id("what")
    answers = set()
    for _ in range(16):
        desktop.get_by_role("button", name="Next sign").click()
        answers.add(told.inner_text())
    assert len(answers) >= {"scapegoat": 13, "boat": 7}[game]
    assert "" not in answers


def _middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
