"""Statements: what players can say besides moves, and checks that a statement is well formed. None is binding.

Which deeds can be promised, asked for or threatened with, and the names of things, come from the game's vocabulary.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal
from unicodedata import category

from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message
from alcatraz.kernel.notation.fields import Fields, echo, is_integer

LONGEST_TEXT: Final = 500
MOST_ID: Final = 2**53 - 1
# What a table adds to a statement.
_OF_THE_TABLE: Final = ("id", "seat", "round", "after")
# A speaker may say the same thing in other words; which ones each language has is its own affair.
MOST_WORDINGS: Final = 10
# Embeddings, overrides and isolates: what follows them is shown in another order than it was written.
_DIRECTION_MARKS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that a player can do or leave undone, by the fields that tell it."""

    # Whom it concerns: anyone at the table, or another player than the one who does it; `general` ones need not say.
    whom: Literal["anyone", "other"] | None = None
    general: bool = False
    # The fields that say what it is about; exactly one of them is given. Their values are in the vocabulary.
    about: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What a game gives people to talk about. Empty: they can say, answer and accuse."""

    # Types of statement that propose a player to everybody, in the field `for`.
    proposals: tuple[str, ...] = ()
    promises: Mapping[str, Deed] = field(default_factory=dict)
    asks: Mapping[str, Deed] = field(default_factory=dict)
    threats: Mapping[str, Deed] = field(default_factory=dict)
    # Why a player says no to what another one offered.
    reasons: Mapping[str, Deed] = field(default_factory=dict)
    # What one asks to be told, not done: nobody is judged by it, so nothing can depend on it.
    questions: Mapping[str, Deed] = field(default_factory=dict)
    # Why somebody says or does something: in `because`.
    causes: Mapping[str, Deed] = field(default_factory=dict)
    # In which round something is meant to happen: the one that goes on (what is meant without it), the next …
    terms: tuple[str, ...] = ()
    # The values of the fields that deeds are about: ids, or the numbers from the first to the last of a range.
    values: Mapping[str, tuple[str, ...] | range] = field(default_factory=dict)

    @property
    def types(self) -> tuple[str, ...]:
        """The types of statement that make sense in this game."""
        deeds = {"promise": self.promises, "ask": self.asks, "threat": self.threats, "reason": self.reasons}
        named = [*(name for name, known in deeds.items() if known), *(("explain",) if self.causes else ())]
        return ("say", *self.proposals, *named, "answer", "accuse", *(("thank",) if self.promises else ()))

    def rounds_ahead(self, deed: Json) -> int:
        """How many rounds after the one in which it is said a deed is meant to happen."""
        return self.terms.index(deed["term"]) if "term" in deed else 0


# For tables where no game is going on, and for games without deals.
SMALL_TALK: Final = Vocabulary()


def check_statement(
    statement: Json,
    players: int,
    vocabulary: Vocabulary,
    *,
    speaker: int | None = None,
    said: Sequence[Json] | None = None,
) -> list[Message]:
    """Everything that is wrong with a statement as its speaker sent it; what was said before, if it matters."""
    fields = Fields(statement)
    kind = vocabulary.types[fields.choice("type", vocabulary.types)]
    if not fields.problems:
        _Reader(fields, players, vocabulary, speaker, said).read(kind)
        fields.finish()
    return fields.problems


def spoken(statement: Json, *, number: int, seat: int, round_number: int | None, after: int | None = None) -> Json:
    """A statement as the table keeps it: with its id, its speaker, the round, and how many moves came before.

    `seat` is now the speaker; the player that a promise, a threat, an ask or an accusation concerns is `whom`.
    """
    words = {name: value for name, value in statement.items() if name != "seat"}
    concerned = {"whom": statement["seat"]} if "seat" in statement else {}
    moves = {} if after is None else {"after": after}
    return {"id": number, "seat": seat, "round": round_number, **moves, **words, **concerned}


def as_sent(statement: Json) -> Json:
    """What its speaker sent: the opposite of `spoken`."""
    words = {name: value for name, value in statement.items() if name not in _OF_THE_TABLE}
    return {**words, "seat": words.pop("whom")} if "whom" in words else words


def check_text(fields: Fields) -> None:
    """The words that were said."""
    text, name = fields.raw("text"), fields.name("text")
    if not isinstance(text, str):
        fields.problem("json-not-a-text", name, got=echo(text))
    elif not text.strip() or len(text) > LONGEST_TEXT:
        fields.problem("talk-text-length", name, most=LONGEST_TEXT, got=len(text))
    elif steers_terminals(text.replace("\n", "")):
        fields.problem("talk-control-characters", name)


def steers_terminals(text: str) -> bool:
    """Whether it has control characters or marks that turn the direction of the text around them."""
    return any(category(letter) in ("Cc", "Cs") or letter in _DIRECTION_MARKS for letter in text)


class _Reader:
    """Reads the fields of one statement, whatever its type."""

    def __init__(
        self, fields: Fields, players: int, vocabulary: Vocabulary, speaker: int | None, said: Sequence[Json] | None
    ) -> None:
        self.fields = fields
        self.players = players
        self.vocabulary = vocabulary
        self.speaker = speaker
        self.said = said

    def read(self, kind: str) -> None:
        if kind in self.vocabulary.proposals:
            self._player(self.fields, "for")
            self._in_reply()
            self._because()
        else:
            getattr(self, "_" + kind)()
        if "wording" in self.fields.data and kind != "say":
            self.fields.integer("wording", 0, MOST_WORDINGS - 1)

    # -- one method per type -----------------------------------------------------------------------

    def _say(self) -> None:
        check_text(self.fields)

    def _promise(self) -> None:
        self._deed(self.fields, self.vocabulary.promises, "seat", self.speaker)
        self._term(self.fields)
        self._condition("if")
        self._in_reply()
        self._because()

    def _ask(self) -> None:
        asked = self._player(self.fields, "of", but=self.speaker)
        # Without a name it concerns the one who asks.
        known = {**self.vocabulary.asks, **self.vocabulary.questions}
        self._deed(self.fields, known, "seat", asked, optional=("other",))
        if self.fields.data.get("what") not in self.vocabulary.questions:
            self._term(self.fields)
        self._in_reply()
        self._because()

    def _threat(self) -> None:
        self._deed(self.fields, self.vocabulary.threats, "seat", self.speaker)
        self._condition("unless")
        self._in_reply()
        self._because()

    def _explain(self) -> None:
        self._in_reply()
        self._because(optional=False)

    def _reason(self) -> None:
        self._deed(self.fields, self.vocabulary.reasons, "seat", self.speaker)

    def _answer(self) -> None:
        self._earlier("to")
        if not isinstance(yes := self.fields.raw("yes"), bool):
            self.fields.problem("json-not-a-boolean", "yes", got=echo(yes))
        self._because()

    def _thank(self) -> None:
        self._accuse()

    def _accuse(self) -> None:
        accused = self._player(self.fields, "seat", but=self.speaker)
        about = self._earlier("about")
        if about is not None and accused is not None and about["seat"] != accused:
            self.fields.problem("talk-not-their-statement", "about")

    # -- parts -------------------------------------------------------------------------------------

    def _condition(self, name: str) -> None:
        """What another player does or leaves; not named, it concerns the same player, or the one who speaks."""
        if not isinstance(condition := self.fields.raw(name, {}), dict):
            self.fields.problem("json-not-an-object", name, got=echo(condition))
        elif name in self.fields.data:
            fields = self.fields.child(name)
            doer = self._player(fields, "seat", but=self.speaker)
            self._deed(fields, self.vocabulary.asks, "whom", doer, optional=("other", "anyone"))
            self._term(fields)
            fields.finish()

    def _term(self, fields: Fields) -> None:
        """When it is meant to happen."""
        if "term" in fields.data and self.vocabulary.terms:
            fields.choice("term", self.vocabulary.terms)

    def _in_reply(self) -> None:
        """The statement that this one answers, if it answers one: an agreement, or another offer."""
        if "to" in self.fields.data:
            self._earlier("to")

    def _because(self, *, optional: bool = True) -> None:
        if not self.vocabulary.causes or (optional and "because" not in self.fields.data):
            return
        if not isinstance(reason := self.fields.raw("because"), dict):
            self.fields.problem("json-not-an-object", "because", got=echo(reason))
        else:
            fields = self.fields.child("because")
            self._deed(fields, self.vocabulary.causes, "whom", None)
            fields.finish()

    def _deed(
        self, fields: Fields, deeds: Mapping[str, Deed], whom: str, doer: int | None, optional: tuple[str, ...] = ()
    ) -> None:
        before = len(fields.problems)
        deed = list(deeds.values())[fields.choice("what", tuple(deeds))]
        if len(fields.problems) > before:
            # Unknown type: its fields cannot be checked.
            for name in (whom, *self.vocabulary.values):
                fields.raw(name, None)
            return
        if deed.whom is not None and (whom in fields.data or not (deed.general or deed.whom in optional)):
            self._player(fields, whom, but=doer if deed.whom == "other" else None)
        if deed.about:
            self._value(fields, deed.about)

    def _value(self, fields: Fields, names: tuple[str, ...]) -> None:
        """One of these fields; if none is there, the first one is missed."""
        given = [name for name in names if name in fields.data] or [names[0]]
        if len(given) > 1:
            for name in given:
                fields.raw(name)
            fields.problem("talk-only-one", fields.name(given[-1]), allowed=names)
            return
        values = self.vocabulary.values[given[0]]
        if isinstance(values, range):
            fields.integer(given[0], values[0], values[-1])
        else:
            fields.choice(given[0], values)

    def _player(self, fields: Fields, name: str, but: int | None = None) -> int | None:
        """The number of a player; None if there is no such player."""
        before = len(fields.problems)
        seat = fields.integer(name, 0, self.players - 1)
        if len(fields.problems) > before:
            return None
        if seat == but:
            fields.problem("talk-not-oneself", fields.name(name))
        return seat

    def _earlier(self, name: str) -> Json | None:
        """The statement that this one is about, if what was said is known."""
        number: Any = self.fields.raw(name)
        if not is_integer(number) or not 0 <= number <= MOST_ID:
            if name in self.fields.data:
                self.fields.problem("json-not-an-integer", name, low=0, high=MOST_ID, got=echo(number))
            return None
        if self.said is None:
            return None
        found = next((statement for statement in self.said if statement["id"] == number), None)
        if found is None:
            self.fields.problem("talk-no-such-statement", name, got=number)
        return found
