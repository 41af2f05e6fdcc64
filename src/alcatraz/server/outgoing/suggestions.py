"""Builds what a seat might say now: statements that the game suggests from the seat's view, in words."""

from alcatraz.kernel.game import Json
from alcatraz.locale.texts import Texts
from alcatraz.server.outgoing.sentences import spoken
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.room import Room
from alcatraz.talk import ledger
from alcatraz.wire import Sayable, Suggest, Suggested


def suggest(room: Room, owner: str, message: Suggest, words: Texts) -> Suggested:
    """For the seat's owner only: it is made from what the seat sees. Before the start and after the end nothing is."""
    room.chair_of(owner, message.seat)
    if message.about is not None and message.about >= room.players:
        raise denied("no_such_seat", seat=message.about)
    view = {} if room.table is None else room.table.game.view(room.table.state, message.seat)
    if view and message.to is not None:
        found = _replies(room, message.seat, view, words, message.to)
    else:
        found = sayable(room, message.seat, view, words, about=message.about, thing=message.thing) if view else []
    return Suggested(message.id, message.seat, found)


def sayable(
    room: Room, seat: int, view: Json, words: Texts, *, about: int | None = None, thing: str | None = None
) -> list[Sayable]:
    talk = room.bundle.talk
    if talk is None:
        return []
    return _in_words(room, seat, talk.suggestions(view, seat=about, thing=thing), words)


def _replies(room: Room, seat: int, view: Json, words: Texts, to: int) -> list[Sayable]:
    statement = next((said for said in room.talk if said["id"] == to), None)
    if room.bundle.talk is None or statement is None:
        return []
    return _in_words(room, seat, room.bundle.talk.replies(view, statement), words)


def _in_words(room: Room, seat: int, statements: list[Json], words: Texts) -> list[Sayable]:
    return [
        Sayable(each, spoken(room, ledger.spoken(each, number=0, seat=seat, round_number=room.round), words))
        for each in statements
    ]
