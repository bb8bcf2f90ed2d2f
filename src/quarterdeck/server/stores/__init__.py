"""The SQL of one subject in each module."""
