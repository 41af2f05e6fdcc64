"""Playing Alcatraz (1999) at three levels. Nothing is hidden in it but the die, so a view tells a whole state."""
