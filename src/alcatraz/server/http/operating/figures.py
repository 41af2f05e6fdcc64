"""The figures of this moment, as Prometheus reads them."""

import os
from dataclasses import dataclass
from pathlib import Path

from alcatraz.server.analyses.queue import Analyses
from alcatraz.server.http.request_context import RequestContext

_STATM = Path("/proc/self/statm")


@dataclass(frozen=True, slots=True)
class Figures:
    context: RequestContext
    analyses: Analyses

    def text(self) -> str:
        tables = self.context.tables
        services = tables.services
        gauges = {
            "tables_in_memory": tables.in_memory,
            "connections": tables.connected,
            "sockets": self.context.addresses.connected,
            "bot_queue": services.bot_pool.waiting,
            "append_queue": services.metrics.appending,
            "analysis_queue": self.analyses.unfinished,
            "tables_frozen": tables.frozen,
            "resident_memory_bytes": _resident_bytes(),
        }
        return services.metrics.text(gauges)


def _resident_bytes() -> int:
    """0 where the system does not say."""
    try:
        return int(_STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0
