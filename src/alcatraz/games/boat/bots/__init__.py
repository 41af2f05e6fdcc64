"""The bots of Alcatraz (1999): levels, alpha-beta and tree search, and the yardstick `simple`."""
