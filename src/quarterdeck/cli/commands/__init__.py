"""The commands, one module for each or for two that belong together."""
