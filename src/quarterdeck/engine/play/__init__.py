"""Games played in compiled code, one step at a time or whole."""
