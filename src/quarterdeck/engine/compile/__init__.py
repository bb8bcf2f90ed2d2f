"""Compiles a game's rule functions and the templates that use them, or interprets them with the same arrays."""
