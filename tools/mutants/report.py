"""The report of a run, as a page of docs/measurements."""

from collections.abc import Iterable
from dataclasses import dataclass

from tools.mutants.catalogue import Mutant
from tools.mutants.results import Fate
from tools.mutants.reviewed import Entry

TO_REACH = 0.95
HEAD = """# Mutants of the rules

Written by `make mutants`. Every line of `games/*/rules` is changed in many small ways (comparisons, connectives,
arithmetic, constants, conditions, loops, arguments, deleted statements …), one at a time, and the tests run until one
fails: first the scenarios that name a rule which the mutated function cites, then all scenarios of the game, then its
properties, playthroughs and the battery. A mutant that lets a test run for ever is killed by that test; time is counted
as the processor's, so that a busy machine kills nothing. Those that were reviewed and found to be equivalent only meet
the scenarios that name their rules.
"""


@dataclass
class Score:
    mutants: int = 0
    equivalent: int = 0
    killed: int = 0
    named: int = 0

    def add(self, fate: Fate, *, equivalent: bool) -> None:
        self.mutants += 1
        self.killed += fate.killed
        self.named += fate.named
        self.equivalent += equivalent and not fate.killed

    @property
    def open(self) -> int:
        return self.mutants - self.killed - self.equivalent

    @property
    def share_named(self) -> float:
        """Of those that can be killed at all."""
        return self.named / max(1, self.mutants - self.equivalent)

    def row(self, name: str) -> str:
        killable = max(1, self.mutants - self.equivalent)
        return (
            f"| {name} | {self.mutants} | {self.equivalent} | {self.killed / killable:.1%} | "
            f"{self.share_named:.1%} | {self.open} |"
        )


@dataclass
class Report:
    page: str
    problems: list[str]


def report(mutants: list[Mutant], fates: dict[str, Fate], reviewed: dict[str, Entry], entries: list[Entry]) -> Report:
    """The page, and what is not as it should be. All mutants have a fate."""
    total, scores = Score(), dict[str, Score]()
    for mutant in mutants:
        for score in (total, scores.setdefault(mutant.where, Score())):
            score.add(fates[mutant.id], equivalent=mutant.id in reviewed)
    alive = [mutant for mutant in mutants if not fates[mutant.id].killed]
    still_open = [mutant for mutant in alive if mutant.id not in reviewed]
    covered = {id(reviewed[mutant.id]) for mutant in alive if mutant.id in reviewed}
    parts = [HEAD, _result(total), *_table(scores, total), *_survivors(still_open), *_equivalents(alive, reviewed)]
    parts += _unnamed([mutant for mutant in mutants if fates[mutant.id].killed and not fates[mutant.id].named], fates)
    problems = [f"{mutant.where}:{mutant.line}: survives: {mutant.text}" for mutant in still_open]
    problems += [
        f"equivalent.toml: no survivor is like this any more: {entry.module} {entry.line}: {entry.change}"
        for entry in entries
        if id(entry) not in covered
    ]
    if total.share_named < TO_REACH:
        problems.append(f"Only {total.share_named:.1%} are killed by a test that names the rule, not {TO_REACH:.0%}.")
    return Report("\n".join(parts) + "\n", problems)


def _result(total: Score) -> str:
    """In the words of what is to be reached."""
    open_ones = "no survivor that changes behaviour" if not total.open else f"{total.open} survivors still to be judged"
    return (
        f"Of {total.mutants} mutants {total.equivalent} are equivalent. Among the others: {open_ones}, and "
        f"{total.share_named:.1%} killed by a test that names the mutated rule's id "
        f"(to reach: none, and at least {TO_REACH:.0%}).\n"
    )


def _table(scores: dict[str, Score], total: Score) -> Iterable[str]:
    yield "| module | mutants | equivalent | killed | by a test that names the rule | open |"
    yield "|---|--:|--:|--:|--:|--:|"
    yield from (score.row(name) for name, score in scores.items())
    yield total.row("**all**")
    yield "\nShares are of the mutants that are not equivalent."


def _survivors(mutants: list[Mutant]) -> Iterable[str]:
    yield "\n## Open survivors\n"
    if not mutants:
        yield "None."
    for mutant in mutants:
        yield f"- {mutant.where}:{mutant.line} `{mutant.source}`: `{mutant.text}` ({', '.join(mutant.rules)})"


def _equivalents(alive: list[Mutant], reviewed: dict[str, Entry]) -> Iterable[str]:
    yield "\n## Equivalent survivors\n\nReviewed one by one, in `tools/mutants/equivalent.toml`.\n"
    by_reason: dict[tuple[str, str], list[Mutant]] = {}
    for mutant in alive:
        if mutant.id in reviewed:
            by_reason.setdefault((mutant.where, reviewed[mutant.id].reason), []).append(mutant)
    for (_, reason), mutants in by_reason.items():
        yield from (f"- {mutant.where}:{mutant.line} `{mutant.text}`" for mutant in mutants)
        yield f"  {reason}"


def _unnamed(mutants: list[Mutant], fates: dict[str, Fate]) -> Iterable[str]:
    yield "\n## Killed only by a test that does not name the rule\n"
    if not mutants:
        yield "None."
    for mutant in mutants:
        test = fates[mutant.id].test.rpartition("::")[2]
        yield f"- {mutant.where}:{mutant.line} `{mutant.text}` ({', '.join(mutant.rules)}): {test}"
