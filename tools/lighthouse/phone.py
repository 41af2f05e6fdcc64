"""A Chromium that Lighthouse can drive, with a profile in which a page may remember its seats."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright


@contextmanager
def phone(program: str, port: int, profile: Path) -> Iterator[Page]:
    """Its first page. Lighthouse opens one of its own in the same profile, and makes it a phone."""
    flags = ["--no-sandbox", "--disable-gpu", f"--remote-debugging-port={port}"]
    with sync_playwright() as drive:
        context = drive.chromium.launch_persistent_context(profile, executable_path=program, args=flags)
        try:
            yield context.pages[0]
        finally:
            context.close()
