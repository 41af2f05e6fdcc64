"""Analyses of matches over HTTP: what is asked, and how far it is."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from alcatraz.wire.http import Error
from alcatraz.wire.table import Json


class AnalyseRecord(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """POST /analyses: who moved whose chances in this match."""

    record: Json
    language: Annotated[str, Meta(max_length=16)] = "en"


class AnalysisStatus(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """How far an analysis is. With `finished` comes the result, as `alcatraz analyse --json` writes it.

    `failed`: the record does not rebuild, or takes too long. `stopped`: nobody wanted it any more; asked for again it
    goes on from there.
    """

    id: str
    state: Literal["waiting", "running", "finished", "failed", "stopped"]
    steps: int
    total: int
    result: Json | None = None
    error: Error | None = None
