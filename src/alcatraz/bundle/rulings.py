"""The option `rulings` of a game in words: its choices in the lobby, and what a table plays by its alternative."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from alcatraz.bundle.alternatives import Alternative
from alcatraz.bundle.lobby_options import LobbyChoice, LobbyOption
from alcatraz.bundle.words import Say
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Rulings:
    """The rules that a table of a game may play by their alternative, and where a position says which it plays."""

    alternatives: tuple[str, ...]
    of: Callable[[Json], Sequence[str]]
    put: Callable[[Json, Sequence[str]], Json]

    def other(self, played: Sequence[str], rule: str) -> list[str]:
        """The rulings of a table that reads this one rule the other way."""
        return [each for each in self.alternatives if (each in played) != (each == rule)]

    def each(self) -> tuple[Alternative, ...]:
        return tuple(map(self._alternative, self.alternatives))

    def _alternative(self, rule: str) -> Alternative:
        return Alternative(
            rule,
            is_played=lambda position: rule in self.of(position),
            toggled=lambda position: self.put(position, self.other(self.of(position), rule)),
        )


def rulings_option(game: str, alternatives: Sequence[str]) -> LobbyOption:
    """One choice per rule that a table may play by its alternative; none is the default."""
    return LobbyOption("rulings", tuple(_choice(game, rule) for rule in alternatives), default=[], many=True)


def _choice(game: str, rule: str) -> LobbyChoice:
    text = _text_id(game, rule)
    return LobbyChoice(rule, Message(text), Message(text + "-text"), rule)


def _text_id(game: str, rule: str) -> str:
    return f"lobby-{game}-ruling-{rule.replace('.', '-')}"


def rulings_facts(game: str, rulings: Sequence[str], say: Say) -> list[Json]:
    """What a guide says about the alternatives in force at a table: the rule, and two sentences."""
    return [
        {
            "rule": rule,
            "title": say(Message("table-plays-alternative", {"rule": rule})),
            "text": say(Message(_text_id(game, rule) + "-text")),
        }
        for rule in rulings
    ]
