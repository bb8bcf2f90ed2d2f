"""How the server starts and ends, as one process or several."""
