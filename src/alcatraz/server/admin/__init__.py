"""Looking after the tables in a database from outside, also while servers run."""
