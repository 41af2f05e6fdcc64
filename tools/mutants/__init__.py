"""Mutation check of the rules: every line of `games/*/rules` changed in many small ways, the tests run for each."""
