"""Bots at seats of a table, and bots that stand in for absent people."""
