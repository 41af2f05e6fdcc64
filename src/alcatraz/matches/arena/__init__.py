"""Contests between policies, with intervals and ratings."""
