"""`alcatraz arena`: contests between policies."""
