"""Understanding what people type."""
