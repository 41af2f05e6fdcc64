"""Alcatraz (1999), for 2 to 4 players."""
