"""The reference pages in docs/reference: tables of moves, events, positions, views and options of every game."""

import json
from collections.abc import Callable, Iterator, Sequence
from typing import assert_never

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
from tools.game_docs.declared import GAMES, Declared

# Names that are written out where they are used, and numbers that stand for no limit.
FEW = 4
MANY = 1_000_000

MOVES = """\
What a player may send. A field in brackets is there only where the move needs it. A seat is a number from 0 on,
clockwise."""
EVENTS = """\
What happened, in the past tense, as `play` answers it. A field in brackets is not always there: it is a secret that
only those see whom it concerns; or a seat that is nobody, like the winner of a draw."""
POSITIONS = """\
A position written by hand names only what matters: a field with a default may be left out. A position that the program
writes is complete; fields in brackets are written only if they differ from their default."""
VIEWS = """\
What one seat, or a spectator, may know: a position in which counts take the place of what is hidden. A field in
brackets is not always there. The last column names the field of the position whose place a field takes."""
OPTIONS = "What `new` takes as `options`. Every option may be left out; an unknown one is refused."


def pages() -> dict[str, str]:
    """By file name."""
    return {
        "moves.md": _page("Moves", MOVES, _moves),
        "events.md": _page("Events", EVENTS, _events),
        "positions.md": _page("Positions", POSITIONS, lambda game: _records("Position", game.position, defaults=True)),
        "views.md": _page("Views", VIEWS, lambda game: _records("View", game.view, defaults=False)),
        "options.md": _page("Options of a new game", OPTIONS, lambda game: _table(game.options, defaults=True)),
    }


def _page(title: str, about: str, section: Callable[[Declared], str]) -> str:
    head = f"# {title}\n\n{about}\nWritten by `python -m tools.game_docs` from what the code declares.\n"
    return "\n".join([head, *[f"## {game.title}\n\n{section(game)}" for game in GAMES]])


# -- moves and events ------------------------------------------------------------------------------


def _moves(game: Declared) -> str:
    lines = ["| type | fields | what it does |", "|---|---|---|"]
    for kind in game.moves.kinds:
        fixed = [f'`{name}` "{value}"' for name, value in kind.constants[1:]]
        fields = fixed + [_named(part.field()) for part in kind.parts]
        lines.append(f"| `{kind.name}` | {', '.join(fields) or '—'} | {kind.meaning} |")
    return "\n".join(lines) + "\n\n" + _named_types(game.move_records())


def _events(game: Declared) -> str:
    lines = ["| type | fields |", "|---|---|"]
    for event in game.events:
        fields = [_named(each) for each in event.fields]
        lines.append(f"| `{event.constants[0][1]}` | {', '.join(fields) or '—'} |")
    return "\n".join(lines) + "\n\n" + _named_types(game.events)


def _named(field: Field) -> str:
    text = f"`{field.name}` {_type(field.type)}"
    return f"[{text}]" if field.sometimes else text


# -- positions, views and options ------------------------------------------------------------------


def _records(title: str, root: Record, *, defaults: bool) -> str:
    found: dict[str, Record] = {}
    _collect(root, found)
    parts = []
    for record in found.values():
        heading = title if record is root else _heading(record)
        parts.append(f"### {heading}\n\n{_table(record, defaults=defaults)}")
    return "\n".join([*parts, f"### Types\n\n{_named_types([root], objects=False)}"])


def _heading(record: Record) -> str:
    name = record.label.replace("_", " ").capitalize()
    return name + "".join(f', `{label}`: "{value}"' for label, value in record.constants)


def _table(record: Record, *, defaults: bool) -> str:
    """The last column: the defaults, or, where there are any, the fields of the position that are replaced."""
    columns = ["field", "type", "meaning"]
    if defaults:
        columns.append("default")
    elif any(each.instead_of for each in record.fields):
        columns.append("instead of")
    lines = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    for each in record.fields:
        name = f"[`{each.name}`]" if each.sometimes else f"`{each.name}`"
        last = _default(each) if defaults else f"`{each.instead_of}`" if each.instead_of else ""
        lines.append(f"| {' | '.join([name, _type(each.type), each.meaning, last][: len(columns)])} |")
    return "\n".join(lines) + "\n"


