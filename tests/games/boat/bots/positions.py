"""Positions in the middle of a game, drawn as text, for counting and comparing moves."""

from tests.games.boat.scenario import Yard, yard


def crowd() -> Yard:
    """Three players in one another's way: prisoners to pass over, own ones to spare, guards ahead."""
    return yard("""
        . . . . G . . . .
        . G . . . . . . .
        . . . . . T G . .
        . . G . A . . . .
        R . . A . . T G .
        . . . . R . . . G
        . A G . . . . . R
        . . T . . . G . .
        . . T . R . . . .
    """, options={"alarm": False})  # fmt: skip


def landing() -> Yard:
    """Close to the boat: amber can win in one move, teal in three; guards ahead of some marked squares."""
    return yard("""
        . . A . G . . T .
        . . . . . A . . G
        G . . . T . . . .
        . . . T . . . G .
        . . . . . . . . G
        G . . . . . . . .
        . . . . . . . . G
        . G . . . . . . .
        . . . . . . . . .
    """, amber=["boat", "boat"], teal=["boat"], options={"alarm": False})  # fmt: skip


def corner() -> Yard:
    """Amber is wedged in and can only pass; teal may sweep its own prisoners."""
    return yard("""
        . G . . . . . . .
        . G . . . . . . .
        . G . . . . . . .
        . G . . . . . . .
        . G . . . . . . .
        . G . . . . . . .
        A G . . . . . . T
        A G . . . . . . T
        T . . . . . . . .
    """, amber=["boat", "boat"], options={"alarm": False, "own_capture": True})  # fmt: skip
