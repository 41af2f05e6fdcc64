"""When a bot speaks: at the start of a negotiation, when it is addressed, after a promise was decided, at the end.

Occasions are worked out from what was heard. One that was used is known by what the seat said, so that a table that is
loaded again does not hear the same thing twice; one on which the seat kept silent comes again: the caller remembers it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from alcatraz.kernel.game import Json

OPENING, ASKED, BREACH, KEPT, REVEALED, OVER = "opening", "asked", "breach", "kept", "revealed", "over"
# In one round: what is said unasked, and how often others are answered.
MOST_UNASKED: Final = 4
MOST_ANSWERS: Final = 8


@dataclass(frozen=True, slots=True)
class Occasion:
    kind: str
    # The statement or promise that it is about; the round at an opening.
    about: int = 0


def occasions(
    me: int,
    round_number: int,
    talk: Sequence[Json],
    ledger: Sequence[Json],
    *,
    opening: bool,
    over: bool,
    people: frozenset[int] = frozenset(),
    enough: bool = False,
) -> Iterator[Occasion]:
    """What this seat might speak about now, the most urgent first.

    `opening`: a negotiation goes on; `enough`: the people have heard enough of it.
    """
    mine = [said for said in talk if said["seat"] == me]
    now = [said for said in mine if said["round"] == round_number]
    unasked = sum("to" not in said for said in now)
    if len(now) - unasked < MOST_ANSWERS:
        answered = {said["to"] for said in mine if "to" in said}
        for said in talk:
            if said["round"] == round_number and said["id"] not in answered and addresses(said, me, people):
                yield Occasion(ASKED, said["id"])
    if over:
        yield Occasion(OVER)
        return
    if unasked >= MOST_UNASKED or enough:
        return
    if opening and not any(_opens(said) for said in now):
        yield Occasion(OPENING, round_number)
    mentioned = {said["about"] for said in mine if "about" in said}
    for entry in ledger:
        fresh = entry["status"] in ("kept", "broken") and round_number - entry["decided"]["round"] <= 1
        if fresh and entry["seat"] != me and entry["promise"] not in mentioned:
            yield Occasion(BREACH if entry["status"] == "broken" else KEPT, entry["promise"])
    if not opening and not any(said["type"] == "explain" for said in now):
        yield Occasion(REVEALED, round_number)


def addresses(statement: Json, me: int, people: frozenset[int] = frozenset()) -> bool:
    """Whether a statement wants an answer of this seat: what a person says to everybody does, what a bot says not."""
    kind, speaker = statement["type"], statement["seat"]
    if speaker == me:
        return False
    if kind == "ask":
        return bool(statement["of"] == me)
    if kind == "accuse":
        return bool(statement["whom"] == me)
    if kind in ("answer", "thank", "explain"):
        return False
    condition = statement.get("if", statement.get("unless"))
    if condition is not None:
        return bool(condition["seat"] == me)
    if kind in ("promise", "threat"):
        return False
    return speaker in people


def _opens(statement: Json) -> bool:
    return "to" not in statement and statement["type"] not in ("accuse", "thank", "explain", "say")
