"""Live tables: actors, bots, deadlines, time."""
