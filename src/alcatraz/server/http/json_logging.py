"""The server's log: one JSON object per line, on standard error. What is logged never has tokens, seeds or moves."""

import json
import logging
import sys
from datetime import UTC, datetime
from hashlib import sha256

_OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told.update({name: value for name, value in vars(record).items() if name not in _OWN})
        if "table" in told:
            told["table"] = digest_of(str(told["table"]))
        if record.exc_info:
            told["error"] = _where(record.exc_info)
        return json.dumps(told, default=str, ensure_ascii=False)


def digest_of(table: str) -> str:
    """Names a table in the log without its id, which is the key to a private table."""
    return sha256(table.encode()).hexdigest()[:12]


def _where(error: object) -> str:
    """The kind of error and where it came up; its words might quote a message."""
    if not isinstance(error, tuple) or error[1] is None:
        return ""
    trace = error[2]
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f" at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""
    return type(error[1]).__name__ + place


def log_to_standard_error(level: str = "info") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
