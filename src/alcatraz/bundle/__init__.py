"""What a game brings besides its rules: protocols for words, drawing, guide, options and more."""
