"""Which files are made from the declarations, and whether they are up to date."""

import json
from pathlib import Path

from tools.game_docs.declared import GAMES
from tools.game_docs.json_schema import schema_of
from tools.game_docs.pages import pages
from tools.game_docs.typescript import types_of

ROOT = Path(__file__).parents[2]
REFERENCE = ROOT / "docs" / "reference"
TYPES = ROOT / "web" / "src" / "wire" / "games"


def files() -> dict[Path, str]:
    wanted = {REFERENCE / name: text for name, text in pages().items()}
    for game in GAMES:
        wanted[REFERENCE / f"{game.id}.schema.json"] = json.dumps(schema_of(game), indent=1, ensure_ascii=False) + "\n"
        wanted[TYPES / f"{game.id}.ts"] = types_of(game)
    return wanted


def outdated() -> list[Path]:
    return [
        path.relative_to(ROOT)
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
