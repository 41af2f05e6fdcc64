"""`alcatraz simulate`: many matches and their summary."""
