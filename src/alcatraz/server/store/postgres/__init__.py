"""The store on PostgreSQL, for several nodes at once; needs the extra `postgres`."""
