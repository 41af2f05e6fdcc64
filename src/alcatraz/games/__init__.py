"""One folder per game. A game never imports another."""
