"""The list of a game's rules: ids, marks and numbers. The words are in the locale files."""

import tomllib
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

# Where a text comes from: the printed rules, one translation of them, our decision, a value that we set.
MARKS = ("book", "translation", "ruling", "house")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule, or the introduction of a chapter."""

    id: str
    # The first is that of the text; each other mark has a text of its own, an attribute with its name.
    marks: tuple[str, ...] = ()
    # What its texts are told: numbers, and letters of columns.
    numbers: dict[str, int | str] = field(default_factory=dict)
    alternative: bool = False
    see: tuple[str, ...] = ()

    @property
    def chapter(self) -> str:
        return self.id.partition(".")[0]

    @property
    def text_id(self) -> str:
        """The id of the rule's title in the locale files; its texts are attributes of the same message."""
        kind = "rule" if "." in self.id else "chapter"
        return f"{kind}-{self.id.replace('.', '-')}"


@dataclass(frozen=True, slots=True)
class Rulebook:
    version: int
    # A chapter with marks has an introduction, which counts as a rule does.
    chapters: tuple[Rule, ...]
    rules: tuple[Rule, ...]

    def rule(self, rule_id: str) -> Rule | None:
        wanted = rule_id.strip().upper()
        return next((rule for rule in self.rules if rule.id == wanted), None)

    def chapter(self, chapter_id: str) -> Rule | None:
        wanted = chapter_id.strip().upper()
        return next((chapter for chapter in self.chapters if chapter.id == wanted), None)

    def number(self, rule_id: str, name: str) -> int:
        found = self.rule(rule_id)
        if found is None:
            raise KeyError(rule_id)
        return int(found.numbers[name])


def load_rulebook(package: str) -> Rulebook:
    """The rulebook.toml that lies in a game's package."""
    data = tomllib.loads(resources.files(package).joinpath("rulebook.toml").read_text(encoding="utf-8"))
    return Rulebook(
        version=data["version"],
        chapters=tuple(_rule(entry) for entry in data["chapter"]),
        rules=tuple(_rule(entry) for entry in data["rule"]),
    )


def _rule(entry: dict[str, Any]) -> Rule:
    return Rule(
        id=entry["id"],
        marks=tuple(entry.get("marks", ())),
        numbers=dict(entry.get("numbers", {})),
        alternative=bool(entry.get("alternative", False)),
        see=tuple(entry.get("see", ())),
    )
