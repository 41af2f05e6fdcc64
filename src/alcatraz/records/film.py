"""A record as a list of frames: each position of the match, with the events before it as one viewer saw them."""

from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.kernel.decision import decisions_json
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Event, Json, Outcome, Viewer
from alcatraz.kernel.match import Match
from alcatraz.locale.texts import Texts
from alcatraz.records.record import RecordBroken, check_end, replay_events


class Film:
    """As much of a record as can be rebuilt. Raises bad_record if not even the start can."""

    def __init__(self, bundle: GameBundle, record: Json) -> None:
        self.bundle = bundle
        self.broken: RecordBroken | None = None
        self._states: list[Any] = []
        self._events: list[list[Event]] = []
        try:
            for table, events in replay_events(bundle.game, record):
                self.table: Match[Any] = table
                self._states.append(bundle.game.copy(table.state))
                self._events.append(events)
            check_end(self.table, record)
        except RecordBroken as error:
            if not self._states:
                raise
            self.broken = error

    @property
    def last(self) -> int:
        """The number of moves that could be played."""
        return len(self._states) - 1

    @property
    def outcome(self) -> Outcome | None:
        return self.bundle.game.outcome(self._states[-1])

    def is_bot(self, seat: int) -> bool:
        return bool(self.table.seats and self.table.seats[seat].get("policy"))

    def state(self, number: int) -> Any:
        """The state after so many moves. Nobody may change it."""
        return self._states[number]

    def brought(self, number: int) -> list[Event]:
        """What the move with this number brought about."""
        return self._events[number]

    def starts_something(self, number: int) -> bool:
        """Whether a move is by another seat than the one before; simultaneous decisions count as one."""
        if number == 1:
            return True
        same_mover = self.table.moves[number - 1][0] == self.table.moves[number - 2][0]
        return not same_mover and len(self.bundle.game.deciding(self._states[number - 2])) == 1

    def events(self, number: int, eyes: Viewer) -> list[Json]:
        game, state = self.bundle.game, self._states[number]
        seen = (game.event_json(state, event, eyes) for event in self._events[number])
        return [event for event in seen if event is not None]

    def view(self, number: int, eyes: Viewer) -> Json:
        return view_of(self.bundle, self._states[number], eyes)

    def words(self, texts: Texts) -> Texts:
        """The texts with the names that people and the table itself brought."""
        people = {f"seat-{n}": seat["name"] for n, seat in enumerate(self.table.seats) if seat.get("name")}
        return texts.named({**self.bundle.words.names(self.view(0, SPECTATOR), texts.language), **people})


def view_of(bundle: GameBundle, state: Any, eyes: Viewer) -> Json:
    """What the eyes see; the authority's see what a spectator does, with everything hidden laid open."""
    if eyes != AUTHORITY:
        return bundle.game.view(state, eyes)
    hidden = {name: value for name, value in bundle.game.position(state).items() if name != "chance"}
    view: Json = _laid_open(bundle.game.view(state, SPECTATOR), hidden)
    return {**view, "decisions": decisions_json(bundle.game, state)}


def _laid_open(view: Any, position: Any) -> Any:
    if isinstance(view, dict) and isinstance(position, dict):
        return {**view, **{name: _laid_open(view.get(name), value) for name, value in position.items()}}
    if isinstance(view, list) and isinstance(position, list) and len(view) == len(position):
        return [_laid_open(seen, real) for seen, real in zip(view, position, strict=True)]
    return position
