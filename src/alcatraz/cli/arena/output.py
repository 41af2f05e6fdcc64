"""Output of a contest: a table on the screen, and the files that were asked for."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from alcatraz.cli.arena.table import show
from alcatraz.cli.files.json_file import STANDARD_STREAM
from alcatraz.cli.files.text_file import write_output
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.cli.screen.screen import Screen, make_console
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.matches.arena.contest import Contest
from alcatraz.matches.arena.summary import summarise

_PLOTS = (".svg", ".html")


@dataclass(frozen=True, slots=True)
class ArenaOutputs:
    json: str | None = None
    plot: Path | None = None

    @property
    def json_path(self) -> Path | None:
        return None if self.json in (None, STANDARD_STREAM) else Path(str(self.json))

    @property
    def files(self) -> list[Path]:
        return [path for path in (self.json_path, self.plot) if path is not None]

    def journal(self) -> Path | None:
        """Beside the first file that is asked for lies its journal until all is played."""
        return next((path.with_name(path.name + ".journal") for path in self.files), None)

    def check(self) -> None:
        """Better to hear now than after an hour that a file cannot be written."""
        for path in self.files:
            if path.is_dir() or not path.absolute().parent.is_dir():
                raise complaint("simulate-bad-output", file=str(path))
        if self.plot is not None and self.plot.suffix not in _PLOTS:
            raise complaint("arena-bad-plot", file=str(self.plot))

    def write(self, contest: Contest, results: list[Json], words: Texts) -> None:
        summary = summarise(contest, results)
        text = json.dumps(summary, ensure_ascii=False, indent=1) + "\n"
        if self.json == STANDARD_STREAM:
            sys.stdout.write(text)
        else:
            show(contest, summary, words, Screen(make_console()))
        if not results:
            # Files about nothing would only stand in for those of an earlier run.
            return
        if self.json_path is not None:
            write_output(self.json_path, text)
        if self.plot is not None:
            from alcatraz.cli.arena.plot import page, picture

            drawn = picture(contest, summary, words)
            write_output(self.plot, drawn if self.plot.suffix == ".svg" else page(contest, drawn, words))
