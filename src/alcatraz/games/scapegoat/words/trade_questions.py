"""S-7.1 A trade as questions: what you give, what you ask for."""

from alcatraz.bundle.words import Question
from alcatraz.games.scapegoat.words import terms
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message


def trade_questions(view: Json, partner: int) -> list[Question]:
    """Items of either side one by one, Cash as a number; what a side does not own is not asked for."""
    mine, theirs = view["players"][view["you"]], view["players"][partner]
    return [
        _items("give", mine, partner),
        _cash("give_cash", mine, partner),
        _items("take", theirs, partner),
        _cash("take_cash", theirs, partner),
    ]


def _prompt(field: str, partner: int) -> Message:
    return Message("scapegoat-ask-" + field.replace("_", "-"), {"with": terms.seat(partner)})


def _items(field: str, sheet: Json, partner: int) -> Question:
    choices = tuple((item, Message(str(terms.goods(item)))) for item in sheet["items"])
    return Question(field, _prompt(field, partner), choices, many=True)


def _cash(field: str, sheet: Json, partner: int) -> Question:
    choices = tuple((amount, Message("scapegoat-cash-some", {"cash": amount})) for amount in range(sheet["cash"] + 1))
    return Question(field, _prompt(field, partner), choices)
