"""The words, one folder per language."""
