"""The other server processes that share the database."""
