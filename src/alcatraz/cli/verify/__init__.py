"""`alcatraz verify`: whether records still rebuild."""
