"""Edition files: the values of an owner's box, read from TOML with every mistake and written as TOML."""
