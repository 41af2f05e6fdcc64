"""Everything that happened in a recorded match, in order: its moves, what was said between them, and its end.

The number of a happening is its place in this list, counted from 1. Statements have numbers of their own at the table
where they were made; here they are numbered anew, and what refers to them follows.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from alcatraz.kernel.game import Json
from alcatraz.records.film import Film
from alcatraz.talk.statements import SMALL_TALK, as_sent, check_statement

# The fields in which a statement names another one.
_REFERENCES: Final = ("to", "about")


@dataclass(frozen=True, slots=True)
class Happening:
    # As in the messages of a server: {"type": "moved", "seat", "by"}, {"type": "said", "statement"}, …
    what: Json
    # How many moves have been played, this one included.
    moves: int
    # The number of the entry in the log of the table where it happened, if that is known.
    entry: int = 0


def of_record(film: Film, round_of: Callable[[Any], int] | None) -> list[Happening]:
    """The happenings of a record; statements that do not say when they were made come when their round begins."""
    said: dict[int, list[Json]] = {}
    for statement in film.table.talk:
        if not _makes_sense(film, statement):
            continue
        said.setdefault(_moves_before(film, statement, round_of), []).append(statement)
    found = [Happening({"type": "said", "statement": each}, 0) for each in said.get(0, ())]
    for number, (seat, _) in enumerate(film.table.moves, start=1):
        by = "bot" if film.is_bot(seat) else "player"
        found.append(Happening({"type": "moved", "seat": seat, "by": by}, number))
        found += [Happening({"type": "said", "statement": each}, number) for each in said.get(number, ())]
    if film.outcome is not None:
        found.append(Happening({"type": "finished"}, film.last))
    return _numbered(found)


def of_log(lines: Iterable[tuple[int, Json]]) -> list[Happening]:
    """The happenings of a table's log, from which moves that were taken back have been left out."""
    found: list[Happening] = []
    moves = 0
    for entry, what in lines:
        moves += what["type"] == "moved"
        found.append(Happening(what, moves, entry))
    return _numbered(found)


def _makes_sense(film: Film, statement: Json) -> bool:
    """A record keeps whatever was said; what this game knows no words for cannot be told."""
    talk = film.bundle.talk
    vocabulary = SMALL_TALK if talk is None else talk.vocabulary
    return not check_statement(as_sent(statement), film.table.players, vocabulary, speaker=statement["seat"])


def _moves_before(film: Film, statement: Json, round_of: Callable[[Any], int] | None) -> int:
    after = statement.get("after")
    if isinstance(after, int):
        return max(0, min(after, film.last))
    said_in = statement.get("round")
    if round_of is None or said_in is None:
        return 0
    return next((number for number in range(film.last + 1) if round_of(film.state(number)) >= said_in), film.last)


def _numbered(found: Sequence[Happening]) -> list[Happening]:
    numbers = {each.what["statement"]["id"]: number for number, each in enumerate(found, 1) if _is_said(each)}
    return [_renumbered(each, number, numbers) if _is_said(each) else each for number, each in enumerate(found, 1)]


def _is_said(happening: Happening) -> bool:
    return bool(happening.what["type"] == "said")


def _renumbered(happening: Happening, number: int, numbers: dict[Any, int]) -> Happening:
    statement = {**happening.what["statement"], "id": number}
    for field in _REFERENCES:
        if isinstance(known := statement.get(field), int):
            statement[field] = numbers.get(known, 0)
    return Happening({**happening.what, "statement": statement}, happening.moves, happening.entry)
