"""A game's rulebook as JSON, in a reader's language."""

from typing import Any

from alcatraz.kernel.game import Game, Json
from alcatraz.texts import Texts


def rule_list(game: Game[Any], words: Texts) -> Json:
    book = game.rulebook
    rules = [
        {
            "id": rule.id,
            "chapter": rule.chapter,
            "marks": list(rule.marks),
            "title": words.say(rule.text_id, rule.numbers),
            "text": words.say(rule.text_id, rule.numbers, "text"),
            "see": list(rule.see),
        }
        for rule in book.rules
    ]
    return {"game": game.id, "version": book.version, "language": words.language, "rules": rules}
