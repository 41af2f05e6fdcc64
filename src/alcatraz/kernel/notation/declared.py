"""Reading an object whose fields are declared: names, limits and defaults come from its Record."""

from alcatraz.kernel.message import Message
from alcatraz.kernel.notation.fields import MISSING, Fields
from alcatraz.kernel.notation.schema import REQUIRED, Computed, ListOf, Names, Number, OrNull, Record, Type


class DeclaredFields(Fields):
    """The methods named after a type read a field that is declared with this type."""

    def __init__(self, record: Record, data: object, path: str = "", problems: list[Message] | None = None) -> None:
        super().__init__(data, path, problems)
        self.record = record

    def type_of(self, field: str) -> Type:
        declared = self.record.by_name[field].type
        return declared.type if isinstance(declared, OrNull) else declared

    def number(self, field: str, *, high: int | None = None, default: int | None = None) -> int:
        """`high` and `default` are given where they depend on the rest of the position."""
        declared = self.type_of(field)
        assert isinstance(declared, Number)
        most = declared.high if high is None else high
        assert most is not None
        fixed = self.record.by_name[field].default
        if default is None and fixed is not REQUIRED and not isinstance(fixed, Computed):
            default = fixed
        return self.integer(field, declared.low, most, default)

    def seat(self, field: str, players: int, default: int | None = None) -> int:
        fixed = self.record.by_name[field].default
        if default is None and isinstance(fixed, int):
            default = fixed
        return self.integer(field, 0, players - 1, default)

    def flag(self, field: str) -> bool:
        return self.boolean(field, self.record.by_name[field].default)

    def index(self, field: str) -> int:
        """The number of the given name among the declared ones."""
        fixed = self.record.by_name[field].default
        return self.choice(field, self._names(self.type_of(field)), None if fixed is REQUIRED else fixed)

    def indexes(self, field: str) -> list[int]:
        """The same for a list of names."""
        return self.choices(field, self._names(self.type_of(field)), required=self._is_required(field))

    def seats(self, field: str, players: int, fallback: int) -> list[int]:
        """A list of seats; one that does not exist is reported and replaced."""
        return [
            self.checked_integer(value, f"{self.name(field)}[{index}]", 0, players - 1, fallback)
            for index, value in enumerate(self.items(field, None if self._is_required(field) else ()))
        ]

    def value(self, field: str) -> object:
        """What is in the field, unchecked; its default if it is missing."""
        fixed = self.record.by_name[field].default
        return self.raw(field, MISSING if fixed is REQUIRED else None if isinstance(fixed, Computed) else fixed)

    def nested(self, field: str) -> "DeclaredFields":
        """The object in this field, an empty one if it is missing or null."""
        declared = self.type_of(field)
        assert isinstance(declared, Record)
        value = self.raw(field, None)
        return DeclaredFields(declared, {} if value is None else value, self.name(field), self.problems)

    def finish(self) -> None:
        """Report every field that is not declared."""
        allowed = tuple(sorted(self.record.names()))
        for field in self.data:
            if field not in allowed:
                self.problem("json-unknown-field", self.name(str(field)), allowed=allowed)

    def _is_required(self, field: str) -> bool:
        return self.record.by_name[field].default is REQUIRED

    @staticmethod
    def _names(declared: Type) -> tuple[str, ...]:
        if isinstance(declared, ListOf):
            declared = declared.item
        assert isinstance(declared, Names)
        return declared.names
