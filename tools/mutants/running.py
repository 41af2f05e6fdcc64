"""Runs every mutant that has no result yet."""

import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tools.mutants.catalogue import Mutant, Target
from tools.mutants.forking import Say, limit_processor_time, run_all
from tools.mutants.installing import RunAtImport, install_before_import, install_in_place
from tools.mutants.results import Results, fate_of
from tools.mutants.suite import TIME_LIMIT, Suite, all_tests, collect


class Progress:
    """A line on stderr, at most every few seconds."""

    def __init__(self, results: Results, mutants: list[Mutant], reviewed: set[str]) -> None:
        self._results, self._mutants, self._reviewed = results, mutants, reviewed
        self._began, self._shown = time.monotonic(), 0.0
        self._before = self._done()

    def _done(self) -> int:
        return sum(mutant.id in self._results.fates for mutant in self._mutants)

    def show(self, *, now: bool = False) -> None:
        at = time.monotonic()
        if not now and at - self._shown < 5:
            return
        self._shown = at
        fates = [self._results.fates[mutant.id] for mutant in self._mutants if mutant.id in self._results.fates]
        new = len(fates) - self._before
        left = (len(self._mutants) - len(fates)) * (at - self._began) / new if new else 0.0
        survivors = sum(not fate.killed and fate.id not in self._reviewed for fate in fates)
        named = sum(fate.named for fate in fates)
        print(
            f"{len(fates)} of {len(self._mutants)} mutants: {sum(fate.killed for fate in fates)} killed, "
            f"{named} by a test that names the rule, {survivors} open survivors; about {left:.0f} s left",
            file=sys.stderr,
            flush=True,
        )


def run(
    mutants: list[Mutant],
    targets: list[Target],
    results: Results,
    progress: Progress,
    *,
    reviewed: set[str],
    parallel: int,
) -> None:
    """First all whose function can be changed in a loaded program, then those that need one of their own.

    The test that killed a mutant in an earlier run goes first. Those that a person has found to be equivalent only meet
    the scenarios that name their rules.
    """

    def how(mutant: Mutant) -> _How:
        return _How(results.killer(mutant.id), naming_only=mutant.id in reviewed)

    def waiting() -> list[Mutant]:
        return [mutant for mutant in mutants if mutant.id not in results.fates]

    def examined(mutant: Mutant, said: list[Any]) -> None:
        results.add(fate_of(mutant.id, said))
        progress.show()

    def in_a_loaded_program(suite: Suite) -> None:
        _stop_unless_all_pass(suite, targets, parallel)
        ready = [mutant for mutant in waiting() if not at_import.needs(mutant)]
        for mutant, said in run_all(ready, lambda mutant, say: _in_place(mutant, suite, say, how(mutant)), parallel):
            examined(mutant, said)

    if not waiting():
        return
    # In a process of its own, so that this one stays without the program for the rest.
    loaded = os.fork()
    if not loaded:
        at_import = RunAtImport([target.package for target in targets])
        os._exit(collect(all_tests(targets), in_a_loaded_program))
    if os.waitstatus_to_exitcode(os.waitpid(loaded, 0)[1]):
        raise SystemExit("The tests do not run, so no mutant was examined.")
    results.read()
    for mutant, said in run_all(waiting(), lambda mutant, say: _from_scratch(mutant, say, how(mutant)), parallel):
        examined(mutant, said)
    progress.show(now=True)


@dataclass(frozen=True)
class _How:
    """How a mutant is examined: see `Suite.examine`."""

    killer: str
    naming_only: bool


def _stop_unless_all_pass(suite: Suite, targets: list[Target], parallel: int) -> None:
    for target, said in run_all(targets, suite.why_not_ready, parallel):
        if not said or said[-1] != {"failed": None}:
            pytest.exit(f"Without any mutant a test of {target.name} fails: {said[-1:]}", returncode=1)


def _in_place(mutant: Mutant, suite: Suite, say: Say, how: _How) -> None:
    install_in_place(mutant)
    say({"installed": True})
    suite.examine(mutant, say, killer=how.killer, naming_only=how.naming_only)


def _from_scratch(mutant: Mutant, say: Say, how: _How) -> None:
    """With the file of the earlier killer alone, which is quick; if that is not enough, with all tests."""
    limit_processor_time(TIME_LIMIT)
    install_before_import(mutant)
    say({"installed": True})
    file = how.killer.partition("::")[0]
    killed = False

    def examine_first(suite: Suite) -> None:
        nonlocal killed
        killed = suite.examine_first(mutant, say, killer=how.killer)

    if Path(file).is_file():
        collect([file], examine_first)
    if not killed:
        limit_processor_time(TIME_LIMIT)
        collect(
            all_tests([mutant.target]),
            lambda suite: suite.examine(mutant, say, killer=how.killer, naming_only=how.naming_only),
        )
