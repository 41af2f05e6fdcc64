"""Builds the messages of a replay: a record is put into a room step by step, and the room tells it as a live one would.

Whoever looks is a spectator of the replay. What is under the key of a spectator is what the chosen eyes saw.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Json, Viewer
from alcatraz.locale.texts import Texts
from alcatraz.records.fair_shuffle import shuffle_proof
from alcatraz.records.film import Film, view_of
from alcatraz.records.happenings import Happening
from alcatraz.records.record import outcome_json
from alcatraz.server.outgoing.guide import guide_for
from alcatraz.server.outgoing.messages import NOBODY, put_into_words, table_info, words_at
from alcatraz.server.outgoing.sentences import event_lines, line, promises
from alcatraz.server.outgoing.views import events_of_each, key_of
from alcatraz.server.tables.log_entries import Created
from alcatraz.server.tables.room import Room, Step
from alcatraz.wire import SPECTATOR_KEY, Clock, Happened, ReplayStep, SeatPlan, Welcome

_OPEN = "open"
_LONGEST_LINE = 240


def viewer_of(eyes: str) -> Viewer:
    if eyes == _OPEN:
        return AUTHORITY
    return SPECTATOR if eyes == SPECTATOR_KEY else int(eyes)


class Replay:
    def __init__(self, film: Film, record: Json, happenings: Sequence[Happening], table: str, link: str) -> None:
        self.film = film
        self.happenings = happenings
        self._record = record
        self._table = table
        self._link = link

    @property
    def last(self) -> int:
        return len(self.happenings)

    def messages(self, eyes: Viewer, language: str, after: int, limit: int) -> list[Welcome | Happened]:
        """Those with the numbers after this one; before the first of all, a welcome to the start."""
        found: list[Welcome | Happened] = []
        room, named = self._start(language)
        if after == 0:
            found.append(self._welcome(room, eyes, named))
        known: list[Json] = []
        for step in self._played(room):
            before, known = known, promises(room, named)
            if step.number > after:
                found.append(self._happened(room, step, eyes, named))
                if known != before:
                    found[-1].ledger = known
            if step.number == after + limit:
                break
        return found

    def outline(self, eyes: Viewer, language: str) -> list[ReplayStep]:
        """What every step was, in a line."""
        room, named = self._start(language)
        round_of, moves = room.bundle.server_traits.round, 0
        lines = []
        for step, happening in zip(self._played(room), self.happenings, strict=True):
            seen = events_of_each(room, step, (eyes,)).get(key_of(eyes), [])
            told = [text for text in event_lines(room, seen, named) if text]
            if (other := line(room, step.what, named)) is not None:
                told.append(other)
            lines.append(
                ReplayStep(
                    happening.moves,
                    " ".join(told)[:_LONGEST_LINE],
                    step.what["statement"]["seat"] if "statement" in step.what else step.what.get("seat"),
                    None if round_of is None else round_of(room.match.state),
                    happening.moves > moves and self.film.starts_something(happening.moves),
                    happening.entry,
                )
            )
            moves = happening.moves
        return lines

    # -- a room that is moved on -------------------------------------------------------------------

    def _start(self, language: str) -> tuple[Room, Texts]:
        room = _room(self.film.bundle, self._record, self._table)
        room.table = self.film.table.copy()
        room.match.state = self.film.state(0)
        room.phase, room.number = "playing", 0
        return room, words_at(room, language)

    def _played(self, room: Room) -> Iterator[Step]:
        """The steps, each as soon as the room has come to it."""
        for number, happening in enumerate(self.happenings, start=1):
            what, step = happening.what, Step(number, happening.what)
            room.number = number
            if what["type"] == "moved":
                step.state, step.events = self.film.state(happening.moves), self.film.brought(happening.moves)
                step.views = True
                room.match.state = step.state
                room.history.append((number, step.events))
            elif what["type"] == "said":
                room.talk.append(what["statement"])
            elif what["type"] == "finished":
                room.phase, step.table = "over", True
                room.result = outcome_json(self.film.outcome)
            yield step

    def _welcome(self, room: Room, eyes: Viewer, named: Texts) -> Welcome:
        view = self._view(room, eyes)
        return Welcome(
            number=0,
            now=0.0,
            table=table_info(room, self._link, named, NOBODY),
            seats=[],
            host=False,
            views={SPECTATOR_KEY: view},
            talk=[],
            ledger=[],
            clocks=[],
            guides={SPECTATOR_KEY: guide_for(room, None, named, view)},
        )

    def _happened(self, room: Room, step: Step, eyes: Viewer, named: Texts) -> Happened:
        seen = events_of_each(room, step, (eyes,))
        told = Happened(step.number, step.what, {SPECTATOR_KEY: seen[key_of(eyes)]} if seen else {})
        put_into_words(room, told, named)
        if step.views:
            view = self._view(room, eyes)
            told.views = {SPECTATOR_KEY: view}
            told.guides = {SPECTATOR_KEY: guide_for(room, None, named, view)}
        if step.table:
            told.table = table_info(room, self._link, named, NOBODY)
        return told

    def _view(self, room: Room, eyes: Viewer) -> Json:
        return view_of(room.bundle, room.match.state, eyes)


def _room(bundle: GameBundle, record: Json, table: str) -> Room:
    """The room of a record before its start."""
    proof = shuffle_proof(record)
    # What a record that proves nothing says about its shuffles is not told on.
    shuffle: Json = record["shuffle"] if proof in ("shared", "fair", "chosen") else {}
    edition = record.get("edition")
    options = {**record["options"], **({"edition": edition} if isinstance(edition, dict) else {})}
    seats: list[Any] = record.get("seats") or [{}] * record["players"]
    plans = [
        SeatPlan("bot", level=seat["policy"]) if seat.get("policy") else SeatPlan("guest", seat.get("name", ""))
        for seat in seats
    ]
    created = Created(
        game=bundle.game.id,
        rules_version=record["rules_version"],
        seats=plans,
        options=options,
        listed=False,
        clock=Clock(),
        seed=shuffle.get("seed") or record["seed"],
        salt=str(shuffle.get("salt", "")),
        host="",
        chosen=bool(shuffle.get("chosen", not shuffle)),
        start=record.get("start"),
    )
    room = Room(table, created, 0.0, bundle)
    for chair, bits in zip(room.chairs, shuffle.get("bits", ()) if proof == "shared" else (), strict=False):
        chair.bits = bits
    return room
