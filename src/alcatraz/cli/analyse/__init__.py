"""`alcatraz analyse`: who moved whose chances in a recorded match."""
