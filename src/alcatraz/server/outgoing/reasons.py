"""Builds the answers to `advise` and `why`.

Until the end a bot's reason is made from what a spectator saw before its move and has seen since, so that it can tell
nobody anything new; after the end from the view of its own seat.
"""

from typing import Any

from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Json
from alcatraz.locale.texts import Texts
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.folding.play import first_position
from alcatraz.server.tables.room import Room
from alcatraz.wire import Advised, Because, Why


def advised(room: Room, seat: int, number: int, advice: Json, words: Texts, request: str) -> Advised:
    """`advice`: what a worker answered, with messages for `look` and `reason`."""
    view = room.match.game.view(room.match.state, seat)
    return Advised(
        id=request,
        number=number,
        seat=seat,
        place=advice["place"],
        look=words.tell(advice["look"]),
        move=advice["move"],
        text=words.tell(room.bundle.words.move(view, advice["move"])),
        reason=words.tell(advice["reason"]),
    )


def because(room: Room, message: Why, words: Texts) -> Because:
    """Raises no_reason: nobody moved there, or not a bot, or the move is still a secret."""
    advisor = room.bundle.advisor
    index = _move_of_a_bot(room, message)
    if advisor is None or index is None:
        raise denied("no_reason")
    over = room.phase == "over"
    state = _state_before(room, index)
    seat, move = room.match.moves[index]
    game = room.match.game
    since = [
        seen
        for _, events in room.history[index:]
        for event in events
        if (seen := game.event_json(room.match.state, event, AUTHORITY if over else SPECTATOR)) is not None
    ]
    reason = advisor.why(game.view(state, seat if over else SPECTATOR), seat, game.move_json(move), since)
    if reason is None:
        raise denied("no_reason")
    return Because(message.id, room.history[index][0], seat, words.tell(reason))


def _move_of_a_bot(room: Room, message: Why) -> int | None:
    """The index of the move with this number, or of the last one until then of the seat that is asked about."""
    by_bots = {told.number for told in room.told if told.what["type"] == "moved" and told.what["by"] == "bot"}
    for index in reversed(range(len(room.history))):
        number, seat = room.history[index][0], room.match.moves[index][0]
        if number <= message.number and message.seat in (None, seat):
            asked_for = number == message.number if message.seat is None else True
            return index if asked_for and number in by_bots else None
    return None


def _state_before(room: Room, index: int) -> Any:
    """Played again from the first position: a state is not kept for every move."""
    match = first_position(room)
    for seat, move in room.match.moves[:index]:
        match.game.apply(match.state, seat, move)
    return match.state
