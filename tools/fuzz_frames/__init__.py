"""Our WebSocket (server/transport/websocket.py) beside two others, on generated streams of bytes and handshakes."""
