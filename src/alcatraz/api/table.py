"""One match of a game for programs: moves, events, views and positions are JSON."""

from typing import Any

from alcatraz.api.answers import explanation_json, outcome_in_words
from alcatraz.api.checks import (
    checked_number,
    checked_object,
    checked_policy,
    checked_seat,
    checked_texts,
    checked_viewer,
)
from alcatraz.api.errors import public_errors
from alcatraz.api.picture import svg
from alcatraz.api.table_words import TableWords
from alcatraz.games.registry import BUNDLES
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.decision import decisions_json, moves_json
from alcatraz.kernel.errors import ContractError
from alcatraz.kernel.game import AUTHORITY, Event, Json
from alcatraz.kernel.match import Match
from alcatraz.kernel.message import Message
from alcatraz.kernel.notation.seed import checked_seed
from alcatraz.kernel.perft import perft
from alcatraz.kernel.policy import Budget, Policy
from alcatraz.locale.texts import DEFAULT_LANGUAGE
from alcatraz.matches.match import seen_by
from alcatraz.matches.time_budget import with_clock
from alcatraz.records.record import record

_MOST_DEPTH = 12
_MOST_ITERATIONS = 10_000_000
_MOST_MILLISECONDS = 600_000


class Table:
    """A table where one match is played, seen by the authority: it knows the hidden things, and `view` hides them.

    Made by `alcatraz.new`, `load`, `replay`, `imagine` and `play_match`. Seats count from 0. Every method that gets
    input raises InputError if it cannot be used, and then nothing has changed.
    """

    def __init__(self, table: Match[Any], last_events: list[Event] | None = None) -> None:
        self._table = table
        self._last_events = last_events or []

    def __repr__(self) -> str:
        return f"<Table {self.game}: {self.players} players, {self.move_count} moves>"

    def _repr_svg_(self) -> str:
        """What a notebook shows: the board, as a spectator sees it."""
        return svg(self)

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._table.game.id

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._table.players

    @property
    def move_count(self) -> int:
        """How many moves have been played at this table."""
        return len(self._table.moves)

    # -- playing ----------------------------------------------------------------------------------------------

    def decisions(self) -> list[Json]:
        """Every pending decision as `{"seat", "kind", "moves"}`, in seat order; an empty list when the game is over.

        `moves` has every legal move once. A family of moves too large to list is one template, a move with fields
        left out: offers to trade in The Scapegoat are `{"type": "trade", "with": seat}`.
        """
        return decisions_json(self._table.game, self._table.state)

    def legal(self, seat: int) -> list[Json]:
        """The legal moves and templates of a seat; an empty list if it has nothing to decide."""
        with public_errors():
            seat = checked_seat(seat, self.players)
        if seat not in self._table.game.deciding(self._table.state):
            return []
        return moves_json(self._table.game, self._table.state, seat)

    def play(self, seat: int, move: Json) -> list[Json]:
        """Play a move; returns the events, with everything in them that is hidden from some seats.

        Raises ForbiddenMove if the rules do not allow the move.
        """
        with public_errors():
            seat = checked_seat(seat, self.players)
            self._stop_if_over()
            read = self._table.read_move(seat, checked_object(move, "move"))
            self._last_events = self._table.play(seat, read)
        return self._table.events_json(self._last_events, AUTHORITY)

    def last_events(self, viewer: int | None) -> list[Json]:
        """The events of the last move as a seat, or None for a spectator, saw them."""
        with public_errors():
            return self._table.events_json(self._last_events, checked_viewer(viewer, self.players))

    def explain(self, seat: int, move: Json, language: str = DEFAULT_LANGUAGE) -> Json:
        """Whether a seat may make a move now, without playing it.

        `{"allowed": True, "cost"}`, or `{"allowed": False, "rule", "rules", "message"}` with the first rule that
        forbids it, all of them, and a sentence for each.
        """
        with public_errors():
            words = checked_texts(language)
            seat = checked_seat(seat, self.players)
            self._stop_if_over()
            read = self._table.read_move(seat, checked_object(move, "move"))
            return explanation_json(self._table, seat, read, words)

    def bot_move(
        self,
        seat: int,
        policy: str | Policy,
        *,
        seed: Seed,
        iterations: int | None = None,
        milliseconds: int | None = None,
    ) -> Json:
        """The move that a policy chooses for a deciding seat, from the view of that seat. It is not played.

        `policy` is a name of `GameInfo.policies`, `cmd:` and a program, or a function. Without a time in
        milliseconds the same seed gives the same move.
        """
        with public_errors():
            decide = checked_policy(self.game, policy)
            budget = Budget(
                checked_seed(seed),
                None if iterations is None else checked_number(iterations, "iterations", 1, _MOST_ITERATIONS),
                None if milliseconds is None else checked_number(milliseconds, "milliseconds", 1, _MOST_MILLISECONDS),
            )
            seat = checked_seat(seat, self.players)
            self._stop_if_over()
            if seat not in self._table.game.deciding(self._table.state):
                raise ContractError("not_your_decision", Message("error-not-deciding", {"seat": seat}))
            return decide(*seen_by(self._table, seat), with_clock(budget))

    def outcome(self, language: str = DEFAULT_LANGUAGE) -> Json | None:
        """`{"reason", "winners", "losers", "explanation"}` with rule and text of every step; None while it goes on."""
        with public_errors():
            return outcome_in_words(self._table, checked_texts(language))

    # -- looking ----------------------------------------------------------------------------------------------

    def view(self, viewer: int | None) -> Json:
        """What a seat, or None for a spectator, may know: the shape of a position, with counts in place of secrets."""
        with public_errors():
            return self._table.game.view(self._table.state, checked_viewer(viewer, self.players))

    def position(self) -> Json:
        """The complete position, secrets and chance included: loading it continues the same match."""
        return self._table.position()

    def record(self, *, checkpoints: bool = False) -> Json:
        """The record of the match as it stands; with checkpoints, a replay can name the first move that differs."""
        return record(self._table, checkpoints=checkpoints)

    def words(self, language: str = DEFAULT_LANGUAGE) -> TableWords:
        """Sentences about the events, moves and decisions of this table, in a language of `alcatraz.languages()`."""
        with public_errors():
            return TableWords(BUNDLES[self.game], self.view, checked_texts(language))

    def perft(self, depth: int) -> int:
        """How many sequences of so many moves there are from here; templates are not counted."""
        with public_errors():
            return perft(self._table.game, self._table.state, checked_number(depth, "depth", 0, _MOST_DEPTH))

    def copy(self) -> "Table":
        """An independent table with the same match."""
        return Table(self._table.copy(), self._last_events)

    def _stop_if_over(self) -> None:
        if not self._table.game.deciding(self._table.state):
            raise ContractError("over", Message("error-game-over"))
