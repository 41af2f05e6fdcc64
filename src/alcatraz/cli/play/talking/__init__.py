"""Talk at a table in the terminal: what bots say, and what a person says to them."""
