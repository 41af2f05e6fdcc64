"""`alcatraz replay`: a recorded match, step by step."""
