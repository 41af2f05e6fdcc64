"""Moves: by a player, by a bot, or by a clock in somebody's name. Nothing is changed here, only worked out."""

from collections.abc import Iterable
from typing import Any

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json, Outcome
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Refusal, rules_of
from alcatraz.locale.texts import Texts
from alcatraz.records.record import outcome_json
from alcatraz.server.tables.errors import AlreadyDone, denied
from alcatraz.server.tables.folding.play import checksum
from alcatraz.server.tables.log_entries import By, Entry, Finished, Moved
from alcatraz.server.tables.room import Ahead, Room
from alcatraz.wire import Explain, Explained, Play


def play(room: Room, owner: str, message: Play) -> list[Entry]:
    """Whatever others decided meanwhile is no reason to refuse: only the rules refuse."""
    room.chair_of(owner, message.seat)
    must_be_new(room, message.seat, message.id)
    room.must_be("playing", "over")
    if room.chairs[message.seat].away:
        # Their connection is there, the entry that says so is on its way.
        raise denied("stand_in_plays")
    return moved(room, message.seat, message.move, "player", message.id)


def moved(room: Room, seat: int, move: Json, by: By, request: str = "") -> list[Entry]:
    """The entries of a legal move. Raises what the table raises."""
    table = room.match
    ahead: Match[Any] = Match(table.game, table.game.copy(table.state), table.origin)
    read = ahead.read_move(seat, move)
    events = ahead.play(seat, read)
    entry = Moved(seat, table.game.move_json(read), by, checksum(events), request)
    room.ahead = Ahead(entry, read, ahead.state, events)
    outcome: Outcome | None = table.game.outcome(ahead.state)
    if outcome is None:
        return [entry]
    return [entry, Finished(room.created.seed, room.created.salt, outcome_json(outcome) or {})]


def is_stale(room: Room, seat: int, number: int) -> bool:
    """Whether a bot's answer belongs to a decision that is no longer there."""
    return room.phase != "playing" or seat not in room.asked or room.asked[seat].number != number


def must_be_new(room: Room, seat: int, request: str) -> None:
    if not request:
        raise denied("needs_id")
    if (seat, request) in room.done:
        raise AlreadyDone(room.done[seat, request])


def explain(room: Room, owner: str, message: Explain, words: Texts) -> Explained:
    """For the seat's owner only: it tells what the rules say from where they sit."""
    room.chair_of(owner, message.seat)
    room.must_be("playing", "paused", "over")
    table = room.match
    try:
        move = table.read_move(message.seat, message.move)
    except ContractError as error:
        told = " ".join(words.tell(problem) for problem in error.problems)
        return Explained(message.id, allowed=False, message=told)
    if not table.game.deciding(table.state):
        return Explained(message.id, allowed=False, message=words.say("error-game-over"))
    refusals = table.why_not(message.seat, move)
    if not refusals:
        return Explained(message.id, allowed=True, cost=table.game.cost(table.state, message.seat, move))
    rules = rules_of(refusals)
    return Explained(message.id, allowed=False, rule=rules[0], rules=rules, message=reasons(refusals, words))


def reasons(refusals: Iterable[Refusal], words: Texts) -> str:
    """Why not, in sentences."""
    return " ".join(words.tell(refusal.message) for refusal in refusals)
