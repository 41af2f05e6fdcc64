"""What the documents show works: their Python blocks run, in order, in one session per page."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools import event_tables

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "docs" / "api.md", ROOT / "README.md", *sorted((ROOT / "docs" / "how-to").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_blocks_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = page.read_text(encoding="utf-8")
    # A module that can be found by its name, as pickle does with the classes in it.
    session = ModuleType("docs")
    monkeypatch.setitem(sys.modules, session.__name__, session)
    for block in BLOCK.finditer(text):
        # Empty lines in front, so that an error names the line of the page.
        lines_before = text.count("\n", 0, block.start(1))
        exec(compile("\n" * lines_before + block.group(1), page.name, "exec"), session.__dict__)


@pytest.mark.parametrize("page", [page for page in PAGES if page.name != "add-a-game.md"], ids=lambda page: page.name)
def test_documents_import_only_what_is_public(page: Path) -> None:
    """A game is written against the kernel; everybody else needs the package itself and its network client."""
    imported = re.findall(r"^(?:from|import) (alcatraz[\w.]*)", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(imported) <= {"alcatraz", "alcatraz.client", "alcatraz.wire"}


def test_api_page_has_blocks() -> None:
    assert len(BLOCK.findall(PAGES[0].read_text(encoding="utf-8"))) >= 8


def test_the_list_of_events_is_the_one_in_the_code() -> None:
    assert event_tables.PAGE.read_text(encoding="utf-8") == event_tables.page()
