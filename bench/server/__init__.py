"""Our table server under load, beside that of boardgame.io."""
