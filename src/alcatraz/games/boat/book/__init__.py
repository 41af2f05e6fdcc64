"""The rulebook of Alcatraz (1999) besides its rules: what lies in the box, how to play, examples, words."""
