"""Shared by the long tests: servers as processes, PostgreSQL in a folder, people who play, and ledgers of events."""
