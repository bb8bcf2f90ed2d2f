"""Bots at seats of a table."""
