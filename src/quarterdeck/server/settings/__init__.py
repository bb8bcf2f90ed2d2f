"""The configuration of the server and of its process."""
