"""The Scapegoat as a game of the kernel: puts the modules of this folder together."""

from functools import cached_property

from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.model.edition import built_in_edition
from alcatraz.games.scapegoat.model.events import event_json
from alcatraz.games.scapegoat.model.state import ACTIONS, NOTHING, State
from alcatraz.games.scapegoat.notation.move_table import MOVES, read_move
from alcatraz.games.scapegoat.notation.options import new_game
from alcatraz.games.scapegoat.notation.read_position import load_position
from alcatraz.games.scapegoat.notation.write_position import position_json
from alcatraz.games.scapegoat.rules import decisions
from alcatraz.games.scapegoat.rules.free_actions import trade_partners
from alcatraz.games.scapegoat.rules.move_kinds import price
from alcatraz.games.scapegoat.view import view_json
from alcatraz.games.scapegoat.words import endings
from alcatraz.kernel.chance import Seed
from alcatraz.kernel.decision import decisions_json
from alcatraz.kernel.game import Event, Json, Move, Outcome, Viewer
from alcatraz.kernel.message import Refusal
from alcatraz.kernel.rulebook import Rulebook, load_rulebook


class Scapegoat:
    id = "scapegoat"
    rules_version = 2
    seats = range(3, 5)

    @cached_property
    def rulebook(self) -> Rulebook:
        return load_rulebook("alcatraz.games.scapegoat")

    def new(self, players: int, seed: Seed, options: Json) -> State:
        return new_game(players, seed, options, self.seats)

    def edition(self, state: State) -> Json | str | None:
        edition = state.prison.edition
        return edition.digest if edition.digest == built_in_edition().digest else edition.content

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
        return decisions.deciding(state)

    def decision_kind(self, state: State, seat: int) -> str:
        return decisions.kind_of_decision(state)

    def legal(self, state: State, seat: int) -> list[Move]:
        return decisions.legal(state, seat)

    def templates(self, state: State, seat: int) -> list[Json]:
        """S-7.1: offers are too many to list; one template per partner."""
        if state.phase != ACTIONS or state.pending != NOTHING or seat != state.turn:
            return []
        return [{"type": "trade", "with": partner} for partner in trade_partners(state, seat)]

    def refusals(self, state: State, seat: int, move: Move) -> list[Refusal]:
        return decisions.refusals(state, seat, move)

    def cost(self, state: State, seat: int, move: Move) -> int:
        return price(state, seat, move)

    def apply(self, state: State, seat: int, move: Move) -> list[Event]:
        return decisions.apply(state, seat, move)

    def outcome(self, state: State) -> Outcome | None:
        return endings.outcome(state)

    def read_move(self, state: State, move: Json) -> Move:
        return read_move(state.prison, state.players, move)

    def move_json(self, move: Move) -> Json:
        return MOVES.write(move)

    def event_json(self, state: State, event: Event, viewer: Viewer) -> Json:
        return event_json(state.prison, event, viewer)


GAME = Scapegoat()
