"""The list of a game's rules: ids, marks and numbers. The words are in the locale files."""

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import Any

MARKS = ("book", "ruling", "house")


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    marks: tuple[str, ...]
    numbers: dict[str, int]
    alternative: bool
    see: tuple[str, ...]

    @property
    def chapter(self) -> str:
        return self.id.partition(".")[0]

    @property
    def text_id(self) -> str:
        """The id of the rule's title in the locale files; its text is an attribute of the same message."""
        return "rule-" + self.id.replace(".", "-")


@dataclass(frozen=True, slots=True)
class Rulebook:
    version: int
    chapters: tuple[str, ...]
    rules: tuple[Rule, ...]

    def rule(self, rule_id: str) -> Rule | None:
        wanted = rule_id.strip().upper()
        return next((rule for rule in self.rules if rule.id == wanted), None)

    def number(self, rule_id: str, name: str) -> int:
        found = self.rule(rule_id)
        if found is None:
            raise KeyError(rule_id)
        return found.numbers[name]


def load_rulebook(package: str) -> Rulebook:
    """The rulebook.toml that lies in a game's package."""
    data = tomllib.loads(resources.files(package).joinpath("rulebook.toml").read_text(encoding="utf-8"))
    return Rulebook(
        version=data["version"],
        chapters=tuple(chapter["id"] for chapter in data["chapter"]),
        rules=tuple(_rule(entry) for entry in data["rule"]),
    )


def _rule(entry: dict[str, Any]) -> Rule:
    return Rule(
        id=entry["id"],
        marks=tuple(entry["marks"]),
        numbers=dict(entry.get("numbers", {})),
        alternative=bool(entry.get("alternative", False)),
        see=tuple(entry.get("see", ())),
    )
