"""Live tables: a room checks commands, stores them as log entries and sends the result to its viewers."""
