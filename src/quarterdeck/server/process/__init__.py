"""The start and the end of the server, as one process or several."""
