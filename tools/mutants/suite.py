"""The tests, collected once by pytest and run for one mutant after another."""

import inspect
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.catalogue import Mutant, Target
from tools.mutants.forking import Say, limit_processor_time
from tools.mutants.rule_ids import are_about, ids_of_test, names_a_rule

# In seconds of processor time; a test that needs more will not end any more.
TIME_LIMIT = 20.0


class Suite:
    """A plugin of pytest: collects as usual, but then hands the tests over instead of running them all once."""

    def __init__(self, then: Callable[["Suite"], None]) -> None:
        self._then = then
        self._items: list[pytest.Item] = []
        self._ids: dict[str, list[str]] = {}

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted(f"{session.testsfailed} errors during collection")
        self._items = session.items
        self._ids = {item.nodeid: _ids(item) for item in session.items}
        self._then(self)
        return True

    def why_not_ready(self, target: Target, say: Say) -> None:
        """Says last which test fails without any mutant: {"failed": …}, None if all pass."""
        failed = _first_failure([*self._scenarios(target), *self._others(target)], set(), say)
        say({"failed": failed.nodeid if failed else None})

    def examine(self, mutant: Mutant, say: Say, *, killer: str, naming_only: bool) -> None:
        """Runs the scenarios that name the mutant's rules, then the others of its game, then all else about it.

        `killer`: the test that killed it in an earlier run, and so goes before its like.
        Says {"test": …} before it runs a test, and at the end {"killed": whether one failed}.
        """
        scenarios = self._scenarios(mutant.target)
        naming = {item.nodeid for item in scenarios if are_about(self._ids[item.nodeid], mutant.rules)}
        first = [item for item in scenarios if item.nodeid in naming]
        rest = [item for item in scenarios if item.nodeid not in naming] + self._others(mutant.target)
        for items in (first, rest):
            items.sort(key=lambda item: item.nodeid != killer)
        failed = _first_failure(first if naming_only else [*first, *rest], naming, say)
        say({"killed": failed is not None})

    def examine_first(self, mutant: Mutant, say: Say, *, killer: str) -> bool:
        """Whether the test that killed the mutant in an earlier run names its rules, and kills it again."""
        found = [
            item
            for item in self._scenarios(mutant.target)
            if item.nodeid == killer and are_about(self._ids[killer], mutant.rules)
        ]
        killed = _first_failure(found, {killer}, say) is not None
        if killed:
            say({"killed": True})
        return killed

    def _scenarios(self, target: Target) -> list[pytest.Item]:
        return [item for item in self._items if _matches(item, target.scenarios) and names_a_rule(item.name)]

    def _others(self, target: Target) -> list[pytest.Item]:
        scenarios = {item.nodeid for item in self._scenarios(target)}
        about = [item for item in self._items if target.name in item.nodeid and item.nodeid not in scenarios]
        return [item for glob in target.others for item in about if _matches(item, [glob])]


def all_tests(targets: list[Target]) -> list[str]:
    """The files of all tests of these targets."""
    return files([glob for target in targets for glob in (*target.scenarios, *target.others)])


def files(globs: list[str]) -> list[str]:
    return list(dict.fromkeys(path for glob in globs for path in _files(glob)))


@cache
def _files(glob: str) -> list[str]:
    return [str(path) for path in sorted(Path().glob(glob))]


def collect(files: list[str], then: Callable[[Suite], None]) -> int:
    """Runs pytest up to the point where all tests of the files are collected."""
    quiet = ["-qq", "--no-header", "--no-summary", "-s", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return int(pytest.main([*quiet, *files], plugins=[Suite(then)]))


def _first_failure(items: list[pytest.Item], naming: set[str], say: Say) -> pytest.Item | None:
    for item in items:
        say({"test": item.nodeid, "named": item.nodeid in naming})
        limit_processor_time(TIME_LIMIT)
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=None)):
            return item
    return None


def _ids(item: pytest.Item) -> list[str]:
    function: Any = getattr(item, "function", None)
    source = inspect.getsource(function) if function else ""
    return ids_of_test(item.name, source)


def _matches(item: pytest.Item, globs: list[str]) -> bool:
    return item.nodeid.partition("::")[0] in files(globs)
