"""What happened in a simulation, line by line, and the first thing that was wrong."""

from collections import deque
from hashlib import blake2b


class Trace:
    """Keeps the last lines, and a digest of them all: two runs of a seed have the same digest."""

    def __init__(self, keep: int | None = 400) -> None:
        self.lines: deque[str] = deque(maxlen=keep)
        self.violation: str | None = None
        self._digest = blake2b(digest_size=12)

    def note(self, now: float, text: str) -> None:
        line = f"{now:10.4f}  {text}"
        self._digest.update(line.encode())
        self.lines.append(line)

    def fail(self, now: float, text: str) -> None:
        """The first violation counts; the simulation ends after the step in which it was found."""
        self.note(now, f"VIOLATION {text}")
        if self.violation is None:
            self.violation = text

    @property
    def digest(self) -> str:
        return self._digest.hexdigest()
