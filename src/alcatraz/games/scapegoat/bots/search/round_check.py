"""The Scapegoat of a round that may be the last: its best turns are tried by playing the round to its end.

The odds by which a turn is searched are an estimate from one position. Where a mistake leaves the seat behind, the few
best turns are compared by what the others, playing as this bot does, would make of them.
"""

from typing import Final

from alcatraz.games.scapegoat.bots.knowledge.standing import NEAR_THE_END, lacking_without
from alcatraz.games.scapegoat.bots.planning.decide import WORTH_THINKING, careful_moves, choose_carefully
from alcatraz.games.scapegoat.bots.search.playouts import play_on
from alcatraz.games.scapegoat.bots.search.scapegoat_search import scapegoat_lines
from alcatraz.games.scapegoat.determinize import imagine
from alcatraz.games.scapegoat.model import moves
from alcatraz.games.scapegoat.model.state import ACTIONS, ESCAPE, NOTHING, State
from alcatraz.games.scapegoat.rules.decisions import apply, legal
from alcatraz.kernel.game import Json
from alcatraz.kernel.policy import Budget

SEATS: Final = range(3, 5)
WORLDS: Final = 2
MOST_LINES: Final = 4


def checked_move(view: Json, seat: int, budget: Budget) -> int:
    """The move of `inmate` in any decision."""
    s = imagine(view, budget.seed, SEATS)
    if seat != s.scapegoat or s.phase != ACTIONS or s.pending != NOTHING or lacking_without(s, seat) > NEAR_THE_END:
        return choose_carefully(s, seat)
    turns = [careful_moves(s, seat)]
    turns += [line for line in scapegoat_lines(s, seat, WORTH_THINKING, MOST_LINES) if line not in turns]
    if len(turns) == 1:
        return turns[0][0]
    worlds = [s, *(imagine(view, f"{budget.seed}/{number}", SEATS) for number in range(1, WORLDS))]
    left = [sum([_leaves_behind(world.copy(), seat, turn) for world in worlds]) for turn in turns]
    return turns[left.index(min(left))][0]


def _leaves_behind(s: State, seat: int, turn: tuple[int, ...]) -> bool:
    """Whether the round ends the game without the seat, after these moves."""
    last_round = s.round
    for move in turn:
        if s.phase != ACTIONS or s.turn != seat or move not in legal(s, seat):
            break
        apply(s, seat, move)
    if len(turn) > 1 and s.phase == ACTIONS and s.turn == seat and s.pending == NOTHING:
        apply(s, seat, moves.END_TURN)
    play_on(s, last_round)
    return s.reason == ESCAPE and s.loser == seat
