"""Pieces, state, moves and events of Alcatraz (1999)."""
