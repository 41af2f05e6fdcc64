"""The wire as a JSON Schema, made from the types that the server itself reads and writes with."""

from functools import cache
from typing import Any

import msgspec

from alcatraz import wire

_TOP = {
    "ToServer": wire.ToServer,
    "ToClient": wire.ToClient,
    "CreateTable": wire.CreateTable,
    "TableCreated": wire.TableCreated,
    "TableList": wire.TableList,
    "TablePublic": wire.TablePublic,
    "Network": wire.Network,
    "GameList": wire.GameList,
    "JudgePosition": wire.JudgePosition,
    "PositionSource": wire.NewPosition | wire.RecordedPosition | wire.SeenPosition,
    "AnalyseRecord": wire.AnalyseRecord,
    "AnalysisStatus": wire.AnalysisStatus,
    "Practice": wire.Practice,
    "PracticeAnswer": wire.PracticeAnswer,
    "ReadEdition": wire.ReadEdition,
    "CheckEdition": wire.CheckEdition,
    "EditionAnswer": wire.EditionAnswer,
    "ReplayTable": wire.ReplayTable,
    "ReplayRecord": wire.ReplayRecord,
    "Replayed": wire.Replayed,
    "TryOut": wire.TryOut,
    "Tried": wire.Tried,
    "LinePlayed": wire.LinePlayed,
    "LessonList": wire.LessonList,
    "PuzzleList": wire.PuzzleList,
    "Error": wire.Error,
}


@cache
def schema() -> dict[str, Any]:
    shapes, parts = msgspec.json.schema_components(_TOP.values(), ref_template="#/$defs/{name}")
    named = {name: shape for name, shape in zip(_TOP, shapes, strict=True) if name not in parts}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The messages between an Alcatraz server and its clients",
        "$defs": {**named, **parts},
    }
