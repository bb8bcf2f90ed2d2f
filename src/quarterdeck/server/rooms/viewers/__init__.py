"""The connections to a table, and the messages that the server sends over them."""
