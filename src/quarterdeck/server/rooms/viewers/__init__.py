"""Who watches a table, and what each connection is sent."""
