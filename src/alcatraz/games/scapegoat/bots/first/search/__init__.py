"""Search over whole turns: plans, playouts, odds, evaluation."""
