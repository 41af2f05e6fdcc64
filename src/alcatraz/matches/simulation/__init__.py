"""Many matches from one plan, and their summary."""
