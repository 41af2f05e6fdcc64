"""The implementation of the public Python API. Programs import its names from `alcatraz`: see docs/api.md."""
