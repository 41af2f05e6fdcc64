"""Moves of a game as a table: for each type its fields, their types, and where each field sits in the int.

Reading and writing JSON follow from the table. Writing happens for every legal move that leaves the server, so the
writer is compiled and looks values up where it can.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.fields import Fields
from alcatraz.kernel.notation.schema import AnyOf, Field, Names, Number, Record, Seat, Type

_MOST_SEATS: Final = 16


class Code(Protocol):
    """How values of one type become numbers inside a move."""

    @property
    def type(self) -> Type: ...

    @property
    def values(self) -> Sequence[Any] | None:
        """The JSON values by number; None if `write` makes them."""
        ...

    def read(self, fields: Fields, name: str, players: int) -> int:
        """The number of the value in this field; a wrong value is noted as a problem."""
        ...

    def write(self, number: int) -> Any: ...


class NameCode:
    """One of the names, by its number among them."""

    def __init__(self, names: Names) -> None:
        self.type = names
        self.values = names.names

    def read(self, fields: Fields, name: str, players: int) -> int:
        return fields.choice(name, self.values)

    def write(self, number: int) -> Any:
        return self.values[number]


class SeatCode:
    """A seat of the table, as it is."""

    def __init__(self) -> None:
        self.type = Seat()
        self.values = range(_MOST_SEATS)

    def read(self, fields: Fields, name: str, players: int) -> int:
        return fields.integer(name, 0, players - 1)

    def write(self, number: int) -> Any:
        return number


class NumberCode:
    """A whole number from 0 on, as it is."""

    def __init__(self, high: int) -> None:
        self.high = high
        self.type = Number(0, high)
        self.values = range(high + 1)

    def read(self, fields: Fields, name: str, players: int) -> int:
        return fields.integer(name, 0, self.high)

    def write(self, number: int) -> Any:
        return number


class Part:
    """A field of a move: its name, and which bits hold it.

    An optional field is stored as its number plus one, 0 if it is missing; unless `named_at` says which bit tells that
    it is there.
    """

    def __init__(
        self, name: str, code: Code, shift: int, bits: int, meaning: str, *, optional: bool = False, named_at: int = -1
    ) -> None:
        self.name = name
        self.code = code
        self.shift = shift
        self.mask = (1 << bits) - 1
        self.meaning = meaning
        self.optional = optional or named_at >= 0
        self.named_at = named_at
        self.plus_one = self.optional and named_at < 0
        # What the stored number stands for, if a lookup says it; None if the field is missing.
        self.stored: tuple[Any, ...] | None = None
        if code.values is not None:
            self.stored = (None, *code.values) if self.plus_one else tuple(code.values)

    def read(self, fields: Fields, players: int) -> int:
        """The bits of this field."""
        if self.optional and self.name not in fields.data:
            fields.raw(self.name, None)
            return 0
        number = self.code.read(fields, self.name, players)
        if self.named_at >= 0:
            return number << self.shift | 1 << self.named_at
        return (number + 1 if self.plus_one else number) << self.shift

    def write(self, move: int, written: Json) -> None:
        """For parts without a lookup."""
        if self.named_at < 0 or move >> self.named_at & 1:
            written[self.name] = self.code.write(move >> self.shift & self.mask)

    def field(self) -> Field:
        return Field(self.name, self.code.type, self.meaning, sometimes=self.optional)


class MoveKind:
    """A row of the table. `variant`: a field with a fixed value, for types that have several rows (a card)."""

    def __init__(
        self, name: str, number: int, meaning: str, parts: tuple[Part, ...] = (), variant: tuple[str, str] | None = None
    ) -> None:
        self.name = name
        self.number = number
        self.meaning = meaning
        self.parts = parts
        self.variant = variant
        self.constants = (("type", name),) if variant is None else (("type", name), variant)

    def record(self) -> Record:
        label = self.name if self.variant is None else self.variant[1]
        return Record(f"{label}_move", tuple([part.field() for part in self.parts]), self.constants)


class MoveTable:
    """All moves of a game, the number of their kind in the bits from `shift` on."""

    def __init__(self, kinds: tuple[MoveKind, ...], shift: int, bits: int) -> None:
        self.kinds = kinds
        self.shift = shift
        self.mask = (1 << bits) - 1
        self.types = tuple(dict.fromkeys([kind.name for kind in kinds]))
        self._of_type = {name: [kind for kind in kinds if kind.name == name] for name in self.types}
        self._of_number = {kind.number: kind for kind in kinds}
        assert len(self._of_number) == len(kinds)
        # For the writer: what every move of a kind starts with, and its parts.
        numbers = range(max(self._of_number) + 1)
        self._heads: list[Json] = [self._head(number) for number in numbers]
        self._parts: list[list[tuple[str, int, int, tuple[Any, ...] | None, Part]]] = [
            self._row(number) for number in numbers
        ]

    def _head(self, number: int) -> Json:
        kind = self._of_number.get(number)
        return {} if kind is None else dict(kind.constants)

    def _row(self, number: int) -> list[tuple[str, int, int, tuple[Any, ...] | None, Part]]:
        kind = self._of_number.get(number)
        parts = () if kind is None else kind.parts
        return [(part.name, part.shift, part.mask, part.stored, part) for part in parts]

    def json_type(self) -> AnyOf:
        """A move of any kind."""
        return AnyOf(tuple([kind.record() for kind in self.kinds]), "move")

    def kind(self, number: int) -> MoveKind:
        return self._of_number[number]

    # -- reading -----------------------------------------------------------------------------------

    def read(self, players: int, data: object) -> int:
        """The move that this JSON says. Raises malformed with every problem at once."""
        fields = Fields(data, "move")
        kinds = self._of_type[self.types[fields.choice("type", self.types)]]
        _raise(fields)
        kind = kinds[0]
        if kind.variant is not None:
            variants = [each.variant[1] for each in kinds if each.variant is not None]
            kind = kinds[fields.choice(kind.variant[0], variants)]
            # What else the move needs depends on it.
            _raise(fields)
        move = self.read_parts(kind.number, fields, players)
        fields.finish()
        _raise(fields)
        return move

    def read_parts(self, number: int, fields: Fields, players: int) -> int:
        """A move of this kind from an object that holds its fields without its type."""
        move = number << self.shift
        for part in self._of_number[number].parts:
            move |= part.read(fields, players)
        return move

    # -- writing -----------------------------------------------------------------------------------

    def write(self, move: int) -> Json:
        number = move >> self.shift & self.mask
        written = self._heads[number].copy()
        for name, shift, mask, stored, part in self._parts[number]:
            if stored is None:
                part.write(move, written)
            else:
                value = stored[move >> shift & mask]
                if value is not None:
                    written[name] = value
        return written

    def write_parts(self, move: int) -> Json:
        """The fields of a move without its type."""
        written = self.write(move)
        del written["type"]
        return written


def _raise(fields: Fields) -> None:
    if fields.problems:
        raise ContractError("malformed", *fields.problems)
