"""Patterns: fields that a move or an event must have."""

from typing import Any

from alcatraz.kernel.game import Json


def fits(pattern: Json, found: Json) -> bool:
    """Whether every field of the pattern is there, with its value or with one of a list of values."""
    return all(name in found and _is(wanted, found[name]) for name, wanted in pattern.items())


def _is(wanted: Any, value: Any) -> bool:
    return bool(wanted == value) or (isinstance(wanted, list) and value in wanted)
