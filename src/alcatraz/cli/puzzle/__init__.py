"""`alcatraz puzzle`: a position with one good move."""
