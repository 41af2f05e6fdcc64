"""What is done on a page before its picture is taken; by roles and names, as a person would."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Locator, Page, expect

from alcatraz.client import join
from tools.screenshots.studio import Studio
from tools.staging import Staged


def until_shown(page: Page) -> None:
    """The game is on the screen, and so is what may be done."""
    expect(page.get_by_role("button", name="Menu", include_hidden=True)).to_be_visible()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.wait_for_load_state("networkidle")


def more_options(page: Page) -> None:
    page.get_by_text("More options").click()


def open_the_table(page: Page) -> None:
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("note")).to_be_visible()


def search_rules(page: Page) -> None:
    page.get_by_role("searchbox").fill("guard")


def verb(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{name}, "))


def choose_move(page: Page) -> None:
    verb(page, "Move").click()
    expect(page.get_by_role("heading", name="Where do you go?")).to_be_visible()


def ask_why_not(page: Page) -> None:
    page.get_by_role("button", name=re.compile(r"^[\w ]+: not possible now")).first.click()


def look_at_own_room(page: Page) -> None:
    """The room where the first player stands: on its sheet is what may be done there."""
    here = page.get_by_role("button", name=re.compile(r"Here: [^.]*Frank"))
    name = (here.get_attribute("aria-label") or "").split(".")[0]
    about = page.get_by_role("button", name=f"About the room: {name}")
    (about if about.is_visible() else here).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()


def begin_completing(page: Page) -> None:
    verb(page, "Complete").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def begin_blackmail(page: Page) -> None:
    verb(page, "Blackmail").click()


def choose_on_ballot(page: Page) -> None:
    page.get_by_role("radio", name="Alma").check(force=True)


def hand_in(page: Page) -> None:
    choose_on_ballot(page)
    page.get_by_role("button", name="Fold it").click()
    expect(page.get_by_test_id("stage")).to_be_visible()


def build_offer(page: Page) -> None:
    verb_or_template = page.get_by_role("button", name=re.compile("^Trade(, .*)?$"))
    verb_or_template.click()
    if page.get_by_role("heading", name="With whom do you trade?").is_visible():
        page.get_by_role("list", name="With whom do you trade?").get_by_role("button").first.click()
    for side in page.get_by_role("dialog").get_by_role("group").all():
        if (token := side.get_by_role("button").first).count():
            token.click()


def show(page: Page, name: str) -> None:
    """On small screens the sheets and the talk are behind a button."""
    button = page.get_by_role("navigation", name="What to show").get_by_role("button", name=name)
    if button.is_visible():
        button.click()


def open_tab(page: Page, name: str) -> None:
    show(page, "Talk")
    page.get_by_role("tab", name=re.compile(f"^{name}")).click()


def open_talk(page: Page) -> None:
    open_tab(page, "Talk")


def open_promises(page: Page) -> None:
    open_tab(page, "Promises")


def open_quick_talk(page: Page) -> None:
    open_talk(page)
    page.get_by_role("button", name="Propose, promise, ask, threaten").click()
    page.get_by_role("dialog").get_by_role("button", name="Promise").click()


def open_sheets(page: Page) -> None:
    show(page, "Sheets")
    page.get_by_role("heading", name="Who would stay?").scroll_into_view_if_needed()


def open_menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()


def start_on_one_device(page: Page) -> None:
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Pass the device to")).to_be_visible()


def lift_a_prisoner(page: Page) -> None:
    page.get_by_role("button", name=re.compile("prisoner of Frank.*can move")).first.click()


def talk_at(studio: Studio, staged: Staged) -> None:
    """The others say something: words, a proposal, and a promise that the table remembers."""

    async def talk() -> None:
        async with await join(f"{studio.url}/t/{staged.id}", staged.others) as table:
            await table.say(2, "We need two more people in the workshop.")
            await table.say(1, {"type": "propose_vote", "for": 3})
            await table.say(3, {"type": "promise", "what": "not_vote_for", "seat": 0})

    with ThreadPoolExecutor(1) as alone:
        alone.submit(lambda: asyncio.run(talk())).result()
