"""Every move of The Scapegoat: its public name, its fields, where they sit in the int (see model/moves.py)."""

from functools import lru_cache
from typing import Any, Final

from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.bag import bag_of, contents
from alcatraz.games.scapegoat.model.components import CARDS, ITEMS
from alcatraz.games.scapegoat.model.state import Prison
from alcatraz.games.scapegoat.notation.types import CARD, GOODS_TYPE, ITEM, LOCATION, TOKEN
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.notation.declared import DeclaredFields
from alcatraz.kernel.notation.fields import Fields
from alcatraz.kernel.notation.move_table import Code, MoveKind, MoveTable, NameCode, NumberCode, Part, SeatCode
from alcatraz.kernel.notation.schema import ListOf

_MOST_IN_A_LIST: Final = 9


def bag_json(bag: int) -> list[str]:
    return list(_names_in(bag))


# Every view of a table names the same few bags again and again.
@lru_cache(maxsize=4096)
def _names_in(bag: int) -> tuple[str, ...]:
    return tuple(ITEMS[kind] for kind in contents(bag))


class BagCode:
    """A list of items as a bag."""

    def __init__(self) -> None:
        self.type = ListOf(ITEM, 0, _MOST_IN_A_LIST)
        self.values = None

    def read(self, fields: Fields, name: str, players: int) -> int:
        kinds = fields.choices(name, ITEMS, required=True)
        if len(kinds) > _MOST_IN_A_LIST:
            fields.problem("json-too-long", fields.name(name), most=_MOST_IN_A_LIST)
        return bag_of(kinds[:_MOST_IN_A_LIST])

    def write(self, number: int) -> Any:
        return bag_json(number)


class PaidCode:
    """A list of tokens, each with the seat that pays it, as a bag per seat."""

    def __init__(self) -> None:
        self.type = ListOf(TOKEN, 0, _MOST_IN_A_LIST)
        self.values = None

    def read(self, fields: Fields, name: str, players: int) -> int:
        paid = [0] * players
        entries = fields.items(name, None)
        if len(entries) > _MOST_IN_A_LIST:
            fields.problem("json-too-long", fields.name(name), most=_MOST_IN_A_LIST)
        for index, entry in enumerate(entries[:_MOST_IN_A_LIST]):
            token = DeclaredFields(TOKEN, entry, f"{fields.name(name)}[{index}]", fields.problems)
            seat = token.seat("seat", players)
            paid[seat] += bag_of([token.index("item")])
            token.finish()
        return moves.bags_in_one(paid)

    def write(self, number: int) -> Any:
        return [
            {"seat": seat, "item": item}
            for seat in range(moves.MOST_SEATS)
            for item in bag_json(moves.bag_in(number, seat))
        ]


_A_LOCATION: Final = NameCode(LOCATION)
_A_CARD: Final = NameCode(CARD)
_AN_ITEM: Final = NameCode(ITEM)
_GOODS: Final = NameCode(GOODS_TYPE)
_A_SEAT: Final = SeatCode()
_UP_TO_NINE: Final = NumberCode(9)
_ITEMS: Final = BagCode()
_TOKENS: Final = PaidCode()


def _small(name: str, code: Code, shift: int, meaning: str, *, optional: bool = False) -> Part:
    return Part(name, code, shift, moves.FIELD_BITS, meaning, optional=optional)


# What a location's function asks for: in `use` and, for another location, in the Errand-boy.
_USE: Final = (
    _small("pay", _GOODS, moves.A, "What you pay, where the function has a price.", optional=True),
    _small("target", _A_SEAT, moves.B, "The player it concerns (chapel).", optional=True),
    Part(
        "take",
        _ITEMS,
        moves.BAG,
        moves.BAG_BITS,
        "The items you take, where the function offers items.",
        named_at=moves.C,
    ),
)

# What each blackmail card does, and its fields, in the order of the cards.
_CARDS: Final[tuple[tuple[str, str, tuple[Part, ...]], ...]] = (
    ("assembly", "All other players lose action points and their Cash (S-13.1).", ()),
    (
        "bad_plan",
        "Remove a task (S-13.2).",
        (_small("task_at", _A_LOCATION, moves.A, "Where the task lies that goes."),),
    ),
    ("body_search", "All other players drop their items (S-13.3).", ()),
    (
        "bullying",
        "Take an item from a player, wherever they are (S-13.4).",
        (
            _small("target", _A_SEAT, moves.A, "The player who gives the item."),
            _small("item", _AN_ITEM, moves.B, "The item that changes hands."),
        ),
    ),
    (
        "change_of_plans",
        "Move a task to a location without one (S-13.5).",
        (
            _small("task_at", _A_LOCATION, moves.A, "Where the task lies."),
            _small("to", _A_LOCATION, moves.B, "Where it is put."),
        ),
    ),
    (
        "errand_boy",
        "Use the function of any location, with the fields of `use` (S-13.6).",
        (_small("at", _A_LOCATION, moves.D, "The location whose function is used."), *_USE),
    ),
    (
        "escort",
        "Move a player (S-13.7).",
        (
            _small("target", _A_SEAT, moves.A, "The player who is moved."),
            _small("to", _A_LOCATION, moves.B, "Where the player is put."),
        ),
    ),
    ("false_alarm", "Every location counts one guard more this round (S-13.8).", ()),
    (
        "isolation_cell",
        "A player skips their turn this round (S-13.9).",
        (_small("target", _A_SEAT, moves.A, "The player who is isolated."),),
    ),
    (
        "lockdown",
        "Nobody may enter a location this round (S-13.10).",
        (_small("at", _A_LOCATION, moves.A, "The location that is locked."),),
    ),
    (
        "patrol",
        "Move 1 to 3 guards from one location to another (S-13.11).",
        (
            _small("from", _A_LOCATION, moves.A, "Where the guards come from."),
            _small("to", _A_LOCATION, moves.B, "Where they go."),
            _small("count", _UP_TO_NINE, moves.C, "How many guards: 1 to 3."),
        ),
    ),
)
assert tuple(card for card, _, _ in _CARDS) == CARDS

