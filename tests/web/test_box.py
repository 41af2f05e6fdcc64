"""Owners put in the values of their own box: from a file or in a form; kept, saved, played with and argued with."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from alcatraz.games.registry import BUNDLES
from tests.cli.terminal import Terminal, terminal
from tests.server.hosted import Hosted
from tests.web.accessibility import axe
from tests.web.seating import remember
from tests.web.visitors import Visitors

__all__ = ["terminal"]

FILE = BUNDLES["scapegoat"].edition_file
assert FILE is not None
OURS = FILE.built_in()
MINE = OURS.replace("House edition", "Grandma’s box").replace("Make a duplicate key", "Copy a key")
BROKEN = MINE.replace("guards = 0", "guards = 7", 1).replace("gun = { value = 1", "gun = { value = 3")


def box(page: Page) -> None:
    page.goto("/box/scapegoat")
    expect(page.get_by_role("button", name="Begin with our values")).to_be_enabled()


def written(folder: Path, text: str, name: str = "my-box.toml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def opened(page: Page, file: Path) -> None:
    page.get_by_label("Open an edition file").set_input_files(file)


def begin(page: Page) -> None:
    box(page)
    page.get_by_role("button", name="Begin with our values").click()
    expect(page.get_by_role("heading", name="My box")).to_be_visible()
    expect(page.get_by_role("link", name="Play with it")).to_be_visible()


def card(page: Page, title: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{title}"))


def editing(page: Page, title: str) -> Locator:
    card(page, title).click()
    return page.get_by_role("group", name=f"Card: {title}")


def kept(page: Page) -> list[Any]:
    found: list[Any] = json.loads(page.evaluate("localStorage.getItem('alcatraz-editions') ?? '[]'"))
    return found


def test_a_file_is_opened_kept_and_played_with_and_the_table_says_so(
    visitors: Visitors, server: Hosted, tmp_path: Path
) -> None:
    owner = visitors.desktop()
    box(owner)
    opened(owner, written(tmp_path, MINE))
    expect(owner.get_by_text("“Grandma’s box”, 30 tasks, 1 of them as printed.")).to_be_visible()
    axe(owner)
    owner.reload()
    expect(owner.get_by_role("heading", name="Grandma’s box")).to_be_visible()
    owner.get_by_role("link", name="Play with it").click()
    expect(owner.get_by_role("combobox", name="Component values")).to_have_value(kept(owner)[0]["key"])
    owner.get_by_role("button", name="Open the table").click()
    agreed = owner.get_by_role("region", name="Agreed")
    expect(agreed).to_contain_text("“Grandma’s box”")

    stranger = visitors.phone()
    stranger.goto(owner.url)
    expect(stranger.get_by_text("plays with the component values of “Grandma’s box”")).to_be_visible()
    axe(stranger)
    with stranger.context.expect_page() as shown:
        stranger.get_by_role("link", name="See the values").tap()
    looking = shown.value
    looking.get_by_role("button", name="Keep a copy").tap()
    expect(card(looking, "Copy a key")).to_be_visible()


def test_every_mistake_of_a_file_at_once_in_the_words_of_the_terminal(
    desktop: Page, terminal: Terminal, tmp_path: Path
) -> None:
    file = written(tmp_path, BROKEN)
    assert terminal.run("edition", "check", str(file)) == 1
    said = [line.strip() for line in terminal.complained.splitlines()[1:] if line.strip()]
    box(desktop)
    opened(desktop, file)
    expect(desktop.get_by_role("heading", name=f"my-box.toml has {len(said)} mistakes")).to_be_visible()
    shown = desktop.get_by_role("status").get_by_role("listitem").all_inner_texts()
    assert " ".join(" ".join(shown).split()) == " ".join(" ".join(said).split())
    assert kept(desktop) == []
    axe(desktop)

    desktop.get_by_role("button", name="Open it in the form").click()
    expect(desktop.get_by_role("heading", name="2 things must be mended")).to_be_visible()
    expect(desktop.get_by_role("link", name="Play with it")).to_have_count(0)
    form = editing(desktop, "Copy a key")
    expect(form).to_contain_text("a whole number from 0 to 4 is expected, not 7")
    form.get_by_role("spinbutton", name="Guards at most").fill("0")
    form.get_by_role("button", name="Done").click()
    desktop.get_by_text("Sheets, guards and tokens").click()
    desktop.get_by_role("button", name="Tokens: gun: one less").click()
    desktop.get_by_role("button", name="Tokens: gun: one less").click()
    expect(desktop.get_by_role("link", name="Play with it")).to_be_visible()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"id = = 1", "is not TOML (line 1, column 6)"),
        (b"\xff\xfe\x00", "is not a text"),
        (b"#" * 90_000, "is too large"),
        (b"a = " + b"[" * 9_000, "cannot be read"),
        (b"task = 3", "task: a list is expected"),
    ],
)
def test_a_file_that_is_none_gets_a_sentence(desktop: Page, tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "my-box.toml"
    file.write_bytes(content)
    box(desktop)
    opened(desktop, file)
    expect(desktop.get_by_role("status").get_by_text(said)).to_be_visible()
    expect(desktop.get_by_role("button", name="Open it in the form")).to_have_count(0)


def test_a_file_is_dropped(desktop: Page) -> None:
    box(desktop)
    transfer = desktop.evaluate_handle(
        """text => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([text], 'dropped.toml'));
          return transfer;
        }""",
        MINE,
    )
    desktop.locator("h1").dispatch_event("drop", {"dataTransfer": transfer})
    expect(desktop.get_by_role("heading", name="Grandma’s box")).to_be_visible()


def test_cards_are_edited_added_taken_out_and_reset(desktop: Page, terminal: Terminal, tmp_path: Path) -> None:
    begin(desktop)
    form = editing(desktop, "Stage a fight")
    form.get_by_label("Title (French)").fill("Une bagarre")
    form.get_by_label("Element").select_option("C")
    form = desktop.get_by_role("group", name="Card: Stage a fight")
    form.get_by_role("button", name="Guards at most: one less").click()
    form.get_by_label("Add to: Items it costs").select_option(label="tool")
    form.get_by_label("Another number at a table of three").uncheck()
    form.get_by_label("It is printed so on my card").check()
    axe(desktop)
    form.get_by_role("button", name="Done").click()

    desktop.get_by_role("button", name="Add a card of element F").click()
    new = desktop.get_by_role("group", name="Card: New card")
    new.get_by_label("Title (English)").fill("Bribe the ferryman")
    desktop.get_by_role("group", name="Card: Bribe the ferryman").get_by_role("button", name="Done").click()
    editing(desktop, "Start a fire").get_by_role("button", name="Take out", exact=True).click()
    form = editing(desktop, "Dig the tunnel")
    form.get_by_role("button", name="Prisoners at least: one more").click()
    form.get_by_role("button", name="Reset to ours").click()
    form.get_by_role("button", name="Done").click()

    desktop.get_by_label("Name (English)").fill("Attic box")
    expect(desktop.get_by_text("“Attic box”, 30 tasks, 3 of them as printed.")).to_be_visible()
    with desktop.expect_download() as download:
        desktop.get_by_role("button", name="Save as a file").click()
    assert download.value.suggested_filename == "attic-box.toml"
    path = tmp_path / "attic-box.toml"
    download.value.save_as(path)
    assert terminal.run("edition", "check", str(path)) == 0
    cards = {each["id"]: each for each in kept(desktop)[0]["content"]["task"]}
    assert "start_a_fire" not in cards
    assert cards["bribe_the_ferryman"]["element"] == "F"
    assert cards["dig_the_tunnel"]["prisoners"] == 2
    fight = cards["stage_a_fight"]
    assert (fight["element"], fight["guards"], fight["items"]) == ("C", 1, ["knife", "tool"])
    assert fight["title"] == {"en": "Stage a fight", "fr": "Une bagarre"}
    assert "prisoners_of_three" not in fight

    desktop.get_by_role("button", name="Reset all cards to ours").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Reset all cards to ours").click()
    expect(card(desktop, "Start a fire")).to_be_visible()


def test_the_other_values_have_forms_too(desktop: Page) -> None:
    begin(desktop)
    desktop.get_by_text("Sheets, guards and tokens").click()
    desktop.get_by_role("spinbutton", name="End of the Cash track").fill("5")
    desktop.get_by_label("End of the Cash track: printed").check()
    desktop.get_by_text("Item spaces of the tiles").click()
    desktop.get_by_label("Laundry: The gold side has other spaces").check()
    gold = desktop.get_by_role("group", name="Laundry, spaces of the gold side")
    gold.get_by_role("button", name="Take out clothes").first.click()
    desktop.get_by_text("Blackmail cards (11)").click()
    desktop.get_by_role("checkbox", name="Patrol").uncheck()
    expect(desktop.get_by_text("With all gold sides up: clothes: 1 in the box")).to_be_visible()
    axe(desktop)
    content = kept(desktop)[0]["content"]
    assert content["sheet"]["cash"] == {"value": 5, "source": "printed"}
    assert next(tile for tile in content["location"] if tile["id"] == "laundry")["gold_spaces"] == ["clothes"] * 2
    assert "patrol" not in content["blackmail"]["cards"]


def test_several_are_kept_and_one_is_deleted(desktop: Page) -> None:
    begin(desktop)
    desktop.get_by_role("button", name="Begin with our values").click()
    expect(desktop.get_by_role("heading", name="My box 2")).to_be_visible()
    list_ = desktop.get_by_role("complementary", name="Kept in this browser").get_by_role("list")
    expect(list_.get_by_role("button")).to_have_text(["My box", "My box 2"])
    desktop.get_by_role("button", name="Delete").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(list_.get_by_role("button")).to_have_text(["My box"])
    expect(desktop.get_by_role("heading", name="My box", exact=True)).to_be_visible()


def test_what_somebody_wrote_into_the_storage_does_no_harm(desktop: Page) -> None:
    box(desktop)
    strange = [1, {"key": "k", "game": "scapegoat", "mistakes": 0, "content": {"name": {"en": "Odd"}, "task": 7}}]
    desktop.evaluate("text => localStorage.setItem('alcatraz-editions', text)", json.dumps(strange))
    desktop.reload()
    expect(desktop.get_by_text("a shape that the form does not know")).to_be_visible()


def test_an_argument_is_settled_with_the_values_of_a_box(desktop: Page, tmp_path: Path) -> None:
    box(desktop)
    opened(desktop, written(tmp_path, MINE))
    expect(desktop.get_by_role("link", name="Play with it")).to_be_visible()
    desktop.goto("/settle/scapegoat")
    expect(desktop.get_by_role("button", name="Play on from here")).to_be_enabled()
    desktop.get_by_text("Component values of this table").click()
    desktop.get_by_role("combobox", name="Component values").select_option(label="Grandma’s box")
    expect(desktop.get_by_role("button", name="Play on from here")).to_be_enabled()
    desktop.locator('[data-place="chapel"]').dblclick()
    expect(desktop.locator("option", has_text="Copy a key")).not_to_have_count(0)
    desktop.keyboard.press("Escape")
    # A link carries the values with it, to browsers that never saw them.
    expect(desktop).to_have_url(re.compile("#p="))
    desktop.evaluate("localStorage.removeItem('alcatraz-editions')")
    desktop.reload()
    desktop.get_by_text("Component values of this table").click()
    expect(desktop.get_by_role("combobox", name="Component values").locator("option:checked")).to_have_text(
        "Grandma’s box"
    )


def test_on_a_phone(phone: Page) -> None:
    begin(phone)
    form = editing(phone, "Start a fire")
    form.get_by_role("button", name="Guards at most: one more").tap()
    for part in ("Sheets, guards and tokens", "Item spaces of the tiles", "Blackmail cards (11)"):
        phone.get_by_text(part).tap()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    axe(phone)


def test_french_by_daylight(desktop: Page) -> None:
    remember(desktop, theme="light", language="fr")
    desktop.goto("/box/scapegoat")
    desktop.get_by_role("button", name="Partir de nos valeurs").click()
    expect(desktop.get_by_role("heading", name="Ma boîte")).to_be_visible()
    desktop.get_by_role("button", name=re.compile("^Allumer un feu")).click()
    form = desktop.get_by_role("group", name="Carte : Allumer un feu")
    expect(form.get_by_label("Titre (français)")).to_have_value("Allumer un feu")
    axe(desktop)
