"""The guided first game of Alcatraz (1999): its stages as data, and its coach."""
