"""Hands that only have a keyboard."""

from playwright.sync_api import Page

# More stops than any screen has.
MOST = 150
FOCUSED = "document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim() ?? ''"


def focused(page: Page) -> str:
    """The name of what has the focus."""
    name: str = page.evaluate(FOCUSED)
    return name


def tab_to(page: Page, beginning: str) -> None:
    """Tab until something is reached whose name begins like this."""
    for _ in range(MOST):
        if focused(page).startswith(beginning):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to “{beginning}”")
