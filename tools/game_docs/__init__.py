"""Reference pages, JSON Schema and the page's types, made from what the games declare."""
