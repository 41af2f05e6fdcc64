"""What must hold at the end, when everything has come to rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from alcatraz.locale.texts import texts
from alcatraz.server.outgoing.messages import welcome
from alcatraz.server.tables.deadlines import next_deadline
from alcatraz.server.tables.folding.fold import open_room
from alcatraz.server.tables.room import Room

if TYPE_CHECKING:
    from tools.simulate_faults.people import Person, Tab
    from tools.simulate_faults.world import World

_SECONDS_LATE = 60.0


def final_violation(world: World) -> str | None:
    """The first thing that is wrong."""
    if world.process is None:
        return "the server is not there"
    logs = world.disk.logs()
    world.truth.compare(logs)
    rooms = {table: open_room(table, log) for table, log in logs.items()}
    if world.process.tables.frozen:
        return f"{world.process.tables.frozen} tables are frozen"
    for room in rooms.values():
        deadline = next_deadline(room)
        if deadline is not None and deadline < world.clock.now() - _SECONDS_LATE:
            return f"a deadline has passed {world.clock.now() - deadline:.0f} seconds ago"
    for person in world.people:
        if person.open and not person.gone:
            return f"{person.name} is never answered about {sorted(person.open)}"
        for tab in person.tabs:
            if (wrong := _wrong_mirror(world, person, tab, rooms[person.table])) is not None:
                return f"{person.name}: {wrong}"
    return None


def _wrong_mirror(world: World, person: Person, tab: Tab, room: Room) -> str | None:
    """The mirror of a tab with what a newcomer with the same token would be told."""
    known = tab.known
    if tab.line is None:
        return "does not get back to the table"
    if known.number != room.number:
        return f"knows {known.number} of {room.number} entries"
    present = frozenset(seat for seat, chair in enumerate(room.chairs) if world.is_present(room.id, chair.owner))
    told = welcome(
        room,
        person.owner,
        known.table.link,
        texts("en"),
        known.now,
        present,
        in_words=person.words,
        with_guides=person.guide,
    )
    for name in ("table", "seats", "host", "views", "talk", "ledger", "clocks"):
        mine, theirs = _plain(getattr(known, name)), _plain(getattr(told, name))
        if mine != theirs:
            return f"{name} is {_difference(mine, theirs)}"
    for key, guide in _plain(told.guides).items():
        mine = {**tab.guides.get(key, {}), "number": guide["number"]}
        if mine != guide:
            return f"the guide of {key} is {_difference(mine, guide)}"
    return None


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _difference(mine: Any, theirs: Any) -> str:
    """Only where they differ."""
    if isinstance(mine, dict) and isinstance(theirs, dict):
        for key in sorted({*mine, *theirs}):
            if mine.get(key) != theirs.get(key):
                return f"{key}: {_difference(mine.get(key), theirs.get(key))}"
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        for index, (a, b) in enumerate(zip(mine, theirs, strict=True)):
            if a != b:
                return f"[{index}] {_difference(a, b)}"
    return f"{mine!r:.200} and should be {theirs!r:.200}"
