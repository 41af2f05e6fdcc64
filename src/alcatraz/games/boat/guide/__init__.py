"""What a page shows of Alcatraz (1999) beside the moves."""
