"""Edition files as text: read with every mistake, written so that they can be read again."""
