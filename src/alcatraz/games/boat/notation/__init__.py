"""JSON of Alcatraz (1999): moves, positions, options."""
