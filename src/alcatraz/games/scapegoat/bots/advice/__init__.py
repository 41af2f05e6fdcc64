"""Advice: the reasons for moves, in sentences."""
