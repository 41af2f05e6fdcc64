"""What axe has to say about a page."""

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES: dict[str, Any] = {
    "type": "tag",
    "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}
# All that depends on the theme.
CONTRAST: dict[str, Any] = {"type": "rule", "values": ["color-contrast"]}
OTHER_THEME = "({dataset}) => (dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark')"


def axe(page: Page, within: str = "html", *, both_themes: bool = False) -> None:
    """Nothing at all. The policy of the page allows no script of others: axe comes in by the debugger's door."""
    page.evaluate(_source())
    _run(page, within, RULES)
    if both_themes:
        page.locator("html").evaluate(OTHER_THEME)
        _run(page, within, CONTRAST)


def _run(page: Page, within: str, rules: dict[str, Any]) -> None:
    run = "([within, runOnly]) => axe.run(within, {runOnly, resultTypes: ['violations']})"
    violations = page.evaluate(run, [within, rules])["violations"]
    assert not violations, "\n".join(map(_told, violations))


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def _told(violation: dict[str, Any]) -> str:
    places = "".join(f"\n  {node['html'][:200]}\n    {node['failureSummary']}" for node in violation["nodes"])
    return f"{violation['id']}: {violation['help']}{places}"
