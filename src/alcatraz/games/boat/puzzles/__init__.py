"""Puzzles: positions with one good move, and what proves it."""
