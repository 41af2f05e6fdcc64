"""What bots work out about a position: distances, errands, threats, legal moves by kind."""
