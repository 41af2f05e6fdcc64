"""Finds puzzles in games between bots: `python -m tools.puzzles GAME`."""
