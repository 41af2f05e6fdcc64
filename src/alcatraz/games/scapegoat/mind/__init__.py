"""How the bots of three levels think: heuristics on whole imagined states, and a search over them."""
