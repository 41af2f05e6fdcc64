"""Output of a simulation: a table on the screen, and the files that were asked for."""

import csv
import json
import shutil
import sys
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from alcatraz.cli.files.json_file import STANDARD_STREAM
from alcatraz.cli.files.text_file import reason, write_output
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.cli.screen.screen import Screen, make_console
from alcatraz.cli.simulate.table import show
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.matches.simulation.plan import SimulationPlan
from alcatraz.matches.simulation.summary import summarise


@dataclass(frozen=True, slots=True)
class Outputs:
    json: str | None = None
    csv: Path | None = None
    report: Path | None = None
    records: Path | None = None
    decisions: Path | None = None

    @property
    def json_path(self) -> Path | None:
        return None if self.json in (None, STANDARD_STREAM) else Path(str(self.json))

    @property
    def files(self) -> list[Path]:
        return [path for path in (self.json_path, self.csv, self.report, self.decisions) if path is not None]

    def journal(self) -> Path | None:
        """Beside the first file that is asked for lies its journal until all is played."""
        return next((path.with_name(path.name + ".journal") for path in self.files), None)

    def check(self) -> None:
        """Better to hear now than after an hour that a file cannot be written."""
        for path in self.files:
            if path.is_dir() or not path.absolute().parent.is_dir():
                raise complaint("simulate-bad-output", file=str(path))
        if self.record_folder is not None:
            try:
                self.record_folder.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise complaint("file-unwritable", file=str(self.record_folder), why=reason(error)) from None

    @property
    def record_folder(self) -> Path | None:
        """Decisions are read from records: where none are asked for, they lie beside them until all is played."""
        if self.records is None and self.decisions is not None:
            return self.decisions.with_name(self.decisions.name + ".records")
        return self.records

    def tidy(self) -> None:
        """When all is played."""
        if self.records is None and self.record_folder is not None:
            shutil.rmtree(self.record_folder)

    def write(self, plan: SimulationPlan, results: list[Json], seconds: float, words: Texts) -> None:
        summary = summarise(plan, results)
        if self.json == STANDARD_STREAM:
            sys.stdout.write(summary_text(summary))
        else:
            show(plan, summary, seconds, words, Screen(make_console()))
        if not results:
            # Files about nothing would only stand in for those of an earlier run.
            return
        if self.json_path is not None:
            write_output(self.json_path, summary_text(summary))
        if self.csv is not None:
            write_output(self.csv, csv_text(plan, results))
        if self.report is not None:
            from alcatraz.cli.report import report_page

            write_output(self.report, report_page(plan, summary, words))
        if self.decisions is not None and self.record_folder is not None:
            from alcatraz.cli.simulate.decisions import write_decisions

            write_decisions(self.decisions, plan, results, self.record_folder)


def summary_text(summary: Json) -> str:
    return json.dumps(summary, ensure_ascii=False, indent=1) + "\n"


def csv_text(plan: SimulationPlan, results: list[Json]) -> str:
    """A line per match; what was used has a column each, `group.thing`, with the number of uses."""
    numbers = list(dict.fromkeys(name for result in results for name in result["numbers"]))
    used = sorted(
        {(group, thing) for result in results for group, things in result["uses"].items() for thing in things}
    )
    fixed = ["players", "game", "seed", "policies", "reason", "winners", "losers", "decisions"]
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*fixed, *numbers, *(f"{group}.{thing}" for group, thing in used)])
    for result in results:
        counts = [sum(result["uses"].get(group, {}).get(thing, ())) for group, thing in used]
        writer.writerow([*_fixed(plan, result), *(result["numbers"].get(name, 0) for name in numbers), *counts])
    return text.getvalue()


def _fixed(plan: SimulationPlan, result: Json) -> list[object]:
    return [
        result["players"],
        result["game"],
        result["seed"],
        " ".join(plan.seats(result["players"])),
        result["reason"],
        " ".join(map(str, result["winners"])),
        " ".join(map(str, result["losers"])),
        result["decisions"],
    ]
