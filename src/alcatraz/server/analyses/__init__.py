"""Analyses of finished matches, worked out one after the other in a process of low priority."""
