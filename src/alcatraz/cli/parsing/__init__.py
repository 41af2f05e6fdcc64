"""Commands as data: their declaration, reading a command line by it, help pages, and complaints."""
