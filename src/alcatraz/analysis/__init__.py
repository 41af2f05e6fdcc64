"""Who moved whose chances in a finished match: values, turning points, mistakes. Knows no game."""
