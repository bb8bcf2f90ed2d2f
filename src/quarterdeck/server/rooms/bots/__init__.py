"""The bots that sit at a table, and the threads in which they choose their actions."""
