"""Puzzles: positions with one clearly best plan, and what measures it."""
