"""Reading and writing files named on the command line."""
