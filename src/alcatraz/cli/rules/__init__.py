"""`alcatraz rules`: the rule catalogue."""
