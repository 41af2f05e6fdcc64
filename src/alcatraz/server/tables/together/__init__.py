"""People at a finished table who look at the same moment of it. Kept in memory: nothing of it is in the log."""
