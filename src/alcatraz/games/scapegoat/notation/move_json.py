"""Moves as JSON, both ways, in the words of the public contract."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import bag_of, contents
from alcatraz.games.scapegoat.model.components import (
    ASSEMBLY,
    BAD_PLAN,
    BODY_SEARCH,
    BULLYING,
    CARDS,
    CHANGE_OF_PLANS,
    ERRAND_BOY,
    ESCORT,
    FALSE_ALARM,
    GOODS,
    ISOLATION_CELL,
    ITEMS,
    LOCATIONS,
    LOCKDOWN,
    PATROL,
)
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.fields import Fields

_MOST_IN_A_LIST: Final = 9
_PLAIN: Final = {
    "call_vote": moves.CALL_VOTE,
    "done": moves.DONE,
    "accept": moves.ACCEPT,
    "decline": moves.DECLINE,
    "bribe": moves.BRIBE,
    "stamina": moves.STAMINA,
    "end_turn": moves.END_TURN,
}
TYPES: Final = (
    "call_vote",
    "vote",
    "move",
    "use",
    "move_guard",
    "done",
    "keep",
    "choose",
    "steal",
    "riot",
    "complete",
    "drop",
    "blackmail",
    "trade",
    "accept",
    "decline",
    "bribe",
    "stamina",
    "end_turn",
    "leave_behind",
)


# -- reading ---------------------------------------------------------------------------------------


def read_move(players: int, data: object) -> int:
    """The move that this JSON says. Raises malformed with every problem at once."""
    fields = Fields(data, "move")
    kind = TYPES[fields.choice("type", TYPES)]
    if fields.problems:
        raise ContractError("malformed", *fields.problems)
    move = _PLAIN[kind] if kind in _PLAIN else _READERS[kind](fields, players)
    fields.finish()
    if fields.problems:
        raise ContractError("malformed", *fields.problems)
    return move


def _seat(fields: Fields, name: str, players: int) -> int:
    return fields.integer(name, 0, players - 1)


def _bag(fields: Fields, name: str) -> int:
    kinds = fields.choices(name, ITEMS, required=True)
    if len(kinds) > _MOST_IN_A_LIST:
        fields.problem("json-too-long", fields.name(name), most=_MOST_IN_A_LIST)
    return bag_of(kinds[:_MOST_IN_A_LIST])


def _read_use(fields: Fields, players: int) -> int:
    """`use` asks for different fields in different places; which ones are right is for the rules to say."""
    pay, target, take = moves.NO_PAY, moves.NO_TARGET, 0
    takes = "take" in fields.data
    if "pay" in fields.data:
        pay = 1 + fields.choice("pay", GOODS)
    if "target" in fields.data:
        target = _seat(fields, "target", players)
    if takes:
        take = _bag(fields, "take")
    for optional in ("pay", "target", "take"):
        fields.raw(optional, None)
    return moves.use(pay, target, take, takes=takes)


def read_complete(fields: Fields, players: int) -> int:
    paid = [0] * players
    entries = fields.items("pay", None)
    if len(entries) > _MOST_IN_A_LIST:
        fields.problem("json-too-long", fields.name("pay"), most=_MOST_IN_A_LIST)
    for index, entry in enumerate(entries[:_MOST_IN_A_LIST]):
        token = Fields(entry, f"{fields.name('pay')}[{index}]", fields.problems)
        seat = _seat(token, "seat", players)
        paid[seat] += bag_of([token.choice("item", ITEMS)])
        token.finish()
    return moves.complete(paid)


def _read_trade(fields: Fields, players: int) -> int:
    return moves.trade(
        _seat(fields, "with", players),
        _bag(fields, "give"),
        fields.integer("give_cash", 0, 9),
        _bag(fields, "take"),
        fields.integer("take_cash", 0, 9),
    )


def _read_blackmail(fields: Fields, players: int) -> int:
    card = fields.choice("card", CARDS)
    if fields.problems:
        raise ContractError("malformed", *fields.problems)
    if card == ERRAND_BOY:
        return moves.errand(fields.choice("at", LOCATIONS), _read_use(fields, players))
    return moves.blackmail(card, *[_read_part(fields, name, players) for name in _CARD_FIELDS[card]])


def _read_part(fields: Fields, name: str, players: int) -> int:
    if name == "target":
        return _seat(fields, name, players)
    if name == "item":
        return fields.choice(name, ITEMS)
    if name == "count":
        return fields.integer(name, 0, 9)
    return fields.choice(name, LOCATIONS)


# What each card needs, in the order of the move's fields.
_CARD_FIELDS: Final[dict[int, tuple[str, ...]]] = {
    ASSEMBLY: (),
    BAD_PLAN: ("task_at",),
    BODY_SEARCH: (),
    BULLYING: ("target", "item"),
    CHANGE_OF_PLANS: ("task_at", "to"),
    ESCORT: ("target", "to"),
    FALSE_ALARM: (),
    ISOLATION_CELL: ("target",),
    LOCKDOWN: ("at",),
    PATROL: ("from", "to", "count"),
}

_READERS: Final[dict[str, Callable[[Fields, int], int]]] = {
    "vote": lambda fields, players: moves.vote(_seat(fields, "for", players)),
    "move": lambda fields, players: moves.walk(fields.choice("to", LOCATIONS)),
    "use": _read_use,
    "move_guard": lambda fields, players: moves.move_guard(
        fields.choice("from", LOCATIONS), fields.choice("to", LOCATIONS)
    ),
    "keep": lambda fields, players: moves.keep(fields.choice("card", CARDS)),
    "choose": lambda fields, players: moves.choose(fields.choice("card", CARDS)),
    "steal": lambda fields, players: moves.steal(_seat(fields, "from", players), fields.choice("what", GOODS)),
    "riot": lambda fields, players: moves.riot(fields.choice("from", LOCATIONS)),
    "complete": read_complete,
    "drop": lambda fields, players: moves.drop(fields.choice("item", ITEMS)),
    "blackmail": _read_blackmail,
    "trade": _read_trade,
    "leave_behind": lambda fields, players: moves.leave_behind(_seat(fields, "player", players)),
}


# -- writing ---------------------------------------------------------------------------------------


def move_json(move: int) -> Json:
    kind = moves.kind_of(move)
    if moves.BLACKMAIL <= kind < moves.CHOOSE:
        return _blackmail_json(move)
    return {"type": _TYPE_OF[kind], **_WRITERS[kind](move)}


def bag_json(bag: int) -> list[str]:
    return list(_names_in(bag))


# Every view of a table names the same few bags again and again.
@lru_cache(maxsize=4096)
def _names_in(bag: int) -> tuple[str, ...]:
    return tuple(ITEMS[kind] for kind in contents(bag))


def trade_json(move: int) -> Json:
    """The five fields of an offer."""
    return {
        "with": moves.a_of(move),
        "give": bag_json(moves.bag_part(move)),
        "give_cash": moves.b_of(move),
        "take": bag_json(moves.second_bag(move)),
        "take_cash": moves.c_of(move),
    }


def _use_json(move: int) -> Json:
    written: Json = {}
    if moves.pay_of(move) != moves.NO_PAY:
        written["pay"] = GOODS[moves.pay_of(move) - 1]
    if moves.target_of(move) != moves.NO_TARGET:
        written["target"] = moves.target_of(move)
    if moves.names_take(move):
        written["take"] = bag_json(moves.bag_part(move))
    return written


def complete_json(move: int) -> Json:
    paid = [
        {"seat": seat, "item": item} for seat in range(moves.MOST_SEATS) for item in bag_json(moves.paid_by(move, seat))
    ]
    return {"pay": paid}


def _blackmail_json(move: int) -> Json:
    card = moves.card_of(move)
    written: Json = {"type": "blackmail", "card": CARDS[card]}
    if card == ERRAND_BOY:
        return {**written, "at": LOCATIONS[moves.d_of(move)], **_use_json(move)}
    parts = (moves.a_of(move), moves.b_of(move), moves.c_of(move))
    for name, value in zip(_CARD_FIELDS[card], parts, strict=False):
        written[name] = _part_json(name, value)
    return written


def _part_json(name: str, value: int) -> Any:
    if name in ("target", "count"):
        return value
    return ITEMS[value] if name == "item" else LOCATIONS[value]


def _from_to(move: int) -> Json:
    return {"from": LOCATIONS[moves.a_of(move)], "to": LOCATIONS[moves.b_of(move)]}


_WRITERS: Final[dict[int, Callable[[int], Json]]] = {
    **{kind: lambda move: {} for kind in _PLAIN.values()},
    moves.VOTE: lambda move: {"for": moves.a_of(move)},
    moves.MOVE: lambda move: {"to": LOCATIONS[moves.a_of(move)]},
    moves.USE: _use_json,
    moves.MOVE_GUARD: _from_to,
    moves.KEEP: lambda move: {"card": CARDS[moves.a_of(move)]},
    moves.CHOOSE: lambda move: {"card": CARDS[moves.a_of(move)]},
    moves.STEAL: lambda move: {"from": moves.a_of(move), "what": GOODS[moves.b_of(move)]},
    moves.RIOT: lambda move: {"from": LOCATIONS[moves.a_of(move)]},
    moves.COMPLETE: complete_json,
    moves.DROP: lambda move: {"item": ITEMS[moves.a_of(move)]},
    moves.TRADE: trade_json,
    moves.LEAVE_BEHIND: lambda move: {"player": moves.a_of(move)},
}
_TYPE_OF: Final[dict[int, str]] = {
    **{kind: name for name, kind in _PLAIN.items()},
    moves.VOTE: "vote",
    moves.MOVE: "move",
    moves.USE: "use",
    moves.MOVE_GUARD: "move_guard",
    moves.KEEP: "keep",
    moves.CHOOSE: "choose",
    moves.STEAL: "steal",
    moves.RIOT: "riot",
    moves.COMPLETE: "complete",
    moves.DROP: "drop",
    moves.TRADE: "trade",
    moves.LEAVE_BEHIND: "leave_behind",
}
