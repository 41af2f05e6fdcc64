"""Statements of players, checked, bounded and numbered; and the ledger of promises."""

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Event, Json
from alcatraz.server.tables.errors import Denied, denied
from alcatraz.server.tables.folding.play import first_position
from alcatraz.server.tables.log_entries import Entry, Said
from alcatraz.server.tables.moderation.free_words import must_speak_freely
from alcatraz.server.tables.playing import must_be_new
from alcatraz.server.tables.room import Room
from alcatraz.talk.ledger import SMALL_TALK, Ledger, check_statement, spoken
from alcatraz.wire import Say

# Of one seat in one round; before the start and after the end as much again. Every welcome carries all talk.
MOST_STATEMENTS = 40
# Every change of the ledger sends all promises to everybody.
MOST_PROMISES = 10


def said_by_bot(room: Room, seat: int, statement: Json) -> list[Entry]:
    """What a bot says, by the same bounds; nothing if it is malformed or too much. Raises nothing."""
    talk = room.bundle.talk
    if talk is None or room.table is None or room.phase not in ("playing", "paused", "over"):
        return []
    if check_statement(statement, room.players, talk.vocabulary, speaker=seat, said=room.talk):
        return []
    try:
        _must_be_bounded(room, seat, statement)
    except Denied:
        return []
    return [Said(seat, _kept(room, seat, statement), f"bot {room.number + 1}")]


def say(room: Room, owner: str, message: Say) -> list[Entry]:
    """Raises malformed with everything that is wrong, phrases_only, muted, too_much_talk or too_many_promises."""
    room.chair_of(owner, message.seat)
    must_be_new(room, message.seat, message.id)
    room.must_be("lobby", "playing", "paused", "over")
    talk = room.bundle.talk
    vocabulary = SMALL_TALK if talk is None or room.table is None else talk.vocabulary
    problems = check_statement(message.statement, room.players, vocabulary, speaker=message.seat, said=room.talk)
    if problems:
        raise ContractError("malformed", *problems)
    if message.statement["type"] == "say":
        must_speak_freely(room, owner)
    _must_be_bounded(room, message.seat, message.statement)
    return [Said(message.seat, _kept(room, message.seat, message.statement), message.id)]


def reason(room: Room, seat: int, move: Json) -> list[Entry]:
    """What a bot says as it makes this move: why it says no. From what everybody knows."""
    find = room.bundle.reason
    if find is None or room.said[room.talk_period, seat].statements >= MOST_STATEMENTS:
        return []
    table = room.match
    found = find(table.game.view(table.state, SPECTATOR), seat, move)
    return [] if found is None else [Said(seat, _kept(room, seat, found), "")]


def _kept(room: Room, seat: int, statement: Json) -> Json:
    """As the table keeps it, if it is the next entry."""
    after = None if room.table is None else len(room.table.moves)
    return spoken(statement, number=room.number + 1, seat=seat, round_number=room.round, after=after)


def _must_be_bounded(room: Room, seat: int, statement: Json) -> None:
    said = room.said[room.talk_period, seat]
    if said.statements >= MOST_STATEMENTS:
        raise denied("too_much_talk", most=MOST_STATEMENTS)
    if statement["type"] == "promise" and said.promises >= MOST_PROMISES:
        raise denied("too_many_promises", most=MOST_PROMISES)


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
