"""Which heuristic answers which decision."""

from alcatraz.games.scapegoat.bots.simple import cards, hindering, prisoner, trading
from alcatraz.games.scapegoat.bots.simple.election import break_tie, vote
from alcatraz.games.scapegoat.bots.simple.guarding import move_guard
from alcatraz.games.scapegoat.bots.simple.listed_moves import any_of
from alcatraz.games.scapegoat.bots.simple.position import SeenPosition
from alcatraz.games.scapegoat.bots.simple.trading import hand_over
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget


def decide(view: Json, decision: Json, budget: Budget) -> Json:
    """The policy `simple`: the answer to any decision of The Scapegoat."""
    position = SeenPosition(view)
    moves: list[Json] = decision["moves"]
    match decision["kind"]:
        case "vote":
            return vote(position, budget)
        case "turn":
            hindered = position.me == position.scapegoat
            return hindering.take_turn(position, moves) if hindered else prisoner.take_turn(position, moves)
        case "move_guard":
            return move_guard(position, moves)
        case "keep" | "choose_card":
            return cards.choose_best(moves)
        case "trade_answer":
            return trading.answer(position)
        case "consent":
            return trading.consent(position)
        case "leave_behind":
            return any_of(moves, position, budget)
        case "break_tie":
            return break_tie(position, moves)
        case "hand_over":
            return hand_over(position)
        case _:
            # The negotiation has one move: to call the vote.
            return moves[0]
