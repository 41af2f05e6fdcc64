"""Heuristics for every decision, on whole states."""
