"""Where to look first, before a move is told: a room, or a player."""

from typing import Any, Final

from alcatraz.games.scapegoat.words import terms
from alcatraz.kernel.game import Json
from alcatraz.kernel.message import Message

# The fields of moves that name a room or a player, the most telling first.
_ROOMS: Final = ("task_at", "at", "to")
_PLAYERS: Final = ("for", "target", "player", "with")


def place_of(view: Json, seat: int, move: Json) -> tuple[Json, Message]:
    """The place as the page marks it, and as a sentence names it."""
    for field in _PLAYERS:
        if field in move:
            return _player(move[field])
    if move["type"] == "steal":
        return _player(move["from"])
    for field in _ROOMS:
        if field in move:
            return _room(move[field])
    if move["type"] in ("accept", "decline") and view["turn"] is not None:
        return _player(view["turn"]["seat"])
    if move["type"] in ("end_turn", "stamina", "drop", "keep", "choose", "hand_over", "call_vote"):
        return _player(seat)
    return _room(view["players"][seat]["at"])


def _player(seat: Any) -> tuple[Json, Message]:
    return {"seat": seat}, Message("advice-look-player", {"player": terms.seat(seat)})


def _room(name: str) -> tuple[Json, Message]:
    return {"at": name}, Message("advice-look-room", {"place": terms.place(name)})
