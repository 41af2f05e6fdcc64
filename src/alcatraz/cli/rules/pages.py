"""Rules as lines to read: in lists, and one by one with everything that is known about it."""

import unicodedata
from difflib import get_close_matches

from alcatraz.bundle.drawing import StyledLine
from alcatraz.games.registry import GAMES
from alcatraz.kernel.rulebook import Rule
from alcatraz.locale.texts import Texts

# By how firm the ground is: printed, decided, set by us.
MARK_SIGNS = {"book": "●", "ruling": "◐", "house": "○"}


def all_rules(game: str | None = None) -> list[Rule]:
    return [rule for name, each in GAMES.items() if game in (None, name) for rule in each.rulebook.rules]


def find_rule(rule_id: str) -> Rule | None:
    return next((rule for rule in all_rules() if rule.id == rule_id.strip().upper()), None)


def chapter_rules(chapter: str) -> list[Rule]:
    return [rule for rule in all_rules() if rule.chapter == chapter.strip().upper()]


def close_ids(rule_id: str) -> list[str]:
    """Ids similar to the one typed."""
    return get_close_matches(rule_id.strip().upper(), [rule.id for rule in all_rules()], n=5, cutoff=0.6)


def plain(words: str) -> str:
    """Without case and accents, so that a search ignores them."""
    split = unicodedata.normalize("NFKD", words.replace("’", "'").casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def title(rule: Rule, words: Texts) -> str:
    return words.say_or(rule.text_id, rule.id, rule.numbers)


def text(rule: Rule, words: Texts) -> str:
    return words.say_or(rule.text_id, "", rule.numbers, "text")


def search(word: str, rules: list[Rule], words: Texts) -> list[Rule]:
    return [rule for rule in rules if plain(word) in plain(f"{title(rule, words)}\n{text(rule, words)}")]


def rule_line(rule: Rule, words: Texts) -> StyledLine:
    signs = "".join(MARK_SIGNS[mark] for mark in rule.marks)
    return [(f"  {rule.id:<8}", "bold"), (f"{signs:<4}", "dim"), (title(rule, words), "")]


def rule_page(rule: Rule, words: Texts) -> list[StyledLine]:
    """One rule in full."""
    marks = " · ".join(f"{MARK_SIGNS[mark]} {words.say('mark-' + mark)}" for mark in rule.marks)
    lines: list[StyledLine] = [
        [(rule.id, "title"), ("  ", ""), (title(rule, words), "bold")],
        [(marks, "dim")],
        [(text(rule, words), "")],
    ]
    if rule.alternative:
        another = words.say_or(rule.text_id, "", rule.numbers, "alternative")
        lines.append([(words.say("cli-rules-alternative") + " – ", "dim"), (another, "")])
    related = [found for other in rule.see if (found := find_rule(other)) is not None]
    if related:
        lines.append([(words.say("cli-rules-see") + " – ", "dim"), (_titles(related, words), "")])
    return lines


def _titles(rules: list[Rule], words: Texts) -> str:
    return " · ".join(f"{rule.id} {title(rule, words)}" for rule in rules)
