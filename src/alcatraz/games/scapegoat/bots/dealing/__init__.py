"""Dealing: bots that hear what was said, speak, and vote by it."""
