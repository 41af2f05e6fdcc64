"""What the documents show works: their Python blocks run, in order, in one session per page."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "docs" / "api.md", ROOT / "README.md", *sorted((ROOT / "docs" / "how-to").glob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_blocks_run(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    session: dict[str, object] = {"__name__": "docs"}
    for block in BLOCK.finditer(text):
        # Empty lines in front, so that an error names the line of the page.
        lines_before = text.count("\n", 0, block.start(1))
        exec(compile("\n" * lines_before + block.group(1), page.name, "exec"), session)


def test_api_page_has_blocks() -> None:
    assert len(BLOCK.findall(PAGES[0].read_text(encoding="utf-8"))) >= 8
