"""Rules of thumb for every decision, on whole states."""
