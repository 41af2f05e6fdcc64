"""The work of `alcatraz ladder`: play, show the standings, write the page and the file."""

import json
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.table import Table as Grid

from alcatraz.cli.files.text_file import write_output
from alcatraz.cli.ladder.page import ladder_page
from alcatraz.cli.ladder.plan import LadderWishes, earlier_ladder, new_ladder
from alcatraz.cli.long_runs.long_run import INTERRUPTED, play_all
from alcatraz.cli.long_runs.outside_notes import outside_notes
from alcatraz.cli.parsing.complaint import complaint
from alcatraz.cli.screen.numbers import share
from alcatraz.cli.screen.screen import Screen, make_console
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.matches.ladder.ladder import Ladder, play_match
from alcatraz.matches.ladder.standings import standings
from alcatraz.matches.workers import spread

# The games of an earlier ladder came out otherwise.
DIFFERENT = 1


@dataclass(frozen=True, slots=True)
class LadderFiles:
    page: Path | None
    file: Path | None
    again: Path | None

    def check(self) -> None:
        """Better to hear now than after an hour that a file cannot be written."""
        for path in (self.page, self.file):
            if path is not None and (path.is_dir() or not path.absolute().parent.is_dir()):
                raise complaint("simulate-bad-output", file=str(path))


def run_ladder(wishes: LadderWishes, files: LadderFiles, jobs: int, words: Texts) -> int:
    files.check()
    ladder, before = (new_ladder(wishes), None) if files.again is None else earlier_ladder(files.again, wishes)
    todo = list(ladder.matches())
    played: list[Json] = []
    screen = Screen(make_console())
    results = spread(partial(play_match, ladder), todo, max(1, min(jobs, len(todo))), 1)
    if not play_all(results, played, None, ladder, len(todo), words):
        screen.say(words.say("ladder-stopped", {"played": len(played), "total": len(todo)}))
        return INTERRUPTED
    found = standings(ladder, played)
    _show(ladder, found, words, screen)
    if files.page is not None:
        write_output(files.page, ladder_page(ladder, found, words))
    if files.file is not None:
        whole = {"format": 1, "ladder": ladder.json(), "standings": found, "results": played}
        write_output(files.file, json.dumps(whole, ensure_ascii=False, indent=1) + "\n")
    return 0 if before is None else _compared(ladder, before, played, words, screen)


def _show(ladder: Ladder, found: Json, words: Texts, screen: Screen) -> None:
    name = words.say_or(f"game-{ladder.game}", ladder.game)
    screen.say(words.say("ladder-title", {"game": name, "players": ladder.players, "games": found["games"]}), "bold")
    grid = Grid(box=None, pad_edge=False)
    for column in ("rank", "bot", "rating", "interval", "won"):
        grid.add_column(words.say(f"ladder-column-{column}"), justify="left" if column == "bot" else "right")
    for rank, bot in enumerate(found["bots"], 1):
        between = f"{bot['low']:.0f} – {bot['high']:.0f}"
        won = share(bot["won"], bot["seats"], words)
        grid.add_row(str(rank), bot["bot"], f"{bot['rating']:.0f}", between, won)
    screen.console.print(grid)
    screen.say(words.say("ladder-reading"), "dim")
    for note in outside_notes(found.get("outside", {}), words):
        screen.say(note, "danger")


def _compared(ladder: Ladder, before: list[Json], after: list[Json], words: Texts, screen: Screen) -> int:
    """Whether the games came out as they did in the file."""
    different = sum(_ending(one) != _ending(other) for one, other in zip(before, after, strict=False))
    different += abs(len(before) - len(after))
    if not different:
        screen.say(words.say("ladder-same", {"games": len(after)}), "safe")
        return 0
    timed = ladder.milliseconds is not None
    screen.say(words.say("ladder-different-time" if timed else "ladder-different", {"games": different}), "danger")
    return 0 if timed else DIFFERENT


def _ending(result: Json) -> object:
    return [result.get(name) for name in ("table", "game", "seats", "winners", "losers", "decisions")]
