"""The declared fields of a game's positions and moves as JSON, from which a page makes a form."""

from typing import assert_never

from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.schema import (
    REQUIRED,
    AnyOf,
    Computed,
    Field,
    Flag,
    ListOf,
    Names,
    Number,
    Object,
    OrNull,
    PerName,
    Record,
    Seat,
    Text,
    Tuple,
    Type,
)


def type_json(declared: Type) -> Json:
    match declared:
        case Seat():
            return {"kind": "seat"}
        case Number():
            return {"kind": "number", "low": declared.low, "high": declared.high}
        case Flag():
            return {"kind": "flag"}
        case Text():
            return {"kind": "text"}
        case Object():
            return {"kind": "object"}
        case Names():
            return {"kind": "name", "label": declared.label, "names": list(declared.names)}
        case ListOf():
            return {"kind": "list", "of": type_json(declared.item), "least": declared.least, "most": declared.most}
        case Tuple():
            return {"kind": "tuple", "of": [type_json(each) for each in declared.items]}
        case PerName():
            return {"kind": "per_name", "keys": type_json(declared.keys), "of": type_json(declared.value)}
        case OrNull():
            return {"kind": "or_null", "of": type_json(declared.type)}
        case AnyOf():
            return {"kind": "any", "of": [type_json(each) for each in declared.types]}
        case Record():
            return {
                "kind": "record",
                "label": declared.label,
                "constants": dict(declared.constants),
                "fields": [_field_json(each) for each in declared.fields],
            }
    assert_never(declared)


def _field_json(declared: Field) -> Json:
    """With its default, if it has one that does not depend on the rest; `optional`: it may be left out."""
    told: Json = {"name": declared.name, "type": type_json(declared.type)}
    if declared.default is not REQUIRED or declared.sometimes:
        told["optional"] = True
    if declared.default is not REQUIRED and not isinstance(declared.default, Computed):
        told["default"] = declared.default
    return told
