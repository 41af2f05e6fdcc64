"""`alcatraz admin`: the tables in a server's database."""
