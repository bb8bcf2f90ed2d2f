"""The compilation of a game's rule functions and of the templates that use them, or their interpretation."""
