"""The events of Feud."""
