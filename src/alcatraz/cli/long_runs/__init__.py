"""Running many games with a journal and a progress bar."""
