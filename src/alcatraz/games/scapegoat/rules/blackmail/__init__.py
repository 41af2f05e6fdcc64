"""S-13 Blackmail: the cards and their deck. cards.py has one row per card; the other modules hold the effects."""
