"""What is wrong with the body of a request, field by field: the type says what is expected, the answer says where."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from alcatraz.kernel.message import Message
from alcatraz.kernel.notation.fields import echo

_PLAIN = {
    inspect.StrType: (str, "json-not-a-text"),
    inspect.BoolType: (bool, "json-not-a-boolean"),
    inspect.DictType: (dict, "json-not-an-object"),
}


def body_problems(body: bytes, expected: Any) -> list[Message]:
    """Every field that does not fit; a single general problem if the body is no JSON at all."""
    try:
        value = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return [Message("server-body-not-json")]
    return list(_problems(value, inspect.type_info(expected), ""))


def _problems(value: Any, kind: inspect.Type, place: str) -> Iterator[Message]:
    field = place or "·"
    if isinstance(kind, inspect.UnionType) and all(isinstance(each, inspect.StructType) for each in kind.types):
        yield from _tagged_problems(value, kind, field)
    elif isinstance(kind, inspect.UnionType):
        if not (value is None and kind.includes_none):
            yield from _problems(value, next(t for t in kind.types if not isinstance(t, inspect.NoneType)), place)
    elif isinstance(kind, inspect.StructType):
        yield from _object_problems(value, kind, place)
    elif isinstance(kind, inspect.ListType):
        yield from _list_problems(value, kind, field)
    elif isinstance(kind, inspect.LiteralType):
        if value not in kind.values:
            allowed = tuple(map(str, kind.values))
            yield Message("json-not-one-of", {"field": field, "allowed": allowed, "got": echo(value)})
    elif type(kind) in _PLAIN and not isinstance(value, _PLAIN[type(kind)][0]):
        yield Message(_PLAIN[type(kind)][1], {"field": field, "got": echo(value)})
    elif not _fits(value, kind):
        yield Message("server-field-not-expected", {"field": field, "got": echo(value)})


def _tagged_problems(value: Any, kind: inspect.UnionType, field: str) -> Iterator[Message]:
    """One of several objects: the tag says which is meant."""
    structs = {each.tag: each for each in kind.types if isinstance(each, inspect.StructType)}
    tag = next(iter(structs.values())).tag_field or ""
    if not isinstance(value, dict):
        yield Message("json-not-an-object", {"field": field, "got": echo(value)})
    elif not isinstance(value.get(tag), str) or value[tag] not in structs:
        allowed = tuple(map(str, structs))
        yield Message("json-not-one-of", {"field": tag, "allowed": allowed, "got": echo(value.get(tag))})
    else:
        others = {name: each for name, each in value.items() if name != tag}
        yield from _object_problems(others, structs[value[tag]], "")


def _object_problems(value: Any, kind: inspect.StructType, place: str) -> Iterator[Message]:
    if not isinstance(value, dict):
        yield Message("json-not-an-object", {"field": place or "·", "got": echo(value)})
        return
    known = {field.encode_name: field for field in kind.fields}
    for name, field in known.items():
        inside = f"{place}.{name}" if place else name
        if name in value:
            yield from _problems(value[name], field.type, inside)
        elif field.required:
            yield Message("json-missing", {"field": inside})
    for name in value.keys() - known.keys():
        inside = f"{place}.{name}" if place else name
        yield Message("json-unknown-field", {"field": inside, "allowed": tuple(known)})


def _list_problems(value: Any, kind: inspect.ListType, field: str) -> Iterator[Message]:
    if not isinstance(value, list):
        yield Message("json-not-a-list", {"field": field, "got": echo(value)})
        return
    if kind.max_length is not None and len(value) > kind.max_length:
        yield Message("json-too-long", {"field": field, "most": kind.max_length})
        return
    for index, each in enumerate(value):
        yield from _problems(each, kind.item_type, f"{field}[{index}]")


def _fits(value: Any, kind: inspect.Type) -> bool:
    """Bounds of texts and numbers."""
    if isinstance(kind, inspect.StrType):
        return kind.max_length is None or len(value) <= kind.max_length
    if isinstance(kind, inspect.IntType | inspect.FloatType):
        right = isinstance(value, int | float) and not isinstance(value, bool)
        right = right and (isinstance(kind, inspect.FloatType) or isinstance(value, int))
        return right and (kind.ge is None or value >= kind.ge) and (kind.le is None or value <= kind.le)
    return True
