"""One game in numbers: actions in, arrays and rewards out. The environments of every library are made of it."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from alcatraz.bundle.in_numbers import InNumbers, utilities
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.game import Event, Game, Json, Move

Bytes = NDArray[np.uint8]
Flags = NDArray[np.int8]

# What an action is worth that is not legal now; it ends the episode.
ILLEGAL = -1.0


class Episode:
    """One game from its start, or from a position, to its end.

    Seats that decide together, such as voters, act one after the other in seat order: none of them sees what the
    others chose before all have.
    """

    def __init__(
        self, game: str, players: int, seed: Seed, *, options: Json | None = None, start: Json | None = None
    ) -> None:
        """Raises bad_options or bad_position; a start says how many players there are."""
        self.game: Game[Any] = BUNDLES[game].game
        self.numbers = numbers_of(game)
        self.state = self.game.new(players, seed, options or {}) if start is None else self.game.load(start, seed)
        self.players = self.game.players(self.state)
        # What happened, move by move.
        self.events: list[list[Event]] = []
        self._begun = self.game.copy(self.state)

    def copy(self) -> "Episode":
        return _restored(self.game.id, self.game.copy(self.state), self.events.copy(), self._begun)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        # Games and numbers are found by name again.
        return _restored, (self.game.id, self.state, self.events, self._begun)

    def imagined(self, seat: int, seed: Seed) -> "Episode":
        """The same to the eyes of a seat, with everything that is hidden from it drawn anew."""
        other = self.copy()
        other.state = self.game.imagine(self.game.view(self.state, seat), seed)
        return other

    @property
    def seat(self) -> int | None:
        """The seat that acts now; None after the end."""
        deciding = self.game.deciding(self.state)
        return deciding[0] if deciding else None

    # -- acting ------------------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        """Of the seat that acts now."""
        seat = self.seat
        return [] if seat is None else self.numbers.legal_actions(self.state, seat)

    def play(self, seat: int, move: Move) -> None:
        """A legal move, numbered or not."""
        self.events.append(self.game.apply(self.state, seat, move))

    def act(self, action: int) -> bool:
        """Play an action of the seat that acts now; False, and nothing has changed, if it is not legal."""
        seat = self.seat
        if seat is None or not 0 <= action < len(self.numbers.actions):
            return False
        move = self.numbers.move_of(self.players, seat, int(action))
        if move is None or self.game.refusals(self.state, seat, move):
            return False
        self.play(seat, move)
        return True

    # -- looking -----------------------------------------------------------------------------------

    def observe(self, seat: int) -> Bytes:
        return np.frombuffer(self.numbers.observe(self.state, seat), np.uint8)

    def write_mask(self, mask: Flags) -> None:
        """1 for every legal action of the seat that acts now, 0 for the others, into an array that is there."""
        mask.fill(0)
        mask[self.legal_actions()] = 1

    def information_state(self, seat: int) -> Json:
        """Everything that the seat has seen: its view of the start, and what it saw happen, move by move."""
        return {
            "start": self.game.view(self._begun, seat),
            "seen": [
                [seen for event in events if (seen := self.game.event_json(self.state, event, seat)) is not None]
                for events in self.events
            ],
            "now": self.game.view(self.state, seat),
        }

    def rewards(self) -> list[float]:
        """By seat, the utility of the ending; all 0 before it."""
        outcome = self.game.outcome(self.state)
        return [0.0] * self.players if outcome is None else utilities(outcome, self.players)


def _restored(game: str, state: Any, events: list[list[Event]], begun: Any) -> Episode:
    episode = Episode.__new__(Episode)
    episode.game, episode.numbers = BUNDLES[game].game, numbers_of(game)
    episode.state, episode.players = state, episode.game.players(state)
    episode.events = events
    episode._begun = begun
    return episode


def numbers_of(game: str) -> InNumbers:
    """The numbering of a game. Raises KeyError if there is no such game, or if it has no numbers."""
    in_numbers = BUNDLES[game].in_numbers
    if in_numbers is None:
        raise KeyError(game)
    return in_numbers()


def named(game: str, observation: Bytes) -> dict[str, Bytes]:
    """The features of an observation by name, each in its shape."""
    found, at = {}, 0
    for feature in numbers_of(game).features:
        found[feature.name] = observation[at : at + feature.size].reshape(feature.shape)
        at += feature.size
    return found
