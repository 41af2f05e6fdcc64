"""A rule in words: its title, its texts by where each comes from, its alternative."""

from dataclasses import dataclass

from alcatraz.kernel.rulebook import Rule, Rulebook
from alcatraz.locale.texts import Texts


@dataclass(frozen=True, slots=True)
class Part:
    """A text with the mark that says where it comes from."""

    mark: str
    text: str


def title(rule: Rule, words: Texts) -> str:
    return words.say_or(rule.text_id, rule.id, rule.numbers)


def parts(rule: Rule, words: Texts) -> list[Part]:
    """One text per mark, in the order of the marks; none for a chapter without an introduction."""
    return [
        Part(mark, words.say_or(rule.text_id, "", rule.numbers, mark if number else "text"))
        for number, mark in enumerate(rule.marks)
    ]


def text(rule: Rule, words: Texts) -> str:
    """All of it as one text; where the source changes, the new one is named in brackets."""
    first, *others = parts(rule, words) or [Part("", "")]
    return " ".join([first.text, *(f"[{words.say('mark-' + part.mark)}] {part.text}" for part in others)])


def alternative(rule: Rule, words: Texts) -> str | None:
    """The reading that a table may prefer, if there is one."""
    return words.say_or(rule.text_id, "", rule.numbers, "alternative") if rule.alternative else None


def rule_or_chapter(rulebook: Rulebook, rule_id: str) -> Rule | None:
    """A rule may refer to another or to a chapter with an introduction."""
    return rulebook.rule(rule_id) or rulebook.chapter(rule_id)
