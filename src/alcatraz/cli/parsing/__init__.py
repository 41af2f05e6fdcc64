"""Help, errors and usage of the command line."""
