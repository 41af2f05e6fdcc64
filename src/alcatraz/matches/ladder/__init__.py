"""Ladders: a round robin over named bots, and the ratings that follow from it."""
