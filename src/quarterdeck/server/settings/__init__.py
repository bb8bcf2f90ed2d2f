"""The configuration of the server, and what surrounds its process."""
