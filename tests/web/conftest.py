"""A server, a browser, and visitors. A test that uses the browser is marked so: `pytest -m browser`."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.server.hosted import Hosted, hosted
from tests.web.quick_bots import Quick
from tests.web.visitors import PATIENCE, Visitors, visiting
from tools.browser import CHROMIUM

# Containers have no sandbox of their own to give, and nothing may be fetched from outside.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-lcd-text",
]


def pytest_itemcollected(item: pytest.Item) -> None:
    if {"browser", "firefox"} & set(getattr(item, "fixturenames", ())):
        item.add_marker("browser")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A real one, whose bots do not think for long."""
    with hosted(tmp_path_factory.mktemp("server") / "tables.db", bot_pool=Quick()) as at:
        yield at


# One per worker: starting it takes longer than most tests. Other tests have run by then (tests/conftest.py).
@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = CHROMIUM.find()
    if program is None:
        pytest.skip("there is no Chromium: make browser")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def visitors(browser: Browser, server: Hosted) -> Iterator[Visitors]:
    with visiting(browser, server.url) as arrived:
        yield arrived


@pytest.fixture
def desktop(visitors: Visitors) -> Page:
    return visitors.desktop()


@pytest.fixture
def phone(visitors: Visitors) -> Page:
    return visitors.phone()
