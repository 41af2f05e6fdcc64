"""Writes the content of an edition as TOML that people read and change: one line per value, one block per card."""

import json
import re
from typing import Any, Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+\Z")
_LONGEST_LINE: Final = 110


def toml_text(content: dict[str, Any], comment: str = "") -> str:
    """Content without nulls; `comment` stands above it."""
    blocks = [*([_comment(comment)] if comment else []), _lines(content, _is_short)]
    for name, value in content.items():
        if _is_short(value):
            continue
        if isinstance(value, dict):
            blocks.append(f"[{_key(name)}]\n{_lines(value)}")
        else:
            blocks += [f"[[{_key(name)}]]\n{_lines(entry)}" for entry in value]
    return "\n".join(block for block in blocks if block)


def _is_short(value: Any) -> bool:
    """Stands in a line of its own at the top: no table, and no list of tables."""
    if isinstance(value, dict):
        return all(not isinstance(inner, (dict, list)) for inner in value.values())
    return not (isinstance(value, list) and value and all(isinstance(entry, dict) for entry in value))


def _lines(table: dict[str, Any], wanted: Any = lambda _: True) -> str:
    return "".join(f"{_key(name)} = {_value(value, _key(name))}\n" for name, value in table.items() if wanted(value))


def _comment(text: str) -> str:
    return "".join(f"# {line}\n" for line in text.splitlines())


def _key(name: str) -> str:
    return name if _BARE.match(name) else _text(name)


def _value(value: Any, key: str = "") -> str:
    """In one line, except a long list: that has a line for each of its values."""
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(name)} = {_value(inner)}" for name, inner in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        written = [_value(each) for each in value]
        line = f"[{', '.join(written)}]"
        if not key or len(key) + len(line) < _LONGEST_LINE:
            return line
        return "[\n" + "".join(f"    {each},\n" for each in written) + "]"
    # Numbers and truth values are written alike in JSON and TOML.
    return json.dumps(value)


def _text(value: str) -> str:
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
