"""`alcatraz join`: a seat at a table of a server, in the terminal."""
