"""Talk at a table: statements, deals and the ledger of promises. A game supplies its vocabulary."""
