"""Kills and stops nodes on one PostgreSQL while many people play: the long form of tests/server/nodes/test_kills.py."""
