"""The rules by chapter. A module lists, refuses and plays what its chapter is about."""
