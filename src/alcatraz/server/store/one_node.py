"""The only node of a database: it runs every table, and nobody is connected elsewhere."""

from collections.abc import Callable


class OneNode:
    async def join(self, table: str) -> None:
        pass

    async def leave(self, table: str) -> None:
        pass

    def leads(self, table: str) -> bool:
        return True

    def say_present(self, table: str, owners: frozenset[str]) -> None:
        pass

    def present_elsewhere(self, table: str) -> frozenset[str]:
        return frozenset()

    def watch(self, changed: Callable[[str], None]) -> None:
        pass

    async def close(self) -> None:
        pass
