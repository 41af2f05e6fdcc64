"""Where pictures are taken: visitors of six sizes, with a seat at a table or without."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
    "lying": {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True},
    "netbook": {"viewport": {"width": 1024, "height": 600}},
    "large": {"viewport": {"width": 2560, "height": 1440}},
}

# Fonts are there, and nothing moves any more. What has inherited a colour follows a frame later.
SETTLED = """
async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 4; frame += 1) {
    await Promise.allSettled(document.getAnimations().map((each) => each.finished));
    await new Promise(requestAnimationFrame);
  }
}
"""


class Studio:
    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.url = url
        self.taken = 0
        self._browser = browser
        self._folder = folder

    @contextmanager
    def visitor(
        self, size: str, tokens: dict[str, str] | None = None, *, moves: bool = False, **settings: str
    ) -> Iterator[Page]:
        """A page that remembers these tokens and settings (language, theme, name); `moves`: with all its animations."""
        remembered = {"language": "en", "theme": "dark", "sound": False, "name": "", "tokens": tokens or {}, **settings}
        motion: Literal["no-preference", "reduce"] = "no-preference" if moves else "reduce"
        context = self._browser.new_context(**SIZES[size], base_url=self.url, reduced_motion=motion)
        context.set_default_timeout(15_000)
        # Only once: what the page itself remembers later must stay.
        text = json.dumps(json.dumps(remembered))
        context.add_init_script(f"localStorage.getItem('alcatraz') ?? localStorage.setItem('alcatraz', {text})")
        try:
            yield context.new_page()
        finally:
            context.close()

    def picture(
        self, page: Page, name: str, size: str, theme: str = "dark", *, whole: bool = False, settled: bool = True
    ) -> None:
        """As it is seen, or the whole page with what is below the edge; `settled`: when nothing moves any more."""
        if settled:
            page.evaluate(SETTLED)
        page.screenshot(
            path=self._folder / f"{name}-{size}{'' if theme == 'dark' else '-' + theme}.png", full_page=whole
        )
        self.taken += 1
