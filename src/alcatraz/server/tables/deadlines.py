"""Time at a table: until when each seat may think. Time itself comes in as an argument."""

from alcatraz.server.tables.room import Asked, Room
from alcatraz.server.tables.talk_time import waited_for
from alcatraz.wire import Clock, Running


def agreed_clock(room_limits: dict[str, float], wish: Clock | None) -> Clock:
    """The clock of a new table: what its host wished, and the limits of the game itself where they said nothing."""
    clock = wish or Clock()
    return Clock(clock.decision, {**room_limits, **clock.limits}, clock.grace, clock.waits)


def running(room: Room) -> list[Running]:
    """The clocks of the people who must decide now, and of bots that wait for people before they decide.

    They follow from the log, so they are kept.
    """
    if room.running is None:
        room.running = _running(room)
    return room.running


def _running(room: Room) -> list[Running]:
    if room.phase != "playing":
        return []
    clocks = []
    for seat, asked in room.asked.items():
        limit = limit_for(room.clock, asked.kind)
        chair = room.chairs[seat]
        if chair.kind == "bot" or chair.away:
            if people := waited_for(room, seat):
                clocks.append(Running(seat, asked.kind, asked.at + _longest_wait(room, asked), people))
        elif limit is not None:
            clocks.append(Running(seat, asked.kind, asked.at + limit))
    return clocks


def _longest_wait(room: Room, asked: Asked) -> float:
    """Where the table has no limit, the game's own: a bot must not wait for ever for a client that never answers."""
    limit = limit_for(room.clock, asked.kind)
    return room.bundle.server_traits.time_limits[asked.kind] if limit is None else limit


def must_wait(room: Room, seat: int, now: float) -> bool:
    """Whether the bot or stand-in of this seat still waits for what people have to say."""
    return any(clock.seat == seat and clock.waits_for and clock.until > now for clock in running(room))


def limit_for(clock: Clock, kind: str) -> float | None:
    limit = clock.limits.get(kind)
    if limit is None:
        return clock.decision
    return limit if clock.decision is None else min(limit, clock.decision)


def next_deadline(room: Room) -> float | None:
    return min((clock.until for clock in running(room)), default=None)
