"""PostgreSQL for tests and measurements: its programs found or installed, and a server in a temporary folder."""
