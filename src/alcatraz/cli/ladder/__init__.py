"""`alcatraz ladder`: a round robin over named bots."""
