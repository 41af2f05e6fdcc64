"""docs/events.md: every event of every game, from the tables in the code. `python -m tools.event_tables` writes it."""

from pathlib import Path

from alcatraz.games.boat.model.events import FIELDS as BOAT
from alcatraz.games.scapegoat.model.events import FIELDS as SCAPEGOAT

PAGE = Path(__file__).parent.parent / "docs" / "events.md"
HEAD = """# Events

What happened, in the past tense, as `play` answers it. Written by `python -m tools.event_tables`.
A field in brackets is a secret: only those whom it concerns see it. A seat that is nobody is left out: the winner of a
draw, the one left behind when the guards win.
"""


def page() -> str:
    parts = [HEAD]
    for title, fields in (("Alcatraz: The Scapegoat", SCAPEGOAT), ("Alcatraz (1999)", BOAT)):
        parts.append(f"## {title}\n\n| type | fields |\n|---|---|")
        parts += [f"| `{name}` | {_described(text)} |" for name, text in fields]
        parts.append("")
    return "\n".join(parts)


def _described(fields: str) -> str:
    found = []
    for field in fields.split():
        name, _, kind = field.partition(":")
        plain = f"`{name}` {kind.rstrip('*')}"
        found.append(f"[{plain}]" if kind.endswith("*") else plain)
    return ", ".join(found) or "—"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
