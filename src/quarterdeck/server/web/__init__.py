"""HTTP and WebSocket handlers, and the files of the page."""
