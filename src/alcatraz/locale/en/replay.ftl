# Replays: what the server says about them.

server-not-over = This game is going on: everything is laid open only after its end.
server-no-replay = This game was never played to the end, or its rules have changed since: it cannot be replayed. Its record can still be downloaded.
