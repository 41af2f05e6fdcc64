"""`alcatraz completion`: scripts that complete the command in a shell."""
