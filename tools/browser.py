"""Find the browsers for the tests of the page, or install Debian's.

python -m tools.browser  prints where they are; fails without Chromium in continuous integration, where no test may skip
"""

import os
import shutil
import sys
from dataclasses import dataclass

from tools.debian import install


@dataclass(frozen=True)
class Browser:
    title: str
    names: tuple[str, ...]
    # The first that Debian's release has is installed.
    packages: tuple[str, ...]
    # Names one that is not on PATH.
    variable: str
    # What is skipped without it.
    tests: str

    def find(self) -> str | None:
        """The one that the environment names, else the first on PATH."""
        named = os.environ.get(self.variable)
        candidates = (named,) if named else self.names
        return next((found for found in map(shutil.which, candidates) if found), None)


CHROMIUM = Browser(
    "Chromium",
    # The shell draws no windows, which makes the tests of the page a fifth faster.
    ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"),
    ("chromium-headless-shell", "chromium"),
    "ALCATRAZ_CHROMIUM",
    "every test of the page",
)
FIREFOX = Browser(
    "Firefox", ("firefox-esr", "firefox"), ("firefox-esr",), "ALCATRAZ_FIREFOX", "the whole games in a second browser"
)


def _found(browser: Browser) -> bool:
    """Whether it is there, or could be installed; loudly, if not."""
    for package in browser.packages:
        if browser.find() is None and browser.variable not in os.environ:
            install(package, "the browser tests")
    program = browser.find()
    if program:
        print(f"Browser tests run in {program}")
        return True
    line = "!" * 100
    print(
        f"{line}\nNO {browser.title.upper()}: {browser.tests} will be SKIPPED. Install {browser.title}, "
        f"or name one with {browser.variable}=/path/to/it\n{line}",
        file=sys.stderr,
    )
    return False


def main() -> int:
    chromium, _ = _found(CHROMIUM), _found(FIREFOX)
    return 0 if chromium or not os.environ.get("CI") else 1


if __name__ == "__main__":
    sys.exit(main())
