"""Records of matches: written, read, replayed and verified."""
