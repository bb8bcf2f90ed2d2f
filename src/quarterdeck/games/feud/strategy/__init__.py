"""Rules of thumb for Feud."""
