"""How every test runs: repeatably, and in continuous integration without a skip."""

import os
import re
from collections import Counter
from collections.abc import Generator
from typing import TypeVar

import pytest
from hypothesis import settings

# The same examples in every run and no deadline: a slow machine is not a bug.
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: while Playwright runs, no other test of the same process can start an event loop.

    Among these the longest first, so that no worker is left alone with one. pytest-randomly has shuffled the rest.
    """
    items.sort(
        key=lambda item: (
            item.get_closest_marker("browser") is not None,
            item.get_closest_marker("whole_game") is None,
        )
    )


Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return without_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return without_skip((yield))


def without_skip(report: Report) -> Report:
    """Where a tool is missing its tests skip; continuous integration must have them all."""
    if os.environ.get("CI") and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped, which continuous integration does not allow: {report.longrepr}"
    return report


# How a test says that it skips because a tool is missing, and how the tool is installed.
NO_TOOL = re.compile(r"Skipped: there is no (\w+): (make \w+)")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Generator[None, None, None]:
    """After everything else, the tests that did not run because a tool is missing, and what installs it."""
    yield
    reports = [each for outcome in ("skipped", "failed", "error") for each in terminalreporter.stats.get(outcome, ())]
    missing = Counter(found.groups() for each in reports if (found := NO_TOOL.search(str(each.longrepr))))
    if missing:
        terminalreporter.section("TESTS DID NOT RUN", sep="!", red=True, bold=True)
    for (tool, command), tests in sorted(missing.items()):
        terminalreporter.line(f"{tests} without {tool}. To install it: {command}", red=True, bold=True)
