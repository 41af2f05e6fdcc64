"""Who may use words of their own at a table. Ready sentences are part of the game and open to everybody."""

from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.room import Room


def must_speak_freely(room: Room, owner: str) -> None:
    """Raises phrases_only or muted."""
    if room.created.phrases:
        raise denied("phrases_only")
    if owner in room.muted:
        raise denied("muted")
