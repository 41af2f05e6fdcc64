"""Alcatraz (1999) in words, as messages."""
