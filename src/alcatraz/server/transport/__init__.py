"""WebSockets: frames, handshakes, connections, limits."""
