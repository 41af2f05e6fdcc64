"""What the search compares: a few whole turns that differ in what they are for."""

from typing import Final

from alcatraz.games.scapegoat import moves
from alcatraz.games.scapegoat.decisions import legal
from alcatraz.games.scapegoat.mind import scapegoat
from alcatraz.games.scapegoat.mind.completing import spent
from alcatraz.games.scapegoat.mind.fetching import follow
from alcatraz.games.scapegoat.mind.guarding import best_guard_moves
from alcatraz.games.scapegoat.mind.listed import Listed
from alcatraz.games.scapegoat.mind.look import Look
from alcatraz.games.scapegoat.mind.player import choose, choose_carefully
from alcatraz.games.scapegoat.mind.prisoner import choose_errand
from alcatraz.games.scapegoat.mind.shopping import FAR
from alcatraz.games.scapegoat.mind.smothering import smother
from alcatraz.games.scapegoat.state import ACTIONS, MOVE_GUARD, NOTHING, State

NO_GOAL: Final = -1
MOST_GUARD_MOVES: Final = 4
MOST_PLANS: Final = 8


class Plan:
    """Moves to begin with, and the task to work on after them."""

    __slots__ = ("goal", "moves")

    def __init__(self, first: tuple[int, ...], goal: int = NO_GOAL) -> None:
        self.moves = first
        self.goal = goal


def plans(s: State, seat: int) -> list[Plan]:
    """What is worth thinking about, the sound choice first; one plan per first move."""
    found: dict[int, Plan] = {}
    for first, goal in _plans(s, seat):
        found.setdefault(first[0], Plan(first, goal))
    return list(found.values())[:MOST_PLANS]


def _plans(s: State, seat: int) -> list[tuple[tuple[int, ...], int]]:
    if s.phase != ACTIONS or s.pending not in (NOTHING, MOVE_GUARD):
        sound = choose_carefully(s, seat)
        return [((sound,), NO_GOAL), *(((move,), NO_GOAL) for move in legal(s, seat))]
    look = Look(s)
    if seat == s.scapegoat:
        return _as_scapegoat(look, seat)
    if s.pending == MOVE_GUARD:
        return [((move,), NO_GOAL) for move in best_guard_moves(look, seat, MOST_GUARD_MOVES)]
    return _as_prisoner(look, seat)


def _as_scapegoat(look: Look, seat: int) -> list[tuple[tuple[int, ...], int]]:
    s = look.s
    found: list[tuple[tuple[int, ...], int]] = []
    line = smother(s, seat, 0.0)
    sound = choose_carefully(s, seat)
    if line and line[0] == sound:
        found.append(((*line, moves.END_TURN), NO_GOAL))
    else:
        found.append(((sound,), NO_GOAL))
        if line:
            found.append(((*line, moves.END_TURN), NO_GOAL))
    found.append(((choose(s, seat),), NO_GOAL))
    if s.pending == MOVE_GUARD:
        return found + [((move,), NO_GOAL) for move in best_guard_moves(look, seat, MOST_GUARD_MOVES)]
    listed = Listed(s, seat)
    found.append(((scapegoat.take_turn(look, listed, FAR),), NO_GOAL))
    found += [((move,), NO_GOAL) for move in _towards_tasks(look, listed)]
    found.append(((moves.END_TURN,), NO_GOAL))
    return found


def _towards_tasks(look: Look, listed: Listed) -> list[int]:
    found = []
    for errand in look.errands(listed.seat):
        move = follow(look, listed, errand)
        if move is not None:
            found.append(move)
    return found


def _as_prisoner(look: Look, seat: int) -> list[tuple[tuple[int, ...], int]]:
    s = look.s
    listed = Listed(s, seat)
    goal = choose_errand(look, seat)
    found: list[tuple[tuple[int, ...], int]] = [((choose_carefully(s, seat),), goal)]
    completions = listed.of(moves.COMPLETE)
    if completions:
        found.append(((min(completions, key=lambda move: spent(s, seat, move)),), goal))
    for errand in look.errands(seat):
        if errand.points < FAR:
            move = follow(look, listed, errand)
            if move is not None:
                found.append(((move,), errand.place))
    found.append(((moves.END_TURN,), NO_GOAL))
    found += [((move,), goal) for move in (*listed.of(moves.USE)[:2], *listed.of(moves.STEAL)[:2])]
    return found
