"""Shared by the programs above this folder: servers, PostgreSQL, people who play, and ledgers of events."""
