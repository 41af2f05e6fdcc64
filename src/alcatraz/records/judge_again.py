"""A recorded match judged again by other rulings: where it would have gone another way, and by which of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.rulings import Rulings
from alcatraz.kernel.errors import ContractError, MoveRefused
from alcatraz.kernel.game import AUTHORITY, Event, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Message
from alcatraz.records.record import opened, replay_events


@dataclass(frozen=True, slots=True)
class Difference:
    """The first difference. `move` counts from 1; 0 is the start.

    `rules` and `why`: what forbids the move, if it could not have been played, one text per rule; a move that cannot
    even be read has a text only. `because`: the rules whose reading makes the
    difference, each by itself; empty if only several together do. `recorded` and `judged`: what happened and what
    would have happened instead, from the first event that differs on.
    """

    move: int
    because: tuple[str, ...]
    rules: tuple[str, ...] = ()
    why: tuple[Message, ...] = ()
    recorded: tuple[Json, ...] = ()
    judged: tuple[Json, ...] = ()


def first_difference(bundle: GameBundle, data: Json, wanted: Sequence[str]) -> Difference | None:
    """Where a match would have differed if the table had played these rules by their alternative and no others.

    Raises bad_record if the record does not rebuild by its own rulings.
    """
    rulings = bundle.rulings
    assert rulings is not None
    steps = replay_events(bundle.game, data)
    table, _ = next(steps)
    other = opened(bundle.game, _with_rulings(rulings, data, wanted))
    played = rulings.of(table.position())
    changed = [rule for rule in rulings.alternatives if (rule in played) != (rule in wanted)]
    if _told(rulings, other) != _told(rulings, table):
        return Difference(0, _reasons_at_start(bundle, data, changed))
    before = table.copy()
    for number, (table_after, events) in enumerate(steps, start=1):
        entry = data["moves"][number - 1]
        found = _compared(other, entry, table_after, events)
        if found is not None:
            because = [rule for rule in changed if _differs_by(bundle, before, rule, entry, table_after, events)]
            return Difference(number, tuple(because), *found)
        before = table_after.copy()
    return None


def _with_rulings(rulings: Rulings, data: Json, wanted: Sequence[str]) -> Json:
    """The same record of a table with other rulings."""
    if data.get("start") is None:
        return {**data, "options": {**data["options"], "rulings": list(wanted)}}
    return {**data, "start": rulings.put(data["start"], wanted)}


def _told(rulings: Rulings, table: Match[Any]) -> Json:
    """A position without what it says about its rulings."""
    return rulings.put(table.position(), ())


def _reasons_at_start(bundle: GameBundle, data: Json, changed: Sequence[str]) -> tuple[str, ...]:
    rulings = bundle.rulings
    assert rulings is not None
    start = opened(bundle.game, data)
    played = rulings.of(start.position())
    reasons = []
    for rule in changed:
        other = opened(bundle.game, _with_rulings(rulings, data, rulings.other(played, rule)))
        if _told(rulings, other) != _told(rulings, start):
            reasons.append(rule)
    return tuple(reasons)


Found = tuple[tuple[str, ...], tuple[Message, ...], tuple[Json, ...], tuple[Json, ...]]


def _compared(other: Match[Any], entry: Json, table: Match[Any], events: list[Event]) -> Found | None:
    """Plays the move on the other table; what is different about it, if anything is."""
    try:
        move = other.read_move(entry["seat"], entry["move"])
        happened = other.play(entry["seat"], move)
    except MoveRefused as error:
        return tuple(each.rule for each in error.refusals), tuple(each.message for each in error.refusals), (), ()
    except ContractError as error:
        return (), tuple(error.problems), (), ()
    recorded, judged = _written(table, events), _written(other, happened)
    if recorded == judged:
        return None
    same = 0
    while same < min(len(recorded), len(judged)) and recorded[same] == judged[same]:
        same += 1
    return (), (), tuple(recorded[same:]), tuple(judged[same:])


def _written(table: Match[Any], events: list[Event]) -> list[Json]:
    written = [table.game.event_json(table.state, event, AUTHORITY) for event in events]
    return [event for event in written if event is not None]


def _differs_by(
    bundle: GameBundle, before: Match[Any], rule: str, entry: Json, table: Match[Any], events: list[Event]
) -> bool:
    """Whether the move already differs if only this rule is read the other way."""
    rulings = bundle.rulings
    assert rulings is not None
    position = before.position()
    toggled = rulings.put(position, rulings.other(rulings.of(position), rule))
    try:
        other = Match.from_position(bundle.game, toggled, 0)
    except ContractError:
        # A choice that waits here and that the other reading does not know.
        return True
    return _compared(other, entry, table, events) is not None
