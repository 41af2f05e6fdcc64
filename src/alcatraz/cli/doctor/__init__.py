"""`alcatraz doctor`: what is wrong with a set-up."""
