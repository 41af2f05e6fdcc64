"""`alcatraz play`: a table in the terminal, for people and bots."""
