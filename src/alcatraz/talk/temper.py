"""The temper of a bot: its character, by which it keeps its word, and how much it says by itself."""

from dataclasses import dataclass
from typing import Final

# A lively bot proposes, explains and thanks; a terse one proposes what matters; a silent one only answers.
LIVELY, TERSE, SILENT = TALKATIVENESS = ("lively", "terse", "silent")
# A character that the table draws at the start and shows after the end.
SECRET: Final = "secret"
_BETWEEN: Final = ":"


@dataclass(frozen=True, slots=True)
class Temper:
    character: str
    talkativeness: str = LIVELY


@dataclass(frozen=True, slots=True)
class Inmate:
    """A named bot to choose in one go; the level is chosen apart. Its line is the text `inmate-<id>`."""

    id: str
    name: str
    temper: Temper


def split_level(name: str) -> tuple[str, str, str]:
    """`inmate:canny:lively` in its parts; what is left out is empty."""
    level, _, rest = name.partition(_BETWEEN)
    character, _, talkativeness = rest.partition(_BETWEEN)
    return level, character, talkativeness


def joined_level(level: str, temper: Temper | None) -> str:
    return level if temper is None else _BETWEEN.join((level, temper.character, temper.talkativeness))
