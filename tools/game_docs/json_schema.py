"""JSON Schema (draft 2020-12) of a game's moves, events, positions, views and options."""

from typing import Any, assert_never

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
from tools.game_docs.declared import Declared

Schema = dict[str, Any]


def schema_of(game: Declared) -> Schema:
    """Every declared type under its name. `Given…`: what may be loaded, where fields with a default may be left out."""
    complete = _Definitions(given=False)
    given = _Definitions(given=True)
    complete.ref(game.moves.json_type())
    complete.ref(AnyOf(game.events, "event"))
    complete.ref(game.position)
    complete.ref(game.view)
    given.ref(game.position)
    given.ref(game.options)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"JSON of {game.title}",
        "$defs": dict(sorted({**complete.found, **given.found}.items())),
    }


def type_name(label: str) -> str:
    return "".join(part.capitalize() for part in label.split("_"))


class _Definitions:
    """Definitions of named types, collected while they are referred to."""

    def __init__(self, *, given: bool) -> None:
        self.given = given
        self.found: dict[str, Schema] = {}

    def ref(self, declared: Names | Tuple | AnyOf | Record) -> Schema:
        prefix = "Given" if self.given and isinstance(declared, Record | AnyOf) else ""
        name = prefix + type_name(declared.label)
        if name not in self.found:
            self.found[name] = {}
            self.found[name] = self._definition(declared)
        return {"$ref": f"#/$defs/{name}"}

    def _definition(self, declared: Names | Tuple | AnyOf | Record) -> Schema:
        if isinstance(declared, Names):
            return {"enum": list(declared.names)}
        if isinstance(declared, Tuple):
            number = len(declared.items)
            entries = [self.schema(each) for each in declared.items]
            return {"type": "array", "prefixItems": entries, "minItems": number, "maxItems": number}
        if isinstance(declared, AnyOf):
            return {"anyOf": [self.schema(each) for each in declared.types]}
        properties = {name: {"const": value} for name, value in declared.constants}
        properties |= {each.name: self._property(each) for each in declared.fields}
        required = [name for name, _ in declared.constants] + [
            each.name for each in declared.fields if self._is_required(each)
        ]
        return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}

    def _property(self, declared: Field) -> Schema:
        schema = {**self.schema(declared.type)}
        if declared.meaning:
            schema["description"] = declared.meaning
        if self.given and declared.default is not REQUIRED and not isinstance(declared.default, Computed):
            schema["default"] = declared.default
        return schema

    def _is_required(self, declared: Field) -> bool:
        return declared.default is REQUIRED if self.given else not declared.sometimes

    def schema(self, declared: Type) -> Schema:
        match declared:
            case Seat():
                return {"type": "integer", "minimum": 0, "maximum": 3}
            case Number():
                high = {} if declared.high is None else {"maximum": declared.high}
                return {"type": "integer", "minimum": declared.low, **high}
            case Flag():
                return {"type": "boolean"}
            case Text():
                return {"type": "string"}
            case Object():
                return {"type": "object"}
            case ListOf():
                limits = {"minItems": declared.least} if declared.least else {}
                if declared.most is not None:
                    limits["maxItems"] = declared.most
                return {"type": "array", "items": self.schema(declared.item), **limits}
            case PerName():
                return {
                    "type": "object",
                    "propertyNames": self.ref(declared.keys),
                    "additionalProperties": self.schema(declared.value),
                }
            case OrNull():
                return {"anyOf": [self.schema(declared.type), {"type": "null"}]}
            case AnyOf() if not declared.label:
                return {"anyOf": [self.schema(each) for each in declared.types]}
            case Names() | Tuple() | AnyOf() | Record():
                return self.ref(declared)
        assert_never(declared)
