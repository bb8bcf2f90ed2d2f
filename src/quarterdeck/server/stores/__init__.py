"""The stores: each module has the queries and writes of one subject, such as guests or passkeys."""
