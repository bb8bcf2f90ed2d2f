"""Many games between bots, in one process, in several or on a cluster."""
