"""Lighthouse on the page: `python -m tools.lighthouse`."""
