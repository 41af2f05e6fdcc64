"""The Scapegoat drawn in characters."""
