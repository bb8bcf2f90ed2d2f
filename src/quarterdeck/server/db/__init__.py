"""How the database is opened, queried, written in groups, packed, migrated and backed up."""
