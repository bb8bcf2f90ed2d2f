"""Shared parts of the proofs: servers as processes, PostgreSQL in a folder, people who play, and ledgers of events."""
