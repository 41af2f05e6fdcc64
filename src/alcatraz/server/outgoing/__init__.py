"""Everything that leaves a table for its clients: messages, views, sentences, guides."""
