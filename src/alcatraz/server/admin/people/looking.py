"""Who is known in a database, and what is kept under a name."""

from dataclasses import dataclass

from alcatraz.kernel.game import Json
from alcatraz.server.admin.people.logs import Logs
from alcatraz.server.tables.log_entries import Created, LogEntry, NameRule, Remarked, Reported, Said
from alcatraz.server.tables.moderation.name_rules import PEOPLE_LOG, NameRules
from alcatraz.server.tables.moderation.occupants import Occupant, occupants
from alcatraz.server.tables.names import skeleton


@dataclass(frozen=True, slots=True)
class Found:
    name: str
    tables: int
    last: float


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody reported, with the words it is about; who reported it is nobody's business but the server's."""

    table: str
    at: float
    number: int
    speaker: str
    said: Json
    why: str


def find(logs: Logs, part: str) -> list[Found]:
    """Names that contain this, the last seen first."""
    look = skeleton(part)
    tables: dict[str, set[str]] = {}
    last: dict[str, float] = {}
    for table in logs.tables():
        log = logs.read(table)
        for name in {name for person in occupants(log) for name in person.names if look in skeleton(name)}:
            tables.setdefault(name, set()).add(table)
            last[name] = max(last.get(name, 0.0), log[-1].at)
    found = [Found(name, len(tables[name]), last[name]) for name in tables]
    return sorted(found, key=lambda each: (-each.last, each.name))


def rules_about(logs: Logs, name: str) -> list[NameRule]:
    return NameRules(logs.read(PEOPLE_LOG)).about(name)


def kept_under(logs: Logs, name: str) -> Json:
    """Everything, as JSON that can be handed to the person: no seeds, no digests of tokens, nothing of others."""
    look = skeleton(name)
    tables = []
    for table in logs.tables():
        log = logs.read(table)
        tables += [_seat_json(table, log, person) for person in occupants(log) if person.is_called(look)]
    remarks = [
        {"table": table, "at": logged.at, "name": logged.entry.name, "text": logged.entry.text}
        for table in logs.tables()
        for logged in logs.read(table)
        if isinstance(logged.entry, Remarked) and logged.entry.name and skeleton(logged.entry.name) == look
    ]
    return {"name": name, "rules": rules_about(logs, name), "seats": tables, "remarks": remarks}


def _seat_json(table: str, log: list[LogEntry], person: Occupant) -> Json:
    created = log[0].entry
    assert isinstance(created, Created)
    said = [{"number": number, "at": at, "statement": statement} for number, at, statement in person.statements]
    return {
        "table": table,
        "game": created.game,
        "seat": person.seat,
        "names": list(dict.fromkeys(person.names)),
        "since": person.since,
        "last": log[-1].at,
        "moves": person.moves,
        "statements": said,
    }


def reports(logs: Logs) -> list[Report]:
    """The newest first."""
    found = []
    for table in logs.tables():
        log = logs.read(table)
        reported = [(logged.at, logged.entry) for logged in log if isinstance(logged.entry, Reported)]
        found += [_report(table, log, at, entry) for at, entry in reported]
    return sorted(found, key=lambda each: -each.at)


def _report(table: str, log: list[LogEntry], at: float, report: Reported) -> Report:
    said = log[report.number - 1].entry
    if isinstance(said, Remarked):
        return Report(table, at, report.number, said.name, {"type": "remark", "text": said.text}, report.text)
    assert isinstance(said, Said)
    # Bots have no names in the log.
    names = (person.names[-1] for person in occupants(log[: report.number]) if person.seat == said.seat)
    speaker = list(names)[-1:]
    return Report(table, at, report.number, speaker[0] if speaker else "", said.statement, report.text)
