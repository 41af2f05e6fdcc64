"""Who looks at a finished game together, who leads, what is shown, pointed at and proposed: all of it bounded.

A finished game lies open, so nothing here reveals anything. Spectators may follow; to lead, point and propose takes a
seat.
"""

from dataclasses import dataclass, field
from typing import Final

import msgspec

from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.room import Room
from alcatraz.server.tables.seats import checked_name, must_be_new
from alcatraz.wire import Gather, Lead, Onlooker, Point, Pointed, ProposedLine, ProposeLine, Show, Together
from alcatraz.wire.to_server import MOST_PROPOSED

MOST_PEOPLE: Final = 32
# Lines that are kept; the oldest goes.
MOST_LINES: Final = 8
LONGEST_LINE: Final = 2048

ReviewMessage = Gather | Lead | Show | Point | ProposeLine


@dataclass(slots=True)
class Review:
    # By the connection of each: the same person may look from two devices.
    people: dict[object, Onlooker] = field(default_factory=dict)
    leader: int | None = None
    move: int = 0
    line: int | None = None
    points: dict[int, Pointed] = field(default_factory=dict)
    lines: list[ProposedLine] = field(default_factory=list)
    _proposed: int = 0

    def told(self, *, with_lines: bool) -> Together:
        return Together(
            people=list(self.people.values()),
            leader=self.leader,
            move=self.move,
            line=self.line,
            points=list(self.points.values()),
            lines=list(self.lines) if with_lines else None,
        )

    def does(self, room: Room, who: object, owner: str, message: ReviewMessage) -> None:
        """Raises Denied; then nothing has changed."""
        if room.phase not in ("over", "closed"):
            raise denied("not_over")
        if room.table is None:
            raise denied("no_replay")
        if isinstance(message, Gather):
            self._gather(room, who, owner, message)
            return
        room.chair_of(owner, message.seat)
        if who not in self.people:
            raise denied("not_there")
        match message:
            case Lead():
                self._lead(message)
            case Show():
                self._show(room, message)
            case Point():
                self._point(message)
            case ProposeLine():
                self._propose(room, message)

    def goes(self, who: object) -> bool:
        """A connection ends; whether that one was there. What a seat pointed at goes with it, and so does its lead."""
        if self.people.pop(who, None) is None:
            return False
        here = {seat for person in self.people.values() for seat in person.seats}
        self.points = {seat: point for seat, point in self.points.items() if seat in here}
        if self.leader not in here:
            self.leader = min(here, default=None)
        if not self.people:
            self.move, self.line, self.lines = 0, None, []
        return True

    def _gather(self, room: Room, who: object, owner: str, message: Gather) -> None:
        if not message.here:
            self.goes(who)
            return
        if who not in self.people and len(self.people) >= MOST_PEOPLE:
            raise denied("too_many_there", most=MOST_PEOPLE)
        seats = room.seats_of(owner)
        name = ""
        if not seats and message.name:
            name = checked_name(message.name)
            # Nobody looks on in a player's name.
            must_be_new(room, name, seat=None)
        self.people[who] = Onlooker(room.chairs[seats[0]].name if seats else name, seats, message.follows)
        if self.leader is None and seats:
            self.leader = seats[0]

    def _lead(self, message: Lead) -> None:
        if message.to is None:
            self.leader = message.seat
            return
        if self.leader != message.seat:
            raise denied("not_leading")
        if not any(message.to in person.seats for person in self.people.values()):
            raise denied("no_such_seat", seat=message.to)
        self.leader = message.to

    def _show(self, room: Room, message: Show) -> None:
        if self.leader != message.seat:
            raise denied("not_leading")
        if message.line is None:
            _must_have_been(room, message.move)
        elif not any(each.line == message.line for each in self.lines):
            raise denied("no_such_line")
        if (message.move, message.line) != (self.move, self.line):
            # What was pointed at belongs to its moment.
            self.points = {}
        self.move, self.line = message.move, message.line

    def _point(self, message: Point) -> None:
        # Put at the end: the newest is drawn above the others.
        self.points.pop(message.seat, None)
        if (message.place, message.square, message.about) != (None, None, None):
            self.points[message.seat] = Pointed(message.seat, message.place, message.square, message.about)

    def _propose(self, room: Room, message: ProposeLine) -> None:
        _must_have_been(room, message.move)
        if message.of >= room.players:
            raise denied("no_such_seat", seat=message.of)
        if not 0 < len(message.moves) <= MOST_PROPOSED or len(msgspec.json.encode(message.moves)) > LONGEST_LINE:
            raise denied("too_long_a_line", most=MOST_PROPOSED)
        self._proposed += 1
        line = ProposedLine(self._proposed, message.seat, message.move, message.of, message.moves)
        self.lines = [*self.lines, line][-MOST_LINES:]
        if self.line is not None and all(each.line != self.line for each in self.lines):
            self.line, self.move = None, message.move


def _must_have_been(room: Room, move: int) -> None:
    if move > len(room.match.moves):
        raise denied("no_such_moment", move=move)
