"""Positions as JSON, written complete."""

from typing import Any

from alcatraz.games.boat.model.state import NO_ALARM, NOT_ENDED, REASONS, TURN_LIMIT, State
from alcatraz.games.boat.notation.board_fields import agreement_json, guards_json, square_json
from alcatraz.games.boat.rules.board import BITS, ROWS, square
from alcatraz.games.boat.rules.ending import winner
from alcatraz.kernel.chance import chance_text
from alcatraz.kernel.game import Json
from alcatraz.kernel.notation.shared_fields import FORMAT


def position_json(s: State) -> Json:
    """Everything, in the contract's order; loading it continues the same game."""
    written: Json = {
        "format": FORMAT,
        "game": "boat",
        "players": s.players,
        "options": agreement_json(s.agreed),
        "guards": guards_json(s.guards),
        "prisoners": [prisoners_json(s, seat) for seat in range(s.players)],
        "turn": s.turn,
        "turns_played": s.turns_played,
        "alarm_row": None if s.alarm_row == NO_ALARM else s.alarm_row + 1,
    }
    if s.out:
        written["out"] = [seat for seat in range(s.players) if s.out >> seat & 1]
    written["outcome"] = outcome_json(s)
    written["chance"] = chance_text(s.key, s.draws)
    return written


def prisoners_json(s: State, seat: int) -> list[Any]:
    """Those in the cell, those on the board by row and column, those in the boat: equal states look equal."""
    standing = [square_json(square(row, column)) for row in range(ROWS) for column in BITS[s.own[seat * ROWS + row]]]
    return ["cell"] * s.cell[seat] + standing + ["boat"] * s.boat[seat]


def outcome_json(s: State) -> Json | None:
    if s.reason == NOT_ENDED:
        return None
    winners = [] if s.reason == TURN_LIMIT else [winner(s)]
    losers = [seat for seat in range(s.players) if seat not in winners] if winners else []
    return {"reason": REASONS[s.reason], "winners": winners, "losers": losers}
