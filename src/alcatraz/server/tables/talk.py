"""What is said at the table: checked, numbered, kept with the record; and what became of the promises."""

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Event, Json
from alcatraz.server.tables.folding.play import first_position
from alcatraz.server.tables.log_entries import Entry, Said
from alcatraz.server.tables.playing import must_be_new
from alcatraz.server.tables.room import Room
from alcatraz.talk.ledger import SMALL_TALK, Ledger, check_statement, spoken
from alcatraz.wire import Say


def say(room: Room, owner: str, message: Say) -> list[Entry]:
    """Raises bad_statement with everything that is wrong with it."""
    room.chair_of(owner, message.seat)
    must_be_new(room, message.seat, message.id)
    room.must_be("lobby", "playing", "paused", "over")
    talk = room.bundle.talk
    vocabulary = SMALL_TALK if talk is None or room.table is None else talk.vocabulary
    problems = check_statement(message.statement, room.players, vocabulary, speaker=message.seat, said=room.talk)
    if problems:
        raise ContractError("malformed", *problems)
    statement = spoken(
        message.statement,
        number=room.number + 1,
        seat=message.seat,
        round_number=_round(room),
        after=None if room.table is None else len(room.table.moves),
    )
    return [Said(message.seat, statement, message.id)]


def ledger(room: Room) -> list[Json]:
    """The promises made so far, each with what became of it. Before the first one nothing needs to be worked out."""
    talk = room.bundle.talk
    if talk is None or room.table is None or not any(said["type"] == "promise" for said in room.talk):
        return []
    told = room.ledger
    if told is None:
        start = first_position(room)
        told = room.ledger = Ledger(talk, start.game.view(start.state, SPECTATOR))
        room.in_ledger = 0
    game, state = room.table.game, room.table.state
    for number, part in _since(room, room.in_ledger):
        if isinstance(part, dict):
            told.say(part)
        else:
            seen = (game.event_json(state, event, AUTHORITY) for event in part)
            told.see([event for event in seen if event is not None], number)
        room.in_ledger = number
    return told.entries


def _since(room: Room, number: int) -> list[tuple[int, Json | list[Event]]]:
    """Statements and events after this number, in the order in which they came."""
    parts: list[tuple[int, Json | list[Event]]] = [(at, events) for at, events in room.history if at > number]
    parts += [(statement["id"], statement) for statement in room.talk if statement["id"] > number]
    return sorted(parts, key=lambda part: part[0])


def _round(room: Room) -> int | None:
    known = room.bundle.server_traits.round
    return None if room.table is None or known is None else known(room.match.state)
