"""A queue in which tables take turns: one that asks a lot does not hold up the others."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._by_table: OrderedDict[str, deque[T]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def add(self, table: str, item: T) -> None:
        self._by_table.setdefault(table, deque()).append(item)
        self._length += 1

    def next(self) -> T:
        """The oldest item of the table whose turn it is; that table goes to the end. Raises KeyError if empty."""
        table, items = self._by_table.popitem(last=False)
        item = items.popleft()
        if items:
            self._by_table[table] = items
        self._length -= 1
        return item
