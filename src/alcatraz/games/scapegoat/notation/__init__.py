"""JSON of The Scapegoat: moves, positions, options."""
