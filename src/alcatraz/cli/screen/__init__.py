"""Styled lines on a terminal: console, layout, numbers."""
