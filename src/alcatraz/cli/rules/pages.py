"""Rules as lines to read: in lists, and one by one with everything that is known about it."""

import unicodedata
from difflib import get_close_matches

from alcatraz.book.contents import OtherReading, other_reading
from alcatraz.book.rule_text import Part, parts, rule_or_chapter, text, title
from alcatraz.bundle.drawing import StyledLine
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.registry import BUNDLES, GAMES
from alcatraz.kernel.rulebook import Rule
from alcatraz.locale.texts import Texts

# By how firm the ground is: printed, printed in one translation, decided, set by us.
MARK_SIGNS = {"book": "●", "translation": "◕", "ruling": "◐", "house": "○"}


def all_rules(game: str | None = None) -> list[Rule]:
    return [rule for name, each in GAMES.items() if game in (None, name) for rule in each.rulebook.rules]


def find_rule(rule_id: str) -> Rule | None:
    return next((rule for rule in all_rules() if rule.id == rule_id.strip().upper()), None)


def find_chapter(chapter_id: str) -> Rule | None:
    return next((found for each in GAMES.values() if (found := each.rulebook.chapter(chapter_id))), None)


def chapter_rules(chapter: str) -> list[Rule]:
    return [rule for rule in all_rules() if rule.chapter == chapter.strip().upper()]


def close_ids(rule_id: str) -> list[str]:
    """Ids similar to the one typed."""
    return get_close_matches(rule_id.strip().upper(), [rule.id for rule in all_rules()], n=5, cutoff=0.6)


def plain(words: str) -> str:
    """Without case and accents, so that a search ignores them."""
    split = unicodedata.normalize("NFKD", words.replace("’", "'").casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def search(word: str, rules: list[Rule], words: Texts) -> list[Rule]:
    return [rule for rule in rules if plain(word) in plain(f"{title(rule, words)}\n{text(rule, words)}")]


def rule_line(rule: Rule, words: Texts) -> StyledLine:
    signs = "".join(MARK_SIGNS[mark] for mark in rule.marks)
    return [(f"  {rule.id:<8}", "bold"), (f"{signs:<4}", "dim"), (title(rule, words), "")]


def rule_page(rule: Rule, words: Texts, played: frozenset[str] | None = None) -> list[StyledLine]:
    """One rule in full. `played`: the rules that a table plays by their alternative, if there is a table."""
    lines: list[StyledLine] = [
        [(rule.id, "title"), ("  ", ""), (title(rule, words), "bold")],
        *part_lines(parts(rule, words), words),
    ]
    other = other_reading(bundle_of(rule), rule, words, played)
    if other is not None:
        lines += other_lines(other, words)
    related = [found for other in rule.see if (found := _referred(other)) is not None]
    if related:
        lines.append([(words.say("cli-rules-see") + " – ", "dim"), (_titles(related, words), "")])
    return lines


def part_lines(texts: list[Part], words: Texts, *, short: bool = False) -> list[StyledLine]:
    """Each text behind the mark that says where it comes from; `short` leaves that to a legend elsewhere."""
    lines: list[StyledLine] = []
    for part in texts:
        sign = f"{MARK_SIGNS[part.mark]} "
        if not short:
            lines.append([(sign + words.say("mark-" + part.mark), "dim")])
        lines.append([(sign if short else "  ", "dim"), (part.text, "")])
    return lines


def other_lines(other: OtherReading, words: Texts) -> list[StyledLine]:
    """The alternative, whether the table plays it, and how to choose it."""
    lines: list[StyledLine] = [[(words.say("book-other") + " – ", "dim"), (other.text, "")]]
    if other.played is not None:
        style = "bold" if other.played else "dim"
        lines.append([("  ", ""), (words.say("book-played" if other.played else "book-not-played"), style)])
    if not other.played:
        lines.append([("  ", ""), (other.how, "dim")])
    return lines


def bundle_of(rule: Rule) -> GameBundle:
    """The game whose rule or chapter it is."""
    return next(each for each in BUNDLES.values() if rule_or_chapter(each.game.rulebook, rule.id) is not None)


def _referred(rule_id: str) -> Rule | None:
    return next((found for each in GAMES.values() if (found := rule_or_chapter(each.rulebook, rule_id))), None)


def _titles(rules: list[Rule], words: Texts) -> str:
    return " · ".join(f"{rule.id} {title(rule, words)}" for rule in rules)
