"""What needs the agreement of those who are there: a pause, going on, handing a guest's seat to a bot, hints.

Bots and those who are away are not asked, so that a table never waits for an answer that cannot come.
"""

from alcatraz.server.tables.change_limits import must_be_few
from alcatraz.server.tables.errors import denied
from alcatraz.server.tables.log_entries import Agreed, Entry, HelpSet, Paused, Proposed, Removed, Resumed
from alcatraz.server.tables.room import Room
from alcatraz.wire import Agree, Phase, Propose


def propose(room: Room, owner: str, message: Propose, present: frozenset[int]) -> list[Entry]:
    room.chair_of(owner, message.seat)
    room.must_be("paused" if message.what == "resume" else "playing", *_OTHER_PHASES[message.what])
    about = message.about if message.what == "remove" else None
    if message.what == "hints" and (room.hints or room.bundle.advisor is None):
        raise denied("no_hints" if room.bundle.advisor is None else "no_proposal")
    if message.what == "remove":
        _check_removal(room, message.seat, about, present)
    must_be_few(room, message.seat)
    asked = sorted(
        seat
        for seat in room.guests()
        if seat in {*present, message.seat} and seat != about and not room.chairs[seat].away
    )
    proposed = Proposed(message.seat, message.what, asked, about)
    return [proposed, *_settled(room, message.what, about, asked, [message.seat])]


def agree(room: Room, owner: str, message: Agree) -> list[Entry]:
    room.chair_of(owner, message.seat)
    proposal = room.proposal
    if proposal is None or message.seat not in proposal.asked:
        raise denied("no_proposal")
    if message.seat in proposal.agreed:
        return []
    answer = Agreed(message.seat, message.yes)
    if not message.yes:
        return [answer]
    return [
        answer,
        *_settled(room, proposal.what, proposal.about, proposal.asked, [*proposal.agreed, message.seat]),
    ]


def without(room: Room, seat: int) -> list[Entry]:
    """What follows for an open proposal when somebody who was asked is gone for long."""
    proposal = room.proposal
    if proposal is None or seat not in proposal.asked:
        return []
    left = [other for other in proposal.asked if other != seat]
    return _settled(room, proposal.what, proposal.about, left, proposal.agreed)


def _settled(room: Room, what: str, about: int | None, asked: list[int], agreed: list[int]) -> list[Entry]:
    if any(seat not in agreed for seat in asked):
        return []
    if what == "pause":
        return [Paused()]
    if what == "resume":
        return [Resumed()]
    if what == "hints":
        return [HelpSet(hints=True, take_back=room.take_back)]
    assert about is not None
    return [Removed(about, room.bundle.stand_in)]


def _check_removal(room: Room, seat: int, about: int | None, present: frozenset[int]) -> None:
    """Only a guest who is away beyond the grace period can be replaced; without one, who is not connected."""
    if about is None or about == seat or about not in room.guests():
        raise denied("no_such_guest")
    absent = about not in present if room.clock.grace is None else room.chairs[about].away
    if not absent:
        raise denied("guest_is_here", seat=about)


_OTHER_PHASES: dict[str, tuple[Phase, ...]] = {"pause": (), "resume": (), "remove": ("paused",), "hints": ()}
