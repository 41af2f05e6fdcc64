"""The Scapegoat in numbers: its actions and its observations, for programs that learn."""
