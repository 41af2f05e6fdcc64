"""Programs of other people as policies."""
