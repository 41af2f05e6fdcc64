"""Reading the layout of the grid and the edition (S-2.1): positions and options of a new game share it."""

from alcatraz.games.scapegoat.model.components import COLUMNS, LOCATIONS, PLACES, ROWS
from alcatraz.games.scapegoat.model.edition import Edition, built_in_edition, read_edition
from alcatraz.kernel.notation.fields import Fields, echo


def read_edition_field(fields: Fields) -> Edition:
    content = fields.raw("edition", None)
    if content is None:
        return built_in_edition()
    edition, problems = read_edition(content)
    fields.problems.extend(problems)
    # A broken edition is reported whole; what follows is read with the built-in one.
    return built_in_edition() if problems else edition


def read_layout(fields: Fields, value: object) -> list[int]:
    """A grid of 3 rows by 4 columns that names each location once."""
    name = fields.name("layout")
    rows = value if isinstance(value, list) else []
    if len(rows) != ROWS or any(not isinstance(row, list) or len(row) != COLUMNS for row in rows):
        fields.problem("scapegoat-layout-shape", name, rows=ROWS, columns=COLUMNS, got=echo(value))
        return list(range(PLACES))
    cells = [cell for row in rows for cell in row]
    for cell in cells:
        if cell not in LOCATIONS:
            fields.problem("json-not-one-of", name, allowed=LOCATIONS, got=echo(cell))
    missing = tuple(place for place in LOCATIONS if place not in cells)
    if missing:
        fields.problem("scapegoat-layout-missing", name, missing=missing)
        return list(range(PLACES))
    return [LOCATIONS.index(cell) for cell in cells]
