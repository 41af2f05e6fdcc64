"""People who look at the page, each in a browser profile of their own."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
# Long enough for a busy machine with two cores.
PATIENCE = 15_000


def merging(settings: dict[str, Any]) -> str:
    """A script that gives the page these settings, as far as it does not remember others."""
    text = json.dumps(json.dumps(settings))
    known = "JSON.parse(localStorage.getItem('alcatraz') ?? '{}')"
    kept = f"localStorage.setItem('alcatraz', JSON.stringify({{...JSON.parse({text}), ...{known}}}))"
    # The empty page before the first one remembers nothing.
    return f"location.protocol.startsWith('http') && {kept}"


def settled(page: Page) -> None:
    """The table shows the latest position and what may be done in it, as far as the page knows."""
    page.locator("html[data-ready=true]").wait_for(state="attached")


class Visitors:
    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self._contexts: list[BrowserContext] = []
        # What a browser complained about; a test that expects something of it takes it out.
        self.complaints: list[str] = []

    def desktop(self, **wishes: Any) -> Page:
        return self._arrives({**DESKTOP, **wishes})

    def tablet(self, **wishes: Any) -> Page:
        return self._arrives({**TABLET, **wishes})

    def phone(self, **wishes: Any) -> Page:
        return self._arrives({**PHONE, **wishes})

    def _arrives(self, wishes: dict[str, Any]) -> Page:
        """An empty page, from which `goto("/")` leads to the server. Wishes are Playwright's options of a context.

        `speed`: how what happens is shown; at once, unless a test is about that.
        """
        speed = wishes.pop("speed", "instant")
        usual = {"base_url": self._url, "locale": "en-GB", "reduced_motion": "reduce"}
        context = self._browser.new_context(**{**usual, **wishes})
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(merging({"speed": speed}))
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        return context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url')})")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


@contextmanager
def visiting(browser: Browser, url: str) -> Iterator[Visitors]:
    """No browser may have complained in the end."""
    visitors = Visitors(browser, url)
    try:
        yield visitors
    finally:
        visitors.leave()
    assert not visitors.complaints, "\n".join(visitors.complaints)
