"""What a seat remembers of who kept their word, as JSON: a pure function of talk and ledger."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from alcatraz.kernel.game import Json


@dataclass(frozen=True, slots=True)
class Experience:
    """One promise that was kept or broken: by whom, about what, when it was decided, and whether it was to me."""

    promise: int
    seat: int
    what: str
    round: int
    kept: bool
    to_me: bool


def experiences(talk: Sequence[Json], ledger: Sequence[Json], me: int) -> Iterator[Experience]:
    """Every promise of the others that was kept or broken; what was void says nothing about them."""
    said = {statement["id"]: statement for statement in talk}
    for entry in ledger:
        statement = said.get(entry["promise"])
        if statement is None or entry["status"] not in ("kept", "broken") or entry["seat"] == me:
            continue
        decided = entry["decided"]["round"]
        kept = entry["status"] == "kept"
        yield Experience(entry["promise"], entry["seat"], statement["what"], decided, kept, _is_to(statement, said, me))


def _is_to(statement: Json, said: dict[int, Json], me: int) -> bool:
    """Whether a promise was made to this seat: it concerns them, depends on them, or answers them."""
    condition = statement.get("if") or {}
    answered = said.get(statement.get("to", -1), {})
    return me in (statement.get("whom"), condition.get("seat"), answered.get("seat"))


def memory_of(talk: Sequence[Json], ledger: Sequence[Json], me: int) -> Json:
    """By seat, how many promises were kept and broken, and how many of them to me; and when the last was broken."""
    seats: dict[str, Json] = {}
    for each in experiences(talk, ledger, me):
        of_seat = seats.setdefault(str(each.seat), {"kept": 0, "broken": 0, "kept_to_me": 0, "broken_to_me": 0})
        name = "kept" if each.kept else "broken"
        of_seat[name] += 1
        of_seat[name + "_to_me"] += each.to_me
        if not each.kept:
            of_seat["broken_in"] = each.round
    return {"seats": seats}
