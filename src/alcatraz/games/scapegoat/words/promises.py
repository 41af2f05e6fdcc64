"""What prisoners say to each other, as messages: promises, asks, threats, what they depend on, and reasons."""

from typing import Final

from alcatraz.games.scapegoat.words import terms
from alcatraz.games.scapegoat.words.terms import NONE
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Arg, Message

# In place of a player who is not named: the one who speaks.
_ME: Final = "me"
# In so many ways each kind of statement can be said.
WORDINGS: Final = 4
_NEXT_ROUND: Final = "next_round"


def statement_message(statement: Json, condition: Json | None) -> Message:
    """A sentence that the speaker says; names stand for everybody but themselves."""
    kind = statement["type"]
    if not {"wording", "because", "to"} & statement.keys() and kind not in ("explain", "thank"):
        return _core(statement, condition)
    args: dict[str, Arg] = {}
    if kind in ("accuse", "thank"):
        args = {"whom": terms.seat(statement["whom"]), "about": statement["about"]}
    elif kind not in ("answer", "explain"):
        args["said"] = _core(statement, condition)
    if "because" in statement:
        args["reason"] = _reason(statement["because"], statement["seat"])
    return Message(f"voice-{_manner(statement)}-{statement.get('wording', 0) % WORDINGS}", args)


def _manner(statement: Json) -> str:
    """How something is said: the texts `voice-…` are grouped by it."""
    kind = statement["type"]
    reasoned = "-because" if "because" in statement else ""
    if kind == "answer":
        return ("yes" if statement["yes"] else "no") + reasoned
    if kind == "promise":
        if "to" in statement:
            return "counter" if "if" in statement else "agree"
        return "offer" if "if" in statement else "word"
    if kind == "ask":
        return "plead" if reasoned else "counter" if "to" in statement else "ask"
    return "propose" + reasoned if kind == "propose_vote" else str(kind)


def _reason(reason: Json, speaker: int) -> Message:
    args: dict[str, Arg] = {**_deed_args(reason, speaker), "element": reason.get("element", NONE)}
    return Message("talk-because-" + reason["what"].replace("_", "-"), args)


def _core(statement: Json, condition: Json | None) -> Message:
    """The sentence in its plainest words."""
    kind = statement["type"]
    if kind == "propose_vote":
        return Message("talk-propose-vote", {"for": _player(statement["for"], statement["seat"])})
    args: dict[str, Arg] = {
        **_deed_args(statement, statement["seat"]),
        "condition": _condition(condition, statement["seat"]),
    }
    if kind == "ask":
        args["of"] = terms.seat(statement["of"])
    said = Message(f"talk-{kind}-{statement['what'].replace('_', '-')}", args)
    return Message("talk-next-round", {"said": said}) if statement.get("term") == _NEXT_ROUND else said


def _condition(condition: Json | None, speaker: int) -> Arg:
    if condition is None:
        return NONE
    args = {**_deed_args(condition, speaker), "doer": terms.seat(condition["seat"])}
    said = Message("talk-if-" + condition["what"].replace("_", "-"), args)
    return Message("talk-if-next-round", {"said": said}) if condition.get("term") == _NEXT_ROUND else said


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
