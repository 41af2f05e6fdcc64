"""How each log entry changes a room."""
