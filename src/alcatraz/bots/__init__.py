"""Policies: what a bot decides with."""
