"""`make prove`: the ending of The Scapegoat compared with an oracle on every distribution of the letters."""
