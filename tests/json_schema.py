"""Whether a value is what a JSON Schema says: the keywords that tools/game_docs writes, and no others."""

from typing import Any

KNOWN = {
    "$ref", "additionalProperties", "anyOf", "const", "default", "description", "enum", "items", "maxItems", "maximum",
    "minItems", "minimum", "prefixItems", "properties", "propertyNames", "required", "type",
}  # fmt: skip
TYPES: dict[str, type] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "boolean": bool,
    "null": type(None),
}


def problems(root: dict[str, Any], name: str, value: Any) -> list[str]:
    """What is wrong with the value as a `name` of the schema; nothing if it is valid."""
    return _problems(root, {"$ref": f"#/$defs/{name}"}, value, name)


def _problems(root: dict[str, Any], schema: dict[str, Any], value: Any, at: str) -> list[str]:
    assert schema.keys() <= KNOWN, schema.keys() - KNOWN
    if "$ref" in schema:
        return _problems(root, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], value, at)
    if "anyOf" in schema:
        tried = [_problems(root, each, value, at) for each in schema["anyOf"]]
        return [] if [] in tried else [f"{at} is none of its alternatives: {tried}"]
    if "const" in schema:
        return [] if value == schema["const"] else [f"{at} is not {schema['const']}"]
    if "enum" in schema:
        return [] if value in schema["enum"] else [f"{at} is not one of {schema['enum']}"]
    expected = TYPES[schema["type"]]
    if not isinstance(value, expected) or (expected is int and isinstance(value, bool)):
        return [f"{at} is no {schema['type']}"]
    if isinstance(value, dict):
        return _object_problems(root, schema, value, at)
    if isinstance(value, list):
        return _list_problems(root, schema, value, at)
    if isinstance(value, int) and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        return [f"{at} is out of range"]
    return []


def _object_problems(root: dict[str, Any], schema: dict[str, Any], value: dict[str, Any], at: str) -> list[str]:
    found = [f"{at}.{name} is missing" for name in schema.get("required", []) if name not in value]
    declared = schema.get("properties", {})
    others = schema.get("additionalProperties", {})
    for name, part in value.items():
        if "propertyNames" in schema:
            found += _problems(root, schema["propertyNames"], name, f"{at}: key {name}")
        if name in declared:
            found += _problems(root, declared[name], part, f"{at}.{name}")
        elif others is False:
            found.append(f"{at}.{name} is not declared")
        elif others:
            found += _problems(root, others, part, f"{at}.{name}")
    return found


def _list_problems(root: dict[str, Any], schema: dict[str, Any], value: list[Any], at: str) -> list[str]:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        return [f"{at} has {len(value)} entries"]
    entries = schema.get("prefixItems") or [schema["items"]] * len(value)
    return [
        problem
        for index, (entry, part) in enumerate(zip(entries, value, strict=True))
        for problem in _problems(root, entry, part, f"{at}[{index}]")
    ]
