"""What may be said and who may say it: a host's words, names that were muted or banned, reports."""
