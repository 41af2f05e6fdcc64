"""The policy `simple`: a few heuristics, no search. Other bots are measured against it, so it changes rarely."""
