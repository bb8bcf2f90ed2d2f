"""Tables in memory: a room checks commands, stores them as entries of a log and sends the result to its viewers."""
