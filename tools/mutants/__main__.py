"""Mutate the rules and write docs/measurements/mutants.md.

python -m tools.mutants             every mutant; goes on where a run of the same sources and tests was stopped, and
                                    after a change of them begins with the test that killed a mutant before
python -m tools.mutants --changed   only mutants in functions and tables that changed since the last run, or that were
                                    killed by a test in a file that changed; survivors if any scenario changed
python -m tools.mutants --only boat/guards.py    only mutants whose module begins like this; writes no report
python -m tools.mutants --scenarios --results build/mutants/quick.jsonl    only scenarios run, which is fast; no report
"""

import argparse
import hashlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from tools.mutants.catalogue import Mutant, Target, mutants_of, read_targets
from tools.mutants.report import report
from tools.mutants.results import Results, fingerprint
from tools.mutants.reviewed import read_entries, reasons
from tools.mutants.running import Progress, run
from tools.mutants.suite import files

HERE = Path(__file__).parent


def main(arguments: Sequence[str]) -> int:
    options = _options(arguments)
    targets = read_targets(options.targets)
    if options.scenarios:
        targets = [replace(target, others=[]) for target in targets]
    mutants = [mutant for target in targets for mutant in mutants_of(target) if mutant.where.startswith(options.only)]
    entries = read_entries(options.equivalent)
    reviewed = reasons(entries, mutants)
    results = Results(options.results, _state(targets), _nearest(mutants))
    if options.changed:
        results.keep_unchanged()
    progress = Progress(results, mutants, set(reviewed))
    run(mutants, targets, results, progress, reviewed=set(reviewed), parallel=options.parallel)
    if options.only or options.scenarios:
        _print_unnamed(mutants, results)
        return 0
    written = report(mutants, results.fates, reviewed, entries)
    options.report.parent.mkdir(parents=True, exist_ok=True)
    options.report.write_text(written.page, encoding="utf-8")
    for problem in written.problems:
        print(problem, file=sys.stderr)
    return 1 if written.problems else 0


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=(__doc__ or "").split("\n")[0])
    parser.add_argument(
        "--changed", action="store_true", help="keep the fates of functions and tests that are as before"
    )
    parser.add_argument("--only", default="", help="modules to mutate, as game/module.py or the beginning of it")
    parser.add_argument("--scenarios", action="store_true", help="run no test but the scenarios")
    parser.add_argument("--parallel", type=int, default=2, help="processes at a time")
    parser.add_argument("--targets", type=Path, default=HERE / "targets.toml")
    parser.add_argument("--equivalent", type=Path, default=HERE / "equivalent.toml")
    parser.add_argument("--results", type=Path, default=Path("build/mutants/results.jsonl"))
    parser.add_argument("--report", type=Path, default=Path("docs/measurements/mutants.md"))
    return parser.parse_args(arguments)


def _state(targets: list[Target]) -> str:
    """Of everything below the folders that the targets name: sources, tests and what they import."""
    roots = {Path(name).parts[0] for target in targets for name in (str(target.folder), *target.scenarios)}
    return fingerprint(
        path for root in roots for path in Path(root).rglob("*") if path.suffix in {".py", ".toml", ".txt"}
    )


def _nearest(mutants: list[Mutant]) -> Callable[[str, str], str]:
    """Of a mutant and the test that killed it: the function and its rules, and the test's file or all scenarios."""
    by_id = {mutant.id: mutant for mutant in mutants}
    scenarios = {
        target.name: fingerprint(map(Path, files(target.scenarios)))
        for target in {m.target.name: m.target for m in mutants}.values()
    }

    @cache
    def of_file(path: str) -> str:
        return fingerprint([Path(path)]) if Path(path).is_file() else ""

    def nearest_to(mutant_id: str, test: str) -> str:
        mutant = by_id.get(mutant_id)
        if mutant is None:
            return ""
        tests = of_file(test.partition("::")[0]) or scenarios[mutant.target.name]
        return hashlib.sha256("\n".join([mutant.around, *mutant.rules, tests]).encode()).hexdigest()[:16]

    return nearest_to


def _print_unnamed(mutants: list[Mutant], results: Results) -> None:
    for mutant in mutants:
        fate = results.fates[mutant.id]
        if not fate.named:
            what = fate.test.rpartition("::")[2] if fate.killed else "SURVIVES"
            print(f"{mutant.where}:{mutant.line} {mutant.rules} {mutant.change.operator}: {mutant.text} | {what}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
