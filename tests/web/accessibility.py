"""What axe has to say about a page."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def axe(page: Page, within: str = "html") -> None:
    """Nothing at all. The policy of the page allows no script of others: axe comes in by the debugger's door."""
    page.evaluate(_source())
    run = "([within, values]) => axe.run(within, {runOnly: {type: 'tag', values}, resultTypes: ['violations']})"
    violations = page.evaluate(run, [within, RULES])["violations"]
    assert not violations, "\n".join(map(_told, violations))


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def _told(violation: dict[str, Any]) -> str:
    places = "".join(f"\n  {node['html'][:200]}\n    {node['failureSummary']}" for node in violation["nodes"])
    return f"{violation['id']}: {violation['help']}{places}"
