"""The state of a table, folded from its log by pure functions without I/O."""
