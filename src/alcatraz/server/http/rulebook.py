"""A game's rulebook as JSON, in a reader's language: chapters, rules, where each comes from, what else there is."""

from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.game import Json
from alcatraz.kernel.rulebook import MARKS, Rule
from alcatraz.locale.texts import Texts


def rule_list(bundle: GameBundle, words: Texts) -> Json:
    game, book = bundle.game, bundle.game.rulebook
    options = _options(bundle)
    return {
        "game": game.id,
        "title": words.say_or(f"game-{game.id}", game.id),
        "version": book.version,
        "language": words.language,
        "marks": {mark: words.say(f"mark-{mark}") for mark in MARKS},
        "chapters": [
            {"id": chapter, "title": words.say_or(f"chapter-{chapter}", chapter)} for chapter in book.chapters
        ],
        "rules": [_rule(rule, options.get(rule.id), words) for rule in book.rules],
    }


def _rule(rule: Rule, option: Json | None, words: Texts) -> Json:
    told: Json = {
        "id": rule.id,
        "chapter": rule.chapter,
        "marks": list(rule.marks),
        "title": words.say_or(rule.text_id, rule.id, rule.numbers),
        "text": words.say_or(rule.text_id, "", rule.numbers, "text"),
        "see": list(rule.see),
    }
    if rule.alternative:
        told["alternative"] = words.say_or(rule.text_id, "", rule.numbers, "alternative")
    if option is not None:
        told["option"] = option
    return told


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
