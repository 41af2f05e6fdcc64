"""Names of pieces as messages, from the public ids that views, moves and events carry."""

from collections.abc import Callable, Iterable
from typing import Any

from alcatraz.kernel.message import Arg, Message, Term, all_of

# What a text gets in place of an absent, empty or hidden value.
NONE = "none"


def place(name: str) -> Term:
    return Term("location-" + name.replace("_", "-"))


def goods(name: str) -> Term:
    """An item, or Cash."""
    return Term("cash" if name == "cash" else "item-" + name)


def card(name: str) -> Term:
    return Term("card-" + name.replace("_", "-"))


def seat(number: int) -> Term:
    return Term(f"seat-{number}")


def players(seats: Iterable[int]) -> Arg:
    """As a sentence names them; the text for nothing if there is nobody."""
    named = [seat(each) for each in seats]
    return all_of(named) if named else NONE


def task(value: Any) -> Term | Message:
    """The title of a task card; a card that a position describes by hand has none and is named by its element."""
    if isinstance(value, str):
        return Term(task_text(value))
    return Message("scapegoat-task-untitled", {"element": value["element"]})


def task_text(task_id: str) -> str:
    """The id under which a table brings the title of a task card."""
    return "task-" + task_id.replace("_", "-")


def function(name: str, *, gold: bool) -> Term:
    return Term(f"function-{name.replace('_', '-')}-{'gold' if gold else 'silver'}")


def listed(names: Iterable[Arg]) -> Arg:
    """Several names; the text for nothing if there is none."""
    return tuple(names) or NONE


def several(of: Callable[[Any], Arg]) -> Callable[[Any], Arg]:
    """The names of a list, from the name of one."""
    return lambda values: listed(of(value) for value in values)
