"""What a host's tools see of a running server: its figures, its state for systemd."""
