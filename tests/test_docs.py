"""What the documents show works: Python blocks run, in order, in one session per page; named files exist."""

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "docs" / "api.md", ROOT / "README.md", *sorted((ROOT / "docs" / "how-to").glob("*.md"))]
EVERY_PAGE = [
    *(ROOT / name for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# `a/file.py` or `a/folder/`. A part of it may be <game>, <language> or a *.
PATH = re.compile(r"`((?:[\w.<>*-]+/)*[\w.<>*-]+\.(?:py|toml|ftl|md|ts|svelte|css|lock)|(?:[\w.<>*-]+/)+)`")
# Documents leave out the folders that their sentence is about.
BASES = ("", "src/alcatraz/", "src/alcatraz/server/", "src/alcatraz/games/*/", "web/", "web/src/")


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
    public = {"alcatraz", "alcatraz.client", "alcatraz.wire"}
    # What researchers import is public on their page; `make test-research` runs its blocks.
    assert {name for name in imported if page.name != "research.md" or not name.startswith("alcatraz.rl.")} <= public


def test_api_page_has_blocks() -> None:
    assert len(BLOCK.findall(PAGES[0].read_text(encoding="utf-8"))) >= 8


def missing(text: str) -> list[str]:
    """The paths in backticks that name neither a file nor a folder."""
    patterns = {path: re.sub(r"<\w+>", "*", path) for path in PATH.findall(text)}
    return [path for path, pattern in patterns.items() if not any(any(ROOT.glob(base + pattern)) for base in BASES)]


@pytest.mark.parametrize("page", EVERY_PAGE, ids=lambda page: str(page.relative_to(ROOT)))
def test_named_files_exist(page: Path) -> None:
    assert missing(page.read_text(encoding="utf-8")) == []


def test_a_file_that_does_not_exist_is_noticed() -> None:
    text = "`kernel/match.py`, `games/<game>/view.py`, `kernel/riddle.py`, `games/<game>/riddles/`, `no path`"
    assert missing(text) == ["kernel/riddle.py", "games/<game>/riddles/"]


def test_the_list_of_measurements_is_complete() -> None:
    folder = ROOT / "docs" / "measurements"
    listed = re.findall(r"^- \[([\w-]+\.md)\]\(\1\)", (folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(page.name for page in folder.glob("*.md") if page.name != "README.md")
