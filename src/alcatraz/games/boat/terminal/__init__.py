"""Alcatraz (1999) drawn in characters."""
