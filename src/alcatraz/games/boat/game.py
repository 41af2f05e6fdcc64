"""Alcatraz (1999) as a game of the kernel: puts the modules of this folder together."""

from functools import cached_property

from alcatraz.games.boat.determinize import imagine
from alcatraz.games.boat.model.events import event_json
from alcatraz.games.boat.model.state import NO_ALARM, NOT_ENDED, State
from alcatraz.games.boat.notation.move_table import MOVES
from alcatraz.games.boat.notation.options import new_game
from alcatraz.games.boat.notation.read_position import load_position
from alcatraz.games.boat.notation.write_position import position_json
from alcatraz.games.boat.rules import turn
from alcatraz.games.boat.view import view_json
from alcatraz.games.boat.words import endings
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.decision import decisions_json
from alcatraz.kernel.game import Event, Json, Move, Outcome, Viewer
from alcatraz.kernel.message import Refusal
from alcatraz.kernel.rulebook import Rulebook, load_rulebook


class Boat:
    id = "boat"
    rules_version = 1
    seats = range(2, 5)

    @cached_property
    def rulebook(self) -> Rulebook:
        return load_rulebook("alcatraz.games.boat")

    def new(self, players: int, seed: Seed, options: Json) -> State:
        return new_game(players, seed, options, self.seats)

    def edition(self, state: State) -> Json | str | None:
        """All of its components are printed rules: there is nothing to vary."""
        return None

    def load(self, position: Json, seed: Seed) -> State:
        return load_position(position, seed, self.seats)

    def position(self, state: State) -> Json:
        return position_json(state)

    def view(self, state: State, viewer: Viewer) -> Json:
        return {**view_json(state, viewer), "decisions": decisions_json(self, state, viewer)}

    def imagine(self, view: Json, seed: Seed) -> State:
        return imagine(view, seed, self.seats)

    def copy(self, state: State) -> State:
        return state.copy()

    def players(self, state: State) -> int:
        return state.players

    def deciding(self, state: State) -> list[int]:
        return [state.turn] if state.reason == NOT_ENDED else []

    def decision_kind(self, state: State, seat: int) -> str:
        return "turn" if state.alarm_row == NO_ALARM else "alarm"

    def legal(self, state: State, seat: int) -> list[Move]:
        return turn.list_moves(state, seat)

    def templates(self, state: State, seat: int) -> list[Json]:
        """Every move is listed."""
        return []

    def refusals(self, state: State, seat: int, move: Move) -> list[Refusal]:
        return turn.why_not(state, seat, move)

    def cost(self, state: State, seat: int, move: Move) -> int:
        """A turn is one move: nothing is paid for it."""
        return 0

    def apply(self, state: State, seat: int, move: Move) -> list[Event]:
        return turn.play(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        return endings.outcome(state)

    def read_move(self, state: State, move: Json) -> Move:
        return MOVES.read(state.players, move)

    def move_json(self, move: Move) -> Json:
        return MOVES.write(move)

    def event_json(self, state: State, event: Event, viewer: Viewer) -> Json:
        return event_json(event)


GAME = Boat()
