"""Bodies of the requests about edition files, the values of an owner's box. Nothing is stored."""

from typing import Annotated

from msgspec import Meta, Struct

from alcatraz.wire.http import FieldProblem
from alcatraz.wire.table import Json

_Language = Annotated[str, Meta(max_length=16)]
# Twice what an edition may have as JSON: comments and blank lines.
LONGEST_FILE = 80_000


class ReadEdition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """POST /editions/read: what is in the text of an edition file, and everything that is wrong with it."""

    game: str
    text: Annotated[str, Meta(max_length=LONGEST_FILE)]
    # What the file is called in the sentences about it.
    name: Annotated[str, Meta(max_length=100)] = "TOML"
    language: _Language = "en"


class CheckEdition(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """POST /editions/check: everything that is wrong with the content of an edition; if nothing is, its file."""

    game: str
    edition: Json
    language: _Language = "en"


class EditionAnswer(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What `alcatraz edition check` would say about it."""

    # None: the text was no TOML.
    edition: Json | None
    # The same words as in the terminal, each with the path of its field: `task[0].guards`.
    problems: list[FieldProblem]
    # What is in it, if nothing is wrong; and the text of its file.
    summary: str = ""
    text: str = ""
