"""Counters, gauges and histograms in the text format of Prometheus. No library: it is a few lines of text."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

PREFIX = "alcatraz_"
_COUNTERS = {
    "messages_total": "Messages from clients, by type.",
    "refusals_total": "Requests that were refused, by kind.",
    "moves_total": "Moves made durable, by who made them.",
    "tables_created_total": "Tables made.",
    "connections_total": "WebSockets opened.",
    "dropped_total": "WebSockets closed by the server, by reason.",
    "reports_total": "Statements that somebody reported.",
    "errors_total": "Bugs that were survived.",
}
_GAUGES = {
    "tables_in_memory": "Tables that are loaded.",
    "connections": "Connections that have greeted a table.",
    "sockets": "WebSockets that are open.",
    "bot_queue": "Thoughts of bots that no process has taken yet.",
    "append_queue": "Appends that are not durable yet.",
    "analysis_queue": "Analyses that are not finished.",
    "tables_frozen": "Tables where a bot must decide and none thinks: always 0, or something is wrong.",
    "resident_memory_bytes": "Memory of the server process, without those of its bots.",
}
# Upper bounds in seconds; what is above the last is counted too.
_SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.5, 5.0, 15.0)
_HISTOGRAMS = {
    "move_seconds": ("From a move that the rules accept until it is durable, and until everybody is told.", _SHORT),
    "loop_lag_seconds": ("How much later than asked for the event loop woke up.", _SHORT),
    "bot_wait_seconds": ("How long a bot's thought waited for a process.", _LONG),
    "bot_thought_seconds": ("How long a bot thought, by level.", _LONG),
}
# Every name that a dashboard or an alert can use.
NAMES = frozenset(
    PREFIX + name
    for name in (
        *_COUNTERS,
        *_GAUGES,
        *(f"{name}_{part}" for name in _HISTOGRAMS for part in ("bucket", "count", "sum")),
    )
)


class _Histogram:
    __slots__ = ("bounds", "counts", "sum")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def observe(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value


class Metrics:
    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._histograms: dict[tuple[str, str], _Histogram] = {}
        # Appends that were handed to the store and are not durable yet.
        self.appending = 0

    def count(self, name: str, label: str = "") -> None:
        """`name` without its prefix; `label` as key="value"."""
        self._counts[f"{name}_total", label] += 1

    def observe(self, name: str, seconds: float, label: str = "") -> None:
        histogram = self._histograms.get((name, label))
        if histogram is None:
            histogram = self._histograms[name, label] = _Histogram(_HISTOGRAMS[name][1])
        histogram.observe(seconds)

    def text(self, gauges: Mapping[str, int]) -> str:
        lines = []
        for name, told in _COUNTERS.items():
            lines += _heading(name, told, "counter")
            values = sorted((label, count) for (counted, label), count in self._counts.items() if counted == name)
            lines += [_line(name, label, count) for label, count in values or [("", 0)]]
        for name, value in gauges.items():
            lines += [*_heading(name, _GAUGES[name], "gauge"), _line(name, "", value)]
        for name, (told, bounds) in _HISTOGRAMS.items():
            lines += _heading(name, told, "histogram")
            found = {label: each for (observed, label), each in self._histograms.items() if observed == name}
            for label, histogram in sorted(found.items()) or [("", _Histogram(bounds))]:
                lines += _histogram_lines(name, label, histogram)
        return "\n".join(lines) + "\n"


def _heading(name: str, told: str, kind: str) -> list[str]:
    return [f"# HELP {PREFIX}{name} {told}", f"# TYPE {PREFIX}{name} {kind}"]


def _line(name: str, label: str, value: float) -> str:
    return f"{PREFIX}{name}{{{label}}} {value}" if label else f"{PREFIX}{name} {value}"


def _histogram_lines(name: str, label: str, histogram: _Histogram) -> list[str]:
    lines, so_far = [], 0
    for bound, count in zip((*(f"{bound:g}" for bound in histogram.bounds), "+Inf"), histogram.counts, strict=True):
        so_far += count
        labels = ",".join(filter(None, (label, f'le="{bound}"')))
        lines.append(_line(f"{name}_bucket", labels, so_far))
    return [*lines, _line(f"{name}_sum", label, histogram.sum), _line(f"{name}_count", label, so_far)]
