"""`alcatraz check-bot`: tries a program as a bot."""
