"""The rulebook of The Scapegoat besides its rules: what lies in the box, how to play, examples, advice, words."""
