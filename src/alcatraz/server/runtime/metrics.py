"""Counters in the text format of Prometheus. No library: it is a few lines of text."""

from collections import Counter
from collections.abc import Mapping

_HELP = {
    "alcatraz_messages_total": "Messages from clients, by type.",
    "alcatraz_refusals_total": "Requests that were refused, by kind.",
    "alcatraz_moves_total": "Moves made durable, by who made them.",
    "alcatraz_tables_created_total": "Tables made.",
    "alcatraz_connections_total": "WebSockets opened.",
    "alcatraz_dropped_total": "WebSockets closed by the server, by reason.",
    "alcatraz_errors_total": "Bugs that were survived.",
}


class Metrics:
    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()

    def count(self, name: str, label: str = "") -> None:
        """`name` without its prefix; `label` as key="value"."""
        self._counts[f"alcatraz_{name}_total", label] += 1

    def text(self, gauges: Mapping[str, int]) -> str:
        lines = []
        for name, told in _HELP.items():
            lines += [f"# HELP {name} {told}", f"# TYPE {name} counter"]
            values = sorted((label, count) for (counted, label), count in self._counts.items() if counted == name)
            lines += [
                f"{name}{{{label}}} {count}" if label else f"{name} {count}" for label, count in values or [("", 0)]
            ]
        for name, value in gauges.items():
            lines += [f"# TYPE alcatraz_{name} gauge", f"alcatraz_{name} {value}"]
        return "\n".join(lines) + "\n"
