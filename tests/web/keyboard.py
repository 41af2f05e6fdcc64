"""Hands that only have a keyboard."""

from collections.abc import Callable

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
    _tab_until(page, lambda: focused(page).startswith(beginning), f"“{beginning}”")


def tab_to_a_choice(page: Page) -> None:
    """Tab until a group of options is reached."""
    _tab_until(page, lambda: bool(page.evaluate("document.activeElement.type === 'radio'")), "an option")


def _tab_until(page: Page, is_reached: Callable[[], bool], wanted: str) -> None:
    for _ in range(MOST):
        if is_reached():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never leads to {wanted}")
