"""Checks of what is in deploy/: `make check-deploy`."""
