"""Names that may not be used, or not for free words, on the whole server: the sum of a log of its own.

There are no accounts, so a rule about somebody is a rule about a name and everything that looks like it. The log lies
beside those of the tables, under an id that no table has, so every store keeps it.
"""

from collections.abc import Iterable

from alcatraz.server.tables.log_entries import LogEntry, NameRule, NameRuled
from alcatraz.server.tables.names import skeleton

PEOPLE_LOG = "~people"


class NameRules:
    def __init__(self, log: Iterable[LogEntry] = ()) -> None:
        self._names: dict[NameRule, set[str]] = {"mute": set(), "ban": set()}
        for logged in log:
            if isinstance(logged.entry, NameRuled):
                names, look = self._names[logged.entry.rule], skeleton(logged.entry.name)
                if logged.entry.lifted:
                    names.discard(look)
                else:
                    names.add(look)

    def has(self, rule: NameRule, name: str) -> bool:
        return bool(name) and skeleton(name) in self._names[rule]

    def about(self, name: str) -> list[NameRule]:
        return [rule for rule in self._names if self.has(rule, name)]
