"""The guided first game of The Scapegoat: its stages as data, and its coach."""
