"""Sentences about one table in one language."""

from collections.abc import Callable

from alcatraz.book.rule_text import text, title
from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts


class TableWords:
    """Events, moves, decisions and rules as sentences. It follows its table: moves are told as they stand there now."""

    def __init__(self, bundle: GameBundle, view: Callable[[int | None], Json], words: Texts) -> None:
        self._bundle = bundle
        self._view = view
        # The titles that this table brings, such as those of the task cards of an edition.
        self._words = words.named(bundle.words.names(view(None), words.language))

    def event(self, event: Json) -> str:
        """What happened, as far as the event tells it."""
        return self._words.tell(self._bundle.words.event(event))

    def move(self, seat: int, move: Json) -> str:
        """What a legal move or a template of a seat does."""
        return self._words.tell(self._bundle.words.move(self._view(seat), move))

    def decision(self, decision: Json) -> str:
        """Which seat must decide, and what."""
        return self._words.tell(self._bundle.words.decision(self._view(decision["seat"]), decision))

    def rule(self, rule_id: str) -> Json | None:
        """A rule of the game as `{"id", "title", "text"}`; None if there is no such rule."""
        rule = self._bundle.game.rulebook.rule(rule_id)
        if rule is None:
            return None
        return {
            "id": rule.id,
            "title": title(rule, self._words),
            "text": text(rule, self._words),
        }
