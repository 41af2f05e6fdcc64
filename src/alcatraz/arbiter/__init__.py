"""The arbiter: what a position allows, why it does not allow a move, and what other rulings would change.

`alcatraz solve` and the server's page "Settle an argument" both answer with it, so that they answer the same.
"""
