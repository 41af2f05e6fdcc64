"""How far a long run is and about how long it will still take: a bar on a terminal, a line now and then elsewhere."""

import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Self

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as Bar

from alcatraz.cli.screen.screen import make_console
from alcatraz.kernel.message import Arg
from alcatraz.locale.texts import Texts

# A run that is over by then needs no estimate.
_SHORT_RUN = 5.0
_BETWEEN_LINES = 60.0
# Results that come closer together were finished before, by a process that plays several at once.
_BURST = 0.05
_MINUTE, _HOUR, _DAY = 60, 3600, 86400


def about(seconds: float, words: Texts) -> str:
    """A length of time as one would say it: 40 seconds, 3 minutes, 2 hours."""
    for unit, name in ((_DAY, "days"), (_HOUR, "hours"), (_MINUTE, "minutes")):
        if seconds >= 1.5 * unit:
            return words.say(f"about-{name}", {"count": round(seconds / unit)})
    # To the next ten: a guess is no more exact than that.
    return words.say("about-seconds", {"count": max(10, -(-int(seconds) // 10) * 10)})


class Progress:
    """Everything goes to standard error."""

    def __init__(
        self,
        done: int,
        total: int,
        words: Texts,
        clock: Callable[[], float] = time.monotonic,
        *,
        what: str = "long-run-games",
        line: str = "long-run-line",
    ) -> None:
        self._before = self._done = done
        self._total = total
        self._words = words
        self._line = line
        self._clock = clock
        self._started = self._last = clock()
        # How long each took so far; unknown at first.
        self._each = 0.0
        self._next_line = self._started + _SHORT_RUN
        console = make_console(stderr=True)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[left]}"),
        )
        self._bar = Bar(*columns, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bar.add_task(words.say(what), total=total, completed=done, left="")

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()

    def advance(self) -> None:
        """One more is done. Several processes deliver in bursts, so that a guess is made when one of them is over."""
        now = self._clock()
        if self._done > self._before and now - self._last > _BURST:
            self._each = (self._last - self._started) / (self._done - self._before)
        self._done += 1
        self._last = now
        todo = self._total - self._done
        left = about(self._each * todo, self._words) if self._each and todo else ""
        shown = self._words.say("long-run-left", {"time": left}) if left else ""
        self._bar.update(self._task, advance=1, left=shown)
        if left and self._bar.disable and now >= self._next_line:
            counts: dict[str, Arg] = {"played": self._done, "total": self._total, "time": left}
            print(self._words.say(self._line, counts), file=sys.stderr, flush=True)
            self._next_line = now + max(_BETWEEN_LINES, now - self._started)
