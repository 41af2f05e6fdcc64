"""Every screen, by name: how to get there and what is pictured."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page, expect

from tools.moments import (
    OFFERS,
    in_the_yard,
    is_over,
    last_vote,
    trade_at_hand,
    your_decision,
    your_turn,
    your_turn_with,
)
from tools.rare_moments import BREAK_TIE, CHOOSE, CONSENT, HAND_OVER, KEEP, LEAVE_BEHIND, NAMES, Scene
from tools.screenshots import acts
from tools.screenshots.beat_positions import BEATS
from tools.screenshots.beats import picture_beat
from tools.screenshots.studio import SIZES, Studio
from tools.staging import Json, Moment, Script, Staged, company, stage

Play = Callable[[Studio, str], None]
Act = Callable[[Page], None]


def _nothing(page: Page) -> None:
    """The screen is as it should be."""


def visit(
    studio: Studio,
    name: str,
    *,
    path: str,
    act: Act = _nothing,
    light: bool = False,
    language: str = "en",
    whole: bool = True,
) -> None:
    """A page that needs no table; the whole of it, unless it is as long as a book."""
    for theme in ("dark", "light") if light else ("dark",):
        for size in SIZES:
            with studio.visitor(size, theme=theme, language=language) as page:
                page.goto(path)
                expect(page.get_by_role("heading", level=1)).to_be_visible()
                act(page)
                studio.picture(page, name, size, theme, whole=whole)


def watch(
    studio: Studio,
    name: str,
    *,
    moment: Moment,
    game: str = "scapegoat",
    act: Act = _nothing,
    script: Script | None = None,
    seats: int = 4,
    options: Json | None = None,
    light: bool = False,
    once: bool = False,
    before: Callable[[Studio, Staged], None] | None = None,
) -> None:
    """A moment of a game, from the first seat. What can only be done once needs a table for each picture."""
    staged: Staged | None = None
    for theme in ("dark", "light") if light else ("dark",):
        for size in SIZES:
            if staged is None or once:
                staged = stage(studio.url, game, moment, script=script, seats=seats, options=options)
                if before:
                    before(studio, staged)
            with (
                company(studio.url, staged),
                studio.visitor(size, {staged.id: staged.token}, theme=theme) as page,
            ):
                page.goto(f"/t/{staged.id}")
                acts.until_shown(page)
                act(page)
                studio.picture(page, name, size, theme)


scapegoat = partial(partial, watch)


def rare(scene: Scene) -> Play:
    return partial(watch, moment=scene.moment, script=scene.script, options=scene.options, light=True)


boat = partial(partial, watch, game="boat")

SCREENS: dict[str, Play] = {
    "home": partial(visit, path="/", light=True),
    "home-french": partial(visit, path="/", language="fr"),
    "new-table": partial(visit, path="/new/scapegoat"),
    "new-table-options": partial(visit, path="/new/scapegoat", act=acts.more_options),
    "new-one-device": partial(visit, path="/device/scapegoat"),
    "lobby": partial(visit, path="/new/scapegoat", act=acts.open_the_table, light=True),
    "rulebook": partial(visit, path="/rulebook/scapegoat", whole=False),
    "rulebook-search": partial(visit, path="/rulebook/scapegoat", act=acts.search_rules, whole=False),
    "scapegoat-turn": scapegoat(moment=your_turn(5, 2), light=True),
    "scapegoat-moving": scapegoat(moment=your_turn(5, 2), act=acts.choose_move),
    "scapegoat-why-not": scapegoat(moment=your_turn(5, 2), act=acts.ask_why_not),
    "scapegoat-room": scapegoat(moment=your_turn_with("complete", 3), act=acts.look_at_own_room),
    "scapegoat-completing": scapegoat(moment=your_turn_with("complete", 3), act=acts.begin_completing),
    "scapegoat-blackmail": scapegoat(moment=your_turn_with("blackmail", 3), act=acts.begin_blackmail),
    "scapegoat-guards": scapegoat(moment=your_decision("move_guard")),
    "scapegoat-ballot": scapegoat(moment=your_decision("vote", 4), act=acts.choose_on_ballot, light=True),
    "scapegoat-votes": scapegoat(moment=last_vote(4), act=acts.hand_in, once=True),
    "scapegoat-trade": scapegoat(moment=trade_at_hand, act=acts.build_offer),
    "scapegoat-trade-answer": scapegoat(moment=your_decision("trade_answer"), script=OFFERS),
    "scapegoat-keep": rare(KEEP),
    "scapegoat-choose": rare(CHOOSE),
    "scapegoat-consent": rare(CONSENT),
    "scapegoat-leave-behind": rare(LEAVE_BEHIND),
    "scapegoat-names": rare(NAMES),
    "scapegoat-break-tie": rare(BREAK_TIE),
    "scapegoat-hand-over": rare(HAND_OVER),
    "scapegoat-talk": scapegoat(moment=your_turn(3, 1), before=acts.talk_at, act=acts.open_talk),
    "scapegoat-promises": scapegoat(moment=your_turn(3, 1), before=acts.talk_at, act=acts.open_promises),
    "scapegoat-statement": scapegoat(moment=your_turn(3, 1), act=acts.open_quick_talk),
    "scapegoat-sheets": scapegoat(moment=your_turn(7, 1), act=acts.open_sheets),
    "scapegoat-menu": scapegoat(moment=your_turn(5, 2), act=acts.open_menu),
    "scapegoat-ending": scapegoat(moment=is_over, light=True),
    "same-device": partial(visit, path="/device/scapegoat", act=acts.start_on_one_device),
    "boat-turn": boat(moment=in_the_yard(), light=True),
    "boat-picked": boat(moment=in_the_yard(), act=acts.lift_a_prisoner),
    "boat-alarm": boat(moment=your_decision("alarm")),
    "boat-ending": boat(moment=is_over, seats=3),
    **{name: partial(picture_beat, beat=beat) for name, beat in BEATS.items()},
}
