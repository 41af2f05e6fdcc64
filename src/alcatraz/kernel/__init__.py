"""What every game shares. Knows no clock, no files, no network and no game."""
