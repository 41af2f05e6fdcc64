"""What a page shows of The Scapegoat beside the moves."""
