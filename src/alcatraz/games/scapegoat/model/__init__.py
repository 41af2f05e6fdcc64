"""Pieces, state, moves and events of The Scapegoat."""
