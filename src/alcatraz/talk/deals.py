"""What a game supplies for deals between players: a vocabulary, sentences, and a judge of kept and broken promises."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message, Term
from alcatraz.talk.statements import Vocabulary

Verdict = Literal["kept", "broken", "void"]


@dataclass(slots=True)
class Expected:
    """A deed that a seat is expected to do or to refrain from, watched since the statement."""

    doer: int
    # The fields of the statement or the condition: what, whom, and what it is about.
    deed: Json
    verdict: Verdict | None = None
    # The round in which it is meant to happen; before it nothing is judged.
    due: int = 0
    watched: bool = False
    # What the game wants to remember about it.
    memory: dict[str, int] = field(default_factory=dict)

    def copy(self) -> "Expected":
        return replace(self, memory=dict(self.memory))


class Scene(Protocol):
    """One match, as far as promises need to know it. Sees events as the authority does, and must not be hasty:
    a verdict may depend only on what everybody knows by now."""

    @property
    def round(self) -> int:
        """The round that goes on now."""
        ...

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        ...

    def copy(self) -> "Scene": ...

    def expect(self, expected: Expected) -> None:
        """Something is expected from now on; if it is out of reach already, that is the verdict."""
        ...

    def see(self, event: Json, expected: Sequence[Expected]) -> None:
        """Something happened: give a verdict on all that it decides."""
        ...


class Talk(Protocol):
    """What a game brings so that people can deal with each other."""

    @property
    def vocabulary(self) -> Vocabulary: ...

    def scene(self, view: Json) -> Scene:
        """A match that begins with this view, of any viewer."""
        ...

    def statement(self, statement: Json) -> Message:
        """A statement that the table keeps, as a sentence of its speaker."""
        ...

    def suggestions(self, view: Json, *, seat: int | None = None, thing: str | None = None) -> list[Json]:
        """Statements that the viewer might say now, the best first, as a speaker sends them.

        With a seat or a thing (a value of the vocabulary) only those that concern it, with both that thing of that
        player. Nothing that is decided already.
        """
        ...

    def replies(self, view: Json, statement: Json) -> list[Json]:
        """What the viewer might answer to a statement that the table keeps: agreeing first, declining last.

        Empty if it is not for them.
        """
        ...


def sentence(statement: Json, talk: Talk | None) -> Message:
    """A statement that the table keeps, as its speaker says it."""
    kind = statement["type"]
    if kind == "say":
        return Message("talk-say", {"text": statement["text"]})
    if kind == "answer" and "because" not in statement and "wording" not in statement:
        return Message("talk-answer", {"yes": "yes" if statement["yes"] else "no", "to": statement["to"]})
    if kind == "accuse" and "wording" not in statement:
        return Message("talk-accuse", {"whom": Term(f"seat-{statement['whom']}"), "about": statement["about"]})
    assert talk is not None, kind
    return talk.statement(statement)


def condition_of(statement: Json, vocabulary: Vocabulary) -> Json | None:
    """On what a promise or a threat depends, with whom it concerns.

    Not named, that is whom the statement concerns; if they should do it themselves, it is the one who speaks.
    """
    condition: Json | None = statement.get("if", statement.get("unless"))
    if condition is None or "whom" in condition:
        return condition
    deed = vocabulary.asks[condition["what"]]
    if deed.whom is None or deed.general:
        return condition
    concerned = statement.get("whom")
    return {**condition, "whom": statement["seat"] if concerned in (None, condition["seat"]) else concerned}
