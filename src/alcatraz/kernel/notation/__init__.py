"""Reading and writing JSON that every game shares."""
