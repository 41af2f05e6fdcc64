"""The HTTP side of the server: application, handlers, static files, settings."""
