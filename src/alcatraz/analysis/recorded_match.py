"""A record as positions and moves, so that any of them can be looked at."""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from alcatraz.bundle.game_bundle import GameBundle
from alcatraz.bundle.valuation import Valuation
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import AUTHORITY, SPECTATOR, Json, Move
from alcatraz.kernel.message import Message
from alcatraz.kernel.notation.canonical import digest
from alcatraz.records.record import check_end, replay_events
from alcatraz.talk.ledger import Ledger


@dataclass(frozen=True, slots=True)
class RecordedMatch:
    bundle: GameBundle
    valuation: Valuation
    record: Json
    players: int
    # The state after so many moves; the first one is the start.
    states: list[Any]
    moves: list[tuple[int, Move]]
    # What each move brought about, as the authority sees it.
    events: list[list[Json]]
    # Every promise and what became of it.
    promises: list[Json]

    @property
    def digest(self) -> str:
        """Names the match, whoever sat there: what was played and said, not who."""
        told = {name: value for name, value in self.record.items() if name not in ("seats", "shuffle", "checkpoints")}
        return digest(told)

    def view(self, number: int, viewer: int = SPECTATOR) -> Json:
        return self.bundle.game.view(self.states[number], viewer)


def recorded_match(bundle: GameBundle, record: Json) -> RecordedMatch:
    """Raises bad_record if it does not rebuild, bad_options if the game cannot be analysed."""
    valuation = bundle.valuation
    if valuation is None:
        raise ContractError("bad_options", Message("analysis-no-valuation", {"game": bundle.game.id}))
    game = bundle.game
    states, events = [], []
    ledger: Ledger | None = None
    said: list[Json] = []
    for table, happened in replay_events(game, record):
        if ledger is None:
            ledger = Ledger(bundle.talk, game.view(table.state, SPECTATOR))
            # Checked by now; the first ones last, to be taken from the end.
            said = sorted(table.talk, key=_when)[::-1]
        else:
            events.append(table.events_json(happened, AUTHORITY))
            ledger.see(events[-1], len(table.moves))
        states.append(game.copy(table.state))
        while said and _when(said[-1]) <= len(table.moves):
            _say(ledger, said.pop())
    check_end(table, record)
    assert ledger is not None
    return RecordedMatch(bundle, valuation, record, table.players, states, table.moves, events, ledger.entries)


def _say(ledger: Ledger, statement: Json) -> None:
    """A record may hold any talk: what is no promise of this game binds nobody."""
    with suppress(KeyError, TypeError, IndexError):
        if statement.get("round") is not None:
            ledger.say(statement)


def _when(statement: Json) -> int:
    """After how many moves it was said; older records do not say, and nothing is judged by them."""
    after = statement.get("after")
    return after if isinstance(after, int) else 1 << 30
