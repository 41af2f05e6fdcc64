"""The blocks of docs/how-to/research.md run, in order, in one session."""

import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).parents[1] / "docs" / "how-to" / "research.md"
BLOCK = re.compile(r"^```py\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_blocks_of_the_page_run() -> None:
    text = PAGE.read_text(encoding="utf-8")
    session: dict[str, Any] = {}
    blocks = list(BLOCK.finditer(text))
    assert len(blocks) >= 5
    for block in blocks:
        # Empty lines in front, so that an error names the line of the page.
        lines_before = text.count("\n", 0, block.start(1))
        exec(compile("\n" * lines_before + block.group(1), PAGE.name, "exec"), session)
