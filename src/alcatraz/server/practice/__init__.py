"""Practice tables: rooms in memory, made anew from what was done at them for every request, and never stored."""
