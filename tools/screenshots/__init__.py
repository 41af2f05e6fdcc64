"""Pictures of every screen of the page: `python -m tools.screenshots`."""
