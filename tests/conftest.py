"""How every test runs: repeatably, and in continuous integration without a skip."""

import os
from collections.abc import Generator
from typing import TypeVar

import pytest
from hypothesis import settings

# The same examples in every run and no deadline: a slow machine is not a bug.
settings.register_profile("repeatable", derandomize=True, deadline=None)
settings.load_profile("repeatable")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: while Playwright runs, no other test of the same process can start an event loop."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


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
