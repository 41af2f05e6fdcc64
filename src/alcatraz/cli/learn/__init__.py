"""`alcatraz learn`: the guided first game in the terminal."""
