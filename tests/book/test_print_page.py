"""The printed rulebook: one HTML document that needs nothing from elsewhere, with the player aid on one page."""

import re
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

from alcatraz.book.contents import rulebook_contents
from alcatraz.book.print_page import print_page
from alcatraz.games.registry import BUNDLES
from alcatraz.locale.texts import languages, texts
from tools.browser import CHROMIUM

every_language = pytest.mark.parametrize("language", languages())
_WITHOUT_END = {"meta", "rect", "path", "br"}


def page(language: str, played: frozenset[str] | None = None) -> str:
    words = texts(language)
    return print_page([rulebook_contents(bundle, words, played) for bundle in BUNDLES.values()], words)


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.misplaced: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in _WITHOUT_END:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()
        else:
            self.misplaced.append(tag)


@every_language
def test_it_is_well_formed_and_every_rule_has_its_place(language: str) -> None:
    tags = Tags()
    tags.feed(page(language))
    assert tags.open == []
    assert tags.misplaced == []
    assert len(tags.ids) == len(set(tags.ids))
    rules = {rule.id for bundle in BUNDLES.values() for rule in bundle.game.rulebook.rules}
    assert rules <= set(tags.ids)


@every_language
def test_it_needs_nothing_from_elsewhere(language: str) -> None:
    assert not re.search(r"(src|href)=|url\(|@import|<script|https?://", page(language))


def test_it_says_what_the_table_plays() -> None:
    assert 'class="rulings"' not in page("en")
    assert "This table plays every rule as it stands." in page("en", frozenset())
    at_a_table = page("en", frozenset({"S-9.4", "S-10.2"}))
    assert "This table plays the other reading of: S-9.4, S-10.2" in at_a_table
    assert at_a_table.count("This table plays it.") == 2


@pytest.mark.browser
@every_language
@pytest.mark.parametrize("game", BUNDLES)
def test_the_player_aid_fits_one_page(game: str, language: str, tmp_path: Path) -> None:
    program = CHROMIUM.find()
    if program is None:
        pytest.skip("there is no Chromium: make browser")
    words = texts(language)
    whole = print_page([rulebook_contents(BUNDLES[game], words)], words)
    aid = re.search(r'<section class="aid".*?</section>', whole, re.DOTALL)
    assert aid is not None
    head = whole[: whole.index("<body>")]
    source, target = tmp_path / "aid.html", tmp_path / "aid.pdf"
    source.write_text(f"{head}<body><main>{aid[0]}</main></body></html>", encoding="utf-8")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer"]
    subprocess.run(
        [program, *flags, f"--user-data-dir={tmp_path}", f"--print-to-pdf={target}", source.as_uri()],
        check=True,
        capture_output=True,
        timeout=60,
    )
    assert len(re.findall(rb"/Type\s*/Page\b", target.read_bytes())) == 1
