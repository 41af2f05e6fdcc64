"""Reports about what was said: kept in the table's log for whoever runs the server, told to nobody at the table."""

from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.notation.fields import Fields
from alcatraz.server.tables.errors import AlreadyDone, denied
from alcatraz.server.tables.log_entries import Entry, Reported
from alcatraz.server.tables.remarks import may_read
from alcatraz.server.tables.room import Room
from alcatraz.talk.statements import check_text
from alcatraz.wire import Report

# Of one person, and of all together, at one table.
MOST_REPORTS = 10
MOST_OF_ALL = 60


def report(room: Room, owner: str, message: Report) -> list[Entry]:
    """Raises malformed, nothing_said or too_many_reports. What was reported before is not reported twice."""
    if not message.id:
        raise denied("needs_id")
    if (owner, message.number) in room.reports:
        raise AlreadyDone(room.reports[owner, message.number])
    if not _was_said(room, owner, message.number):
        raise denied("nothing_said", number=message.number)
    if message.text:
        fields = Fields({"text": message.text})
        check_text(fields)
        if fields.problems:
            raise ContractError("malformed", *fields.problems)
    own = sum(reporter == owner for reporter, _ in room.reports)
    if own >= MOST_REPORTS or len(room.reports) >= MOST_OF_ALL:
        raise denied("too_many_reports", most=MOST_REPORTS)
    return [Reported(owner, message.number, message.text)]


def _was_said(room: Room, owner: str, number: int) -> bool:
    """By a player; or by a spectator, to those who can read that."""
    if any(statement["id"] == number for statement in room.talk):
        return True
    return may_read(room, owner) and any(remark["number"] == number for remark in room.remarks)
