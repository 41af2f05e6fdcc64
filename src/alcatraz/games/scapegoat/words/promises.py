"""What prisoners say to each other, as messages: promises, asks, threats and what they depend on."""

from typing import Final

from alcatraz.games.scapegoat.words import terms
from alcatraz.games.scapegoat.words.terms import NONE
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message

# In place of a player who is not named: the one who speaks.
_ME: Final = "me"


def statement_message(statement: Json, condition: Json | None) -> Message:
    """A sentence that the speaker says; names stand for everybody but themselves."""
    kind = statement["type"]
    if kind == "propose_vote":
        return Message("talk-propose-vote", {"for": _player(statement["for"], statement["seat"])})
    args: dict[str, Arg] = {
        **_deed_args(statement, statement["seat"]),
        "condition": _condition(condition, statement["seat"]),
    }
    if kind == "ask":
        args["of"] = terms.seat(statement["of"])
    return Message(f"talk-{kind}-{statement['what'].replace('_', '-')}", args)


def _condition(condition: Json | None, speaker: int) -> Arg:
    if condition is None:
        return NONE
    args = {**_deed_args(condition, speaker), "doer": terms.seat(condition["seat"])}
    return Message("talk-if-" + condition["what"].replace("_", "-"), args)


def _deed_args(deed: Json, speaker: int) -> dict[str, Arg]:
    return {
        "whom": _player(deed.get("whom"), speaker),
        "item": terms.goods(deed["item"]) if "item" in deed else NONE,
        "cash": deed.get("cash", 0),
        "place": terms.place(deed["location"]) if "location" in deed else NONE,
    }


def _player(seat: int | None, speaker: int) -> Arg:
    if seat is None:
        return NONE
    return _ME if seat == speaker else terms.seat(seat)
