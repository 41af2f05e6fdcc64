"""Alcatraz: The Scapegoat, for 3 or 4 players."""
