"""The spectators' own channel: players cannot speak in it, and read it only after the end."""

from collections.abc import Iterable

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.fields import Fields
from alcatraz.server.tables.errors import AlreadyDone, denied
from alcatraz.server.tables.log_entries import Entry, Remarked
from alcatraz.server.tables.moderation.free_words import must_speak_freely
from alcatraz.server.tables.room import Room
from alcatraz.server.tables.seats import checked_name, must_be_new
from alcatraz.talk.statements import check_text
from alcatraz.wire import Remark

# Of one spectator, and of all together, in one round. Every welcome of a spectator carries all remarks.
MOST_REMARKS = 20
MOST_OF_ALL = 100
_ENDINGS = ("finished", "closed")


def remark(room: Room, owner: str, message: Remark) -> list[Entry]:
    room.must_be("playing", "paused", "over")
    if room.is_player(owner):
        raise denied("only_spectators")
    if not message.id:
        raise denied("needs_id")
    if (owner, message.id) in room.remarked:
        raise AlreadyDone(room.remarked[owner, message.id])
    must_speak_freely(room, owner)
    fields = Fields({"text": message.text})
    check_text(fields)
    if fields.problems:
        raise ContractError("malformed", *fields.problems)
    name = checked_name(message.name) if message.name else ""
    if name:
        # Nobody speaks in a player's name.
        must_be_new(room, name, seat=None)
    said = [count for (period, _), count in room.remarks_of.items() if period == room.talk_period]
    if room.remarks_of[room.talk_period, owner] >= MOST_REMARKS or sum(said) >= MOST_OF_ALL:
        raise denied("too_many_remarks", most=MOST_REMARKS)
    return [Remarked(owner, name, message.text, message.id)]


def may_read(room: Room, owner: str) -> bool:
    return room.phase in ("over", "closed") or not room.is_player(owner)


def news(room: Room, owner: str, steps: Iterable[tuple[int, str]]) -> list[Json]:
    """The remarks that these steps, by number and type, bring to this owner: with the end a player gets them all."""
    if not room.remarks or not may_read(room, owner):
        return []
    told = dict(steps)
    if room.is_player(owner) and any(kind in _ENDINGS for kind in told.values()):
        return list(room.remarks)
    return [each for each in room.remarks if each["number"] in told]
