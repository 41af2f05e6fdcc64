"""Lessons on the real engine: what counts as reached, how the others answer, solutions by search, the coach."""
