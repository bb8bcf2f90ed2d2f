"""The connections to a table, and the messages that they are sent."""
