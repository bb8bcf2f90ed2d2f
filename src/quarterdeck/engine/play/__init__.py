"""Templates that play games, one step at a time or from beginning to end."""
