"""Small helpers that know nothing of tables."""
