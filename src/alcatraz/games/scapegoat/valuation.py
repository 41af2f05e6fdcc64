"""What positions of The Scapegoat are worth: careful playouts to the next election, evaluated there.

The first bots play on, which never change: a value means next year what it means today, and its calibration stays true.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from alcatraz.bundle.valuation import Plan
from alcatraz.games.scapegoat.bots.first.planning.decide import choose
from alcatraz.games.scapegoat.bots.first.search.evaluation import evaluate
from alcatraz.games.scapegoat.bots.first.search.plan_search import try_out
from alcatraz.games.scapegoat.bots.first.search.playouts import play_on
from alcatraz.games.scapegoat.bots.first.search.turn_plans import TurnPlan, plans
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.game import GAME
from alcatraz.games.scapegoat.model.components import CARDS, LOCATIONS
from alcatraz.games.scapegoat.model.state import State
from alcatraz.kernel.chance import Seed, key_of
from alcatraz.kernel.game import Json

# By type of move; a function and a blackmail card have rules of their own.
RULES: Final = {
    "vote": "S-4.4",
    "move": "S-6.1",
    "steal": "S-6.3",
    "riot": "S-6.4",
    "complete": "S-6.5",
    "drop": "S-6.6",
    "trade": "S-7.1",
    "accept": "S-7.1",
    "decline": "S-7.1",
    "bribe": "S-7.2",
    "stamina": "S-7.3",
    "end_turn": "S-5.3",
    "move_guard": "S-12.2",
    "done": "S-12.16",
    "keep": "S-12.12",
    "choose": "S-12.14",
    "hand_over": "S-6.3",
    "leave_behind": "S-10.5",
}
# By type of event.
RULES_OF_LUCK: Final = {
    "guard_placed": "S-3.2",
    "reward_revealed": "S-9.5",
    "task_placed": "S-9.8",
    "no_task_found": "S-9.9",
    "card_drawn": "S-12.11",
    "cards_offered": "S-12.12",
    "card_taken": "S-12.14",
    "names_even": "S-10.5",
}
# Found by tools/calibrate_values.py in 300 games of `inmate` with four players.
KNOTS: Final = (
    (0.0, 0.029),
    (0.267, 0.323),
    (0.366, 0.391),
    (0.467, 0.495),
    (0.552, 0.573),
    (0.64, 0.654),
    (0.74, 0.766),
    (0.842, 0.866),
    (1.0, 0.961),
)
SILENT: Final = frozenset(
    {"round_started", "vote_called", "voted", "turn_started", "turn_skipped", "task_buried", "blackmail_shuffled"}
)


class ScapegoatValuation:
    worlds = 5
    strokes_of_luck = frozenset(RULES_OF_LUCK)
    silent = SILENT

    def rule(self, move: Json | None, events: Sequence[Json]) -> str | None:
        if move is None:
            return next((rule for event in events if (rule := RULES_OF_LUCK.get(event["type"]))), None)
        for event in events:
            if event["type"] == "function_used":
                return f"S-12.{LOCATIONS.index(event['at']) + 1}"
        if move["type"] == "blackmail":
            return f"S-13.{CARDS.index(move['card']) + 1}"
        return RULES.get(move["type"])

    def knots(self, players: int) -> Sequence[tuple[float, float]]:
        return KNOTS

    def round(self, state: State) -> int:
        return state.round

    def turn(self, state: State) -> tuple[int, ...]:
        return state.round, state.turn

    def unforeseen(self, state: State) -> tuple[int, ...]:
        """Draws, and cards that were turned: S-9.5, S-9.8, S-12.11."""
        return state.draws, len(state.task_deck), state.task_deck_known, len(state.blackmail_deck)

    def world(self, state: State, seed: Seed) -> State:
        """Hands stay; S-14.2: the known bottom of the task deck stays; a card's place in a deck depends on the seed."""
        s = state.copy()
        s.key = key_of(seed)
        hidden = len(s.task_deck) - s.task_deck_known
        s.task_deck = (*_dealt(s.task_deck[:hidden], s.key), *s.task_deck[hidden:])
        s.blackmail_deck = tuple(_dealt(s.blackmail_deck, s.key))
        return s

    def imagined(self, view: Json, seed: Seed) -> State:
        s = imagine(view, seed, GAME.seats)
        s.key = key_of(f"{seed}/chance")
        return s

    def outcomes(self, state: State, seat: int, move: int) -> Sequence[tuple[float, State]]:
        """A guard card has twelve sides and a deck more: they are sampled."""
        return ()

    def values(self, state: State, horizon: int) -> list[float]:
        play_on(state, horizon)
        return [evaluate(state, seat) for seat in range(state.players)]

    def usual(self, state: State, seat: int) -> int:
        return choose(state, seat)

    def plans(self, state: State, seat: int) -> list[Plan]:
        return [Plan(plan.moves, plan.goal) for plan in plans(state, seat)]

    def worth(self, state: State, seat: int, plan: Plan) -> float:
        return try_out(state, seat, TurnPlan(plan.moves, plan.goal))


VALUATION = ScapegoatValuation()


def _dealt(cards: Sequence[int], key: bytes) -> list[int]:
    """In an order that a card keeps when others have left the deck."""
    return sorted(cards, key=lambda card: sha256(key + b"%d" % card).digest())
