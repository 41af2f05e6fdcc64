"""Matches between policies: simulation, arena, programs from outside."""
