"""A game's rulebook as JSON and on paper, in a reader's language, with the rulings of a table if it is for one."""

from dataclasses import asdict
from functools import lru_cache
from typing import Any

from alcatraz.book.contents import Contents, Entry, Passage, played_at, rulebook_contents
from alcatraz.book.examples import WorkedExample
from alcatraz.book.print_page import print_page
from alcatraz.book.rule_text import text
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.game import Json
from alcatraz.kernel.rulebook import MARKS
from alcatraz.locale.texts import Texts, texts

# Headings and short texts of the book that a page shows, by the name it knows them by.
_HEADINGS = ("how", "box", "law", "aid", "advice", "advice-note", "thoughts", "glossary", "credits", "marks")
_TEXTS = ("example", "other", "played", "not-played")
_PAGE_TEXTS = ("contents", "search", "found", "none", "see", "option", "new", "print", "table")
# What the page puts in: a number of rules, what was searched for.
FILL = "#"


def rule_list(bundle: GameBundle, words: Texts, options: Json | None = None) -> Json:
    """Everything that a page shows. `options` are those of the table that the rulebook is opened from."""
    book = _contents(bundle, words, options)
    choosable = _options(bundle)
    return {
        "game": book.game,
        "title": book.title,
        "version": bundle.game.rulebook.version,
        "language": words.language,
        "marks": {mark: words.say(f"mark-{mark}") for mark in MARKS},
        "headings": {
            **{name: words.say(f"book-heading-{name}") for name in _HEADINGS},
            **{name: words.say(f"book-{name}") for name in _TEXTS},
            **{name: words.say(f"book-page-{name}", {"count": FILL, "query": FILL}) for name in _PAGE_TEXTS},
        },
        "aim": book.aim,
        "credits": book.credits,
        "components": book.components,
        "start": None if book.start is None else book.start.json(),
        "steps": _passages(book.steps),
        "aid": [{"title": box.title, "lines": _passages(box.lines)} for box in book.aid],
        "tables": [asdict(table) for table in book.tables],
        "advice": _passages(book.advice),
        "thoughts": _passages(book.thoughts),
        "glossary": _passages(book.glossary),
        "chapters": [{"id": chapter.head.rule.id, **_head(chapter.head, words)} for chapter in book.chapters],
        "rules": [
            _rule(entry, choosable.get(entry.rule.id), words) for chapter in book.chapters for entry in chapter.entries
        ],
    }


def rules_on_paper(bundle: GameBundle, words: Texts, options: Json | None = None) -> str:
    """The same as a document of its own, to print."""
    return print_page([_contents(bundle, words, options)], words)


def _contents(bundle: GameBundle, words: Texts, options: Json | None) -> Contents:
    """Working out the examples takes a while, and most readers want the same few books."""
    if bundle is not BUNDLES.get(bundle.game.id):
        return rulebook_contents(bundle, words)
    if options is None:
        return _kept(bundle.game.id, words.language, None)
    if "edition" in options:
        return rulebook_contents(bundle, words, played_at(bundle, options), options["edition"])
    return _kept(bundle.game.id, words.language, played_at(bundle, options))


@lru_cache(maxsize=32)
def _kept(game: str, language: str, played: frozenset[str] | None) -> Contents:
    return rulebook_contents(BUNDLES[game], texts(language), played)


def _passages(passages: list[Passage]) -> list[Json]:
    return [
        {"title": passage.title, "text": passage.text, "rules": list(passage.rules), "id": passage.id}
        for passage in passages
    ]


def _head(entry: Entry, words: Texts) -> Json:
    """The title; and for a rule, or a chapter with an introduction, its texts."""
    if not entry.parts:
        return {"title": entry.title}
    return {
        "title": entry.title,
        "marks": list(entry.rule.marks),
        "text": text(entry.rule, words),
        "parts": [asdict(part) for part in entry.parts],
        "see": list(entry.rule.see),
        "examples": [_example(example) for example in entry.examples],
    }


def _rule(entry: Entry, option: Json | None, words: Texts) -> Json:
    told: Json = {"id": entry.rule.id, "chapter": entry.rule.chapter, **_head(entry, words)}
    if entry.other is not None:
        told["alternative"] = entry.other.text
        told["other"] = {"played": entry.other.played, "how": entry.other.how, "on_page": entry.other.on_page}
    if option is not None:
        told["option"] = option
    return told


def _example(example: WorkedExample) -> Json:
    return {
        "id": example.id,
        "title": example.title,
        "text": example.text,
        "picture": example.picture.json(),
        "move": example.move,
        "allowed": example.allowed,
        "verdict": example.verdict,
        "answer": example.answer,
        "against": example.against,
    }


def _options(bundle: GameBundle) -> dict[str, Any]:
    """By rule, the option of a table that it can be chosen with: {"id"}, and {"value"} if it is one of several."""
    found: dict[str, Any] = {}
    for option in bundle.lobby:
        if option.rule is not None:
            found[option.rule] = {"id": option.id}
        for choice in option.choices:
            if choice.rule is not None:
                found[choice.rule] = {"id": option.id, "value": choice.value}
    return found
