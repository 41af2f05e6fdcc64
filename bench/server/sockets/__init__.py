"""The server with other WebSockets than its own: what the own one is worth."""
