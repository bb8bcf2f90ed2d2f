"""Small helpers for the server that do not depend on tables or games."""
