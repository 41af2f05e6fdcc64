"""`alcatraz engine`: the JSON protocol on standard input and output."""
