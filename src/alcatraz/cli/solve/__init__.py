"""`alcatraz solve`: what a position allows."""
