"""`alcatraz edition`: the values of an owner's box."""
