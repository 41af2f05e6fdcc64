"""Time at a table: until when each seat may think. Time itself comes in as an argument."""

from alcatraz.server.tables.room import Room
from alcatraz.wire import Clock, Running


def agreed_clock(room_limits: dict[str, float], wish: Clock | None) -> Clock:
    """The clock of a new table: what its host wished, and the limits of the game itself where they said nothing."""
    clock = wish or Clock()
    return Clock(clock.decision, {**room_limits, **clock.limits}, clock.grace)


def running(room: Room) -> list[Running]:
    """The clocks of the people who must decide now; bots need none. They follow from the log, so they are kept."""
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
        if limit is not None and chair.kind == "guest" and not chair.away:
            clocks.append(Running(seat, asked.kind, asked.at + limit))
    return clocks


def limit_for(clock: Clock, kind: str) -> float | None:
    limit = clock.limits.get(kind)
    if limit is None:
        return clock.decision
    return limit if clock.decision is None else min(limit, clock.decision)


def out_of_time(room: Room, now: float) -> list[int]:
    return [clock.seat for clock in running(room) if clock.until <= now]


def next_deadline(room: Room) -> float | None:
    return min((clock.until for clock in running(room)), default=None)
