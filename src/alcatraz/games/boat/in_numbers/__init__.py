"""Alcatraz (1999) in numbers: its actions and its observations, for programs that learn."""
