"""Free text of people: understood if it equals a ready sentence in one of the languages, whatever its punctuation."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Final

from alcatraz.games.scapegoat.model.components import ITEMS, LOCATIONS
from alcatraz.games.scapegoat.suggestions import Moment, suggestions
from alcatraz.games.scapegoat.vocabulary import VOCABULARY
from alcatraz.games.scapegoat.words.promises import statement_message
from alcatraz.kernel.game import Json
from alcatraz.locale.texts import languages, texts
from alcatraz.talk.deals import condition_of
from alcatraz.talk.heard import Heard
from alcatraz.talk.statements import Deed, spoken

_CASH: Final = 3


def with_free_text(view: Json, heard: Heard) -> Heard:
    """What was heard, with the free text of people in this round in place of the ready sentences that it equals."""
    texts_of_people = any(_is_text_of_person(said, view, heard) for said in heard.talk)
    if not texts_of_people:
        return heard
    talk = [_understood(said, view) if _is_text_of_person(said, view, heard) else said for said in heard.talk]
    return replace(heard, talk=talk)


def _is_text_of_person(said: Json, view: Json, heard: Heard) -> bool:
    return said["type"] == "say" and said["seat"] in heard.people and said["round"] == view["round"]


def _understood(said: Json, view: Json) -> Json:
    """The same statement as a ready sentence; as it was if it equals none."""
    wanted = plain(said["text"])
    speaker = said["seat"]
    seen = {**view, "you": speaker}
    fitting = (*suggestions(seen), *(each for seat in Moment(seen).others for each in suggestions(seen, seat=seat)))
    for statement in (*fitting, *_plain_statements(speaker, len(view["players"]))):
        kept = spoken(statement, number=said["id"], seat=speaker, round_number=said["round"], after=said.get("after"))
        if wanted in _sentences(_Spoken(kept)):
            return kept
    return said


def plain(text: str) -> str:
    """Letters and digits, in words: capitals, accents of typography and full stops say nothing."""
    letters = "".join(letter if letter.isalnum() else " " for letter in text.casefold())
    return " ".join(letters.split())


class _Spoken:
    """A statement that is compared by what it says."""

    __slots__ = ("said", "statement")

    def __init__(self, statement: Json) -> None:
        self.statement = statement
        self.said = repr([(name, value) for name, value in statement.items() if name not in ("id", "round", "after")])

    def __hash__(self) -> int:
        return hash(self.said)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Spoken) and other.said == self.said


@lru_cache(maxsize=4096)
def _sentences(spoken_: _Spoken) -> frozenset[str]:
    statement = spoken_.statement
    message = statement_message(statement, condition_of(statement, VOCABULARY))
    return frozenset(plain(texts(language).tell(message)) for language in languages())


def _plain_statements(speaker: int, players: int) -> Iterator[Json]:
    """What can be said without a condition: proposals, promises, requests and questions."""
    others = [seat for seat in range(players) if seat != speaker]
    for seat in range(players):
        yield {"type": "propose_vote", "for": seat}
    for what, deed in VOCABULARY.promises.items():
        for fields in _fields(deed, range(players), speaker):
            yield {"type": "promise", "what": what, **fields}
    for asked in others:
        for what in VOCABULARY.questions:
            yield {"type": "ask", "of": asked, "what": what}
        for what, deed in VOCABULARY.asks.items():
            if deed.whom == "other":
                yield from ({"type": "ask", "of": asked, "what": what, **about} for about in _about(deed))
            for fields in _fields(deed, range(players), asked):
                yield {"type": "ask", "of": asked, "what": what, **fields}


def _fields(deed: Deed, seats: range, doer: int) -> Iterator[Json]:
    whom: list[Json] = [{}] if deed.whom is None else []
    if deed.whom is not None:
        whom = [{"seat": seat} for seat in seats if deed.whom == "anyone" or seat != doer]
    for each in whom:
        for about in _about(deed):
            yield {**each, **about}


def _about(deed: Deed) -> Iterator[Json]:
    if not deed.about:
        yield {}
    if "item" in deed.about:
        yield from ({"item": item} for item in ITEMS)
    if "cash" in deed.about:
        yield from ({"cash": number} for number in range(1, _CASH + 1))
    if "location" in deed.about:
        yield from ({"location": place} for place in LOCATIONS)
