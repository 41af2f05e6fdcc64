"""The people in a database, for whoever runs the server: found, shown, muted, banned, forgotten."""
