"""Write docs/wire.schema.json and the tables of docs/wire.md from the types in alcatraz.wire.

python -m tools.wire_docs          writes them
python -m tools.wire_docs --check  only says whether they are up to date
"""

import json
import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

from alcatraz import wire
from alcatraz.server.http.schema import schema

DOCS = Path(__file__).parent.parent / "docs"
BLOCK = re.compile(r"(<!-- generated: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
PARTS: dict[str, tuple[type, ...]] = {
    "ToServer": get_args(wire.ToServer),
    "ToClient": get_args(wire.ToClient),
    "parts": (wire.TableInfo, wire.Seat, wire.Clock, wire.Running, wire.Shuffle, wire.Proposal, wire.TableOutcome),
    "guide": (wire.Waiting, wire.Doable, wire.Refusable, wire.Group, wire.Undoable, wire.LogLine),
    "http": (
        wire.CreateTable,
        wire.SeatPlan,
        wire.TableCreated,
        wire.ListedTable,
        wire.TablePublic,
        wire.Network,
        wire.ReadEdition,
        wire.CheckEdition,
        wire.EditionAnswer,
        wire.FieldProblem,
        wire.Error,
    ),
    "together": (wire.Onlooker, wire.Pointed, wire.ProposedLine, wire.TryOut, wire.Tried, wire.LinePlayed),
    "replays": (wire.ReplayTable, wire.ReplayRecord, wire.Replayed, wire.ReplayStep, wire.Figure),
    "lobby": (wire.GameList, wire.ListedGame, wire.Level, wire.Option, wire.OptionChoice, wire.Language),
}


def schema_text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def page_text(page: str) -> str:
    """The page with its tables written anew."""
    return BLOCK.sub(lambda block: block.group(1) + _table(PARTS[block.group(2)]) + block.group(3), page)


def _table(types: tuple[type, ...]) -> str:
    lines = ["| message | fields | |", "|---|---|---|"]
    for each in types:
        config = getattr(each, "__struct_config__")  # noqa: B009
        name = config.tag or each.__name__
        about = " ".join((each.__doc__ or "").split())
        if about.startswith(each.__name__ + "("):
            about = ""
        lines.append(f"| `{name}` | {', '.join(_fields(each)) or '—'} | {about.replace('|', chr(92) + '|')} |")
    return "\n".join(lines) + "\n"


def _fields(each: type) -> list[str]:
    """Optional ones are in brackets."""
    fields = []
    for field in msgspec.structs.fields(each):
        optional = not (field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT)
        fields.append(f"[{field.encode_name}]" if optional else field.encode_name)
    return fields


def outdated() -> list[Path]:
    wanted: dict[Path, Any] = {DOCS / "wire.schema.json": schema_text()}
    page = DOCS / "wire.md"
    wanted[page] = page_text(page.read_text(encoding="utf-8"))
    return [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> None:
    if "--check" in sys.argv:
        sys.exit(f"Run `python -m tools.wire_docs`: {outdated()}" if outdated() else 0)
    (DOCS / "wire.schema.json").write_text(schema_text(), encoding="utf-8")
    page = DOCS / "wire.md"
    page.write_text(page_text(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
