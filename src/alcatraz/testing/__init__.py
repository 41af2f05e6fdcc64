"""What tests of a game are written with: a scenario language, and a battery of properties for every game."""
