"""The state of a table, computed from the entries of its log, without input or output."""
