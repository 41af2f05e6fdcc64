"""The Scapegoat in words, as messages."""