def _default(field: Field) -> str:
    if field.default is REQUIRED:
        return "must be given"
    if isinstance(field.default, Computed):
        return field.default.text
    return f"`{json.dumps(field.default)}`"


def _collect(declared: Type, found: dict[str, Record]) -> None:
    """Every object inside a type, in the order in which they are met."""
    if isinstance(declared, Record):
        if declared.label in found or _is_move(declared):
            return
        found[declared.label] = declared
    for part in _parts(declared):
        _collect(part, found)


def _is_move(declared: Type) -> bool:
    """Moves have a page of their own."""
    return isinstance(declared, Record) and declared.constants[:1] != () and declared.constants[0][0] == "type"


def _parts(declared: Type) -> Iterator[Type]:
    match declared:
        case Record():
            yield from (each.type for each in declared.fields)
        case ListOf():
            yield declared.item
        case PerName():
            yield declared.keys
            yield declared.value
        case OrNull():
            yield declared.type
        case AnyOf():
            yield from declared.types
        case Tuple():
            yield from declared.items
        case _:
            pass


def _named_types(roots: Sequence[Type], *, objects: bool = True) -> str:
    """What the names of types stand for; with the fields of objects that have no table of their own."""
    found: dict[str, str] = {}
    waiting = list(roots)
    while waiting:
        declared = waiting.pop(0)
        if isinstance(declared, Names) and len(declared.names) > FEW:
            found[declared.label] = ", ".join(declared.names)
        elif isinstance(declared, Tuple):
            found[declared.label] = f"[{', '.join(_type(each) for each in declared.items)}]"
        elif isinstance(declared, AnyOf) and declared.label and not _is_move(declared.types[0]):
            found[declared.label] = _alternatives(declared)
        elif isinstance(declared, Record) and objects and not declared.constants:
            found[declared.label] = f"{{{', '.join(_named(each) for each in declared.fields)}}}"
        if not _is_move(declared) or declared in roots:
            waiting += _parts(declared)
    return "".join(f"- {label.replace('_', ' ')}: {text}\n" for label, text in sorted(found.items()))


def _alternatives(declared: AnyOf) -> str:
    return " or ".join(_type(each) for each in declared.types)


def _type(declared: Type) -> str:
    match declared:
        case Seat():
            return "seat"
        case Number():
            if declared.low == declared.high:
                return str(declared.low)
            if declared.high is not None and declared.high < MANY:
                return f"{declared.low} to {declared.high}"
            return f"number from {declared.low}" if declared.low else "number"
        case Flag():
            return "true or false"
        case Text() | Object():
            return declared.about
        case Names() if len(declared.names) <= FEW:
            return " or ".join(f'"{name}"' for name in declared.names)
        case Names() | Tuple():
            return declared.label.replace("_", " ")
        case ListOf():
            return f"list of {_plural(declared)}"
        case PerName():
            return f"by {declared.keys.label}: {_type(declared.value)}"
        case OrNull():
            return f"{_type(declared.type)}, or null"
        case AnyOf():
            return declared.label.replace("_", " ") or _alternatives(declared)
        case Record():
            return _heading(declared).partition(",")[0].lower()
    assert_never(declared)


def _plural(declared: ListOf) -> str:
    exact = f"{declared.least} " if declared.least == declared.most else ""
    item = declared.item
    if isinstance(item, Seat | Names | Tuple | Record):
        few = isinstance(item, Names) and len(item.names) <= FEW
        return f"{exact}{_type(item)}" + ("" if few else "s")
    if isinstance(item, ListOf):
        return f"{exact}lists of {_plural(item)}"
    return f"{exact}({_type(item)})"
