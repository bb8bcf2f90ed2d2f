"""Access to the database: connections, queries, writes in groups, packing of logs, migrations and backups."""