MOVES: Final = MoveTable(
    (
        MoveKind("call_vote", moves.CALL_VOTE, "The Scapegoat of the last round ends the negotiation."),
        MoveKind(
            "vote",
            moves.VOTE,
            "Vote for the next Scapegoat, or break a tie where the table plays the alternative of S-4.5.",
            (_small("for", _A_SEAT, moves.A, "The player you vote for."),),
        ),
        MoveKind(
            "move",
            moves.MOVE,
            "Walk to an adjacent location.",
            (_small("to", _A_LOCATION, moves.A, "Where you go."),),
        ),
        MoveKind(
            "use",
            moves.USE,
            "Use the function of the location you stand on, with exactly the fields that it asks for.",
            _USE,
        ),
        MoveKind(
            "move_guard",
            moves.MOVE_GUARD,
            "Move one guard, after using the radio room; or the next of a patrol, by the alternative of S-13.11.",
            (
                _small("from", _A_LOCATION, moves.A, "Where the guard stands."),
                _small("to", _A_LOCATION, moves.B, "Where it goes."),
            ),
        ),
        MoveKind("done", moves.DONE, "Stop moving guards, after at least one."),
        MoveKind(
            "keep",
            moves.KEEP,
            "Keep one of the cards drawn in the warden's office, gold side.",
            (_small("card", _A_CARD, moves.A, "The card you keep."),),
        ),
        MoveKind(
            "choose",
            moves.CHOOSE,
            "Choose a card of the hand you see in the chapel; only where the table plays the alternative of S-12.14.",
            (_small("card", _A_CARD, moves.A, "The card you choose."),),
        ),
        MoveKind(
            "steal",
            moves.STEAL,
            "Steal from a player in the same location.",
            (
                _small("from", _A_SEAT, moves.A, "The player you steal from."),
                _small(
                    "what",
                    _GOODS,
                    moves.B,
                    "What you steal; left out where the table plays the alternative of S-6.3.",
                    optional=True,
                ),
            ),
        ),
        MoveKind(
            "hand_over",
            moves.HAND_OVER,
            "Choose what is stolen from you; only where the table plays the alternative of S-6.3.",
            (_small("what", _GOODS, moves.A, "What the thief gets."),),
        ),
        MoveKind(
            "riot",
            moves.RIOT,
            "Draw one guard from an adjacent location to yours.",
            (_small("from", _A_LOCATION, moves.A, "Where the guard stands."),),
        ),
        MoveKind(
            "complete",
            moves.COMPLETE,
            "Complete the task in your location.",
            (
                Part(
                    "pay",
                    _TOKENS,
                    moves.A,
                    moves.MOST_SEATS * moves.BAG_BITS,
                    "The tokens that are paid, exactly as many as the task names.",
                ),
            ),
        ),
        MoveKind("drop", moves.DROP, "Drop an item.", (_small("item", _AN_ITEM, moves.A, "The item you drop."),)),
        *[
            MoveKind("blackmail", moves.BLACKMAIL + number, meaning, parts, ("card", card))
            for number, (card, meaning, parts) in enumerate(_CARDS)
        ],
        MoveKind(
            "trade",
            moves.TRADE,
            "Offer a trade to a player in the same location. Legal moves list only a template without what is traded.",
            (
                _small("with", _A_SEAT, moves.A, "The other player."),
                Part("give", _ITEMS, moves.BAG, moves.BAG_BITS, "The items you give."),
                _small("give_cash", _UP_TO_NINE, moves.B, "The Cash you give."),
                Part("take", _ITEMS, moves.BAG_2, moves.BAG_BITS, "The items you get."),
                _small("take_cash", _UP_TO_NINE, moves.C, "The Cash you get."),
            ),
        ),
        MoveKind("accept", moves.ACCEPT, "Accept the offer, or agree to give your items for a task."),
        MoveKind("decline", moves.DECLINE, "Decline the offer, or refuse to give your items for a task."),
        MoveKind("bribe", moves.BRIBE, "Pay Cash so that one guard in your location does not count this turn."),
        MoveKind("stamina", moves.STAMINA, "Spend Stamina for action points."),
        MoveKind("end_turn", moves.END_TURN, "End your turn."),
        MoveKind(
            "leave_behind",
            moves.LEAVE_BEHIND,
            "Choose who of the tied players stays behind (S-10.5).",
            (_small("player", _A_SEAT, moves.A, "The player who stays."),),
        ),
    ),
    shift=0,
    bits=moves.KIND_BITS,
)


def read_move(prison: Prison, players: int, data: object) -> int:
    """The move that this JSON says. Raises malformed. S-6.3: a thief says what, unless the victim chooses."""
    move = MOVES.read(players, data)
    unsaid = moves.kind_of(move) == moves.STEAL and moves.loot_of(move) == moves.NOT_SAID
    if unsaid and not prison.victim_chooses:
        fields = Fields(data, "move")
        fields.raw("what")
        raise ContractError("malformed", *fields.problems)
    return move
