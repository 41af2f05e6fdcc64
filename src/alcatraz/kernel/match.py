"""One match of a game: its state, and enough memory to write its record."""

from typing import Any, Generic, TypeVar

from alcatraz.kernel.chance import Seed
from alcatraz.kernel.errors import ContractError, MoveRefused
from alcatraz.kernel.game import Event, Game, Json, Move
from alcatraz.kernel.message import Message, Refusal
from alcatraz.kernel.notation.seed import checked_seed

S = TypeVar("S")


class Match(Generic[S]):
    """Plays one match and remembers it. Refuses what the rules refuse; then nothing has changed."""

    def __init__(self, game: Game[S], state: S, origin: Json) -> None:
        self.game = game
        self.state = state
        self.origin = origin
        self.moves: list[tuple[int, Move]] = []
        self.talk: list[Json] = []
        # Who sat where, if it is known: {"name": …} a person's name, {"policy": …} what a bot decides with.
        self.seats: list[Json] = []

    @classmethod
    def new(cls, game: Game[S], players: int, seed: Seed, options: Json) -> "Match[S]":
        """A table at the start of a game. Raises bad_options, or malformed if the seed is neither number nor text."""
        state = game.new(players, checked_seed(seed), options)
        # The record has the edition in a place of its own.
        return cls(game, state, {"seed": seed, "options": {k: v for k, v in options.items() if k != "edition"}})

    @classmethod
    def from_position(cls, game: Game[S], position: Json, seed: Seed) -> "Match[S]":
        """A table that begins with a position. Raises bad_position, or malformed as above."""
        state = game.load(position, checked_seed(seed))
        return cls(game, state, {"seed": seed, "options": {}, "start": game.position(state)})

    def copy(self) -> "Match[S]":
        """The same match on a table of its own."""
        other = Match(self.game, self.game.copy(self.state), self.origin)
        other.moves = self.moves.copy()
        other.talk = self.talk.copy()
        other.seats = self.seats.copy()
        return other

    @property
    def players(self) -> int:
        return self.game.players(self.state)

    def read_move(self, seat: int, move: Json) -> Move:
        """A move sent by a seat. Raises malformed."""
        if not 0 <= seat < self.players:
            raise ContractError("malformed", Message("error-no-such-seat", {"seat": seat, "last": self.players - 1}))
        return self.game.read_move(self.state, move)

    def why_not(self, seat: int, move: Move) -> list[Refusal]:
        return self.game.refusals(self.state, seat, move)

    def play(self, seat: int, move: Move) -> list[Event]:
        """Play a move, or raise over, not_your_decision or refused."""
        deciding = self.game.deciding(self.state)
        if not deciding:
            raise ContractError("over", Message("error-game-over"))
        refusals = self.why_not(seat, move)
        if refusals:
            raise MoveRefused(refusals, "refused" if seat in deciding else "not_your_decision")
        events = self.game.apply(self.state, seat, move)
        self.moves.append((seat, move))
        return events

    def events_json(self, events: list[Event], viewer: int) -> list[Json]:
        seen = (self.game.event_json(self.state, event, viewer) for event in events)
        return [event for event in seen if event is not None]

    def position(self) -> dict[str, Any]:
        return self.game.position(self.state)
