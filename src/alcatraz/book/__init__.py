"""The rulebook as people read it, in one language: rules with their sources, examples, what the box contains."""
